/// How each field of a theme becomes a field of the payload.
struct FieldPredictor {
  /// The effective mode; the brand's own theme was chosen by it.
  let mode: PredictedField<ThemeMode>
  let profile: ModuleProfile

  static func mode(
    of theme: Theme, ownThemes: [Theme], profile: ModuleProfile
  ) -> PredictedField<ThemeMode> {
    if case .valid(let mode, let resolved) = theme.mode {
      return PredictedField(
        applied: mode, outcome: .asWritten, basis: .documented, reason: "as written", written: resolved.written.text)
    }
    let malformed = theme.mode.malformed
    if ownThemes.count == 1, let mode = ownThemes[0].writtenMode {
      return PredictedField(
        applied: mode, outcome: .fallback, basis: malformed == nil ? .brand : .assumed,
        reason: malformed == nil
          ? "not written; the mode of the brand's only own theme"
          : "invalid, so treated as absent: the mode of the brand's only own theme",
        unknown: malformed == nil ? "" : invalidIsUndocumented, written: malformed?.written.text, origin: .ownTheme,
        malformed: malformed?.place)
    }
    return PredictedField(
      applied: profile.mode.value, outcome: .fallback, basis: malformed == nil ? profile.basis : .assumed,
      reason: malformed == nil ? "not written" : "invalid, so treated as absent",
      unknown: profile.mode.unknown, written: malformed?.written.text, origin: .profile, malformed: malformed?.place)
  }

  func primary(_ written: FieldState<SRGBColor>, own: FieldState<SRGBColor>) -> PredictedField<SRGBColor> {
    color(written) ?? fallback(written, own: own, profile: profile.primary, profileBasis: profile.basis)
  }

  func background(_ written: FieldState<SRGBColor>, own: FieldState<SRGBColor>) -> PredictedField<SRGBColor> {
    color(written)
      ?? fallback(
        written, own: own, profile: profile.background(for: mode.applied),
        profileBasis: min(profile.basis, mode.basis))
  }

  func paper(
    _ written: FieldState<SRGBColor>, own: FieldState<SRGBColor>, background: PredictedField<SRGBColor>
  ) -> PredictedField<SRGBColor> {
    if let paper = color(written) { return paper }
    // A malformed background may or may not stand in for paper; either way is a guess.
    let malformed = written.malformed
    let unsure = malformed?.place ?? background.malformed
    let typed = malformed?.written.text
    if background.origin == .theme {
      return PredictedField(
        applied: background.applied, outcome: .derived, basis: malformed == nil ? .documented : .assumed,
        reason: malformed == nil
          ? "not written; paper is the background by default" : "invalid, so treated as absent: the background",
        unknown: malformed == nil ? "" : invalidIsUndocumented, written: typed, origin: .background, malformed: unsure)
    }
    if case .valid(let paper, _) = own {
      return PredictedField(
        applied: paper, outcome: .fallback, basis: unsure == nil ? min(.brand, mode.basis) : .assumed,
        reason: fallbackReason(malformed: malformed != nil),
        unknown: unsure == nil ? modeUnknown : invalidIsUndocumented,
        written: typed, origin: .ownTheme, malformed: unsure)
    }
    return PredictedField(
      applied: background.applied, outcome: .derived, basis: .assumed,
      reason: malformed == nil
        ? "not written; the predicted background" : "invalid, so treated as absent: the predicted background",
      unknown: "what paper is where the theme sends no background is not documented", written: typed,
      origin: .background, malformed: unsure ?? own.malformed?.place)
  }

  func radius(_ written: FieldState<Radius>, own: FieldState<Radius>) -> PredictedField<Radius> {
    guard case .valid(let radius, let resolved) = written else {
      let field = fallback(written, own: own, profile: profile.radius, profileBasis: profile.basis)
      if field.applied.isInRange { return field }
      return PredictedField(
        applied: field.applied.clamped, outcome: .fallback, basis: .assumed,
        reason: "the brand's own theme shows through, clamped to 0 … 32",
        unknown: "whether the module clamps the radius of the brand's own theme is not documented",
        written: field.written, origin: .ownTheme, malformed: field.malformed)
    }
    let typed = resolved.written.text
    if !radius.isInRange {
      return PredictedField(
        applied: radius.clamped, outcome: .clamped(from: resolved.text), basis: .documented,
        reason: "clamped to 0 … 32", written: typed)
    }
    let isWhole = radius.value == radius.value.rounded()
    return PredictedField(
      applied: radius, outcome: radius.digits == resolved.text ? .asWritten : .normalized, basis: .documented,
      reason: radius.digits == resolved.text ? "as written" : "the same number in its shortest form",
      unknown: isWhole ? "" : "how the module reports a fractional radius is not documented", written: typed)
  }

  /// A written colour as it is; nil when there is none to take.
  private func color(_ state: FieldState<SRGBColor>) -> PredictedField<SRGBColor>? {
    guard case .valid(let color, let resolved) = state else { return nil }
    let isLowerCase = !resolved.text.utf8.contains { UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0 }
    return PredictedField(
      applied: color, outcome: isLowerCase ? .asWritten : .normalized, basis: .documented, reason: "as written",
      unknown: isLowerCase ? "" : letterCaseIsUndocumented, written: resolved.written.text)
  }

  /// The value of a field that is absent or malformed: what the brand's own theme says, else what the module has.
  func fallback<Value>(
    _ written: FieldState<Value>, own: FieldState<Value>, profile: ModuleProfile.Assumption<Value>,
    profileBasis: Basis
  ) -> PredictedField<Value> {
    let malformed = written.malformed
    if case .valid(let value, _) = own {
      return PredictedField(
        applied: value, outcome: .fallback, basis: malformed == nil ? min(.brand, mode.basis) : .assumed,
        reason: fallbackReason(malformed: malformed != nil),
        unknown: malformed == nil ? modeUnknown : invalidIsUndocumented, written: malformed?.written.text,
        origin: .ownTheme, malformed: malformed?.place)
    }
    let unsure = malformed ?? own.malformed
    return PredictedField(
      applied: profile.value, outcome: .fallback, basis: unsure == nil ? profileBasis : .assumed,
      reason: malformed == nil
        ? own.isAbsent ? "not written" : "not written, and invalid in the brand's own theme"
        : "invalid, so treated as absent",
      unknown: profile.unknown, written: malformed?.written.text, origin: .profile, malformed: unsure?.place)
  }

  private func fallbackReason(malformed: Bool) -> String {
    malformed
      ? "invalid, so treated as absent: the brand's own theme shows through"
      : "not written; the brand's own theme shows through"
  }

  /// Said where a value was taken from the own theme of an assumed mode.
  private var modeUnknown: String { mode.basis == .assumed ? "the mode is assumed" : "" }
}

let invalidIsUndocumented = "how the module treats an invalid value is not documented"
let letterCaseIsUndocumented = "letter case in the payload is not documented"

extension FieldState {
  /// The value that is there and cannot be used; nil when absent or valid.
  var malformed: ResolvedValue? {
    if case .malformed(let resolved) = self { resolved } else { nil }
  }
}
