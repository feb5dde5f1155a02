extension FieldPredictor {
  /// Text that was passed is checked for 4.5:1 and replaced by the module's own when it is unreadable: both are
  /// documented. On which surface it is checked, and what the module's own is, are not.
  func text(
    _ written: FieldState<SRGBColor>, own: FieldState<SRGBColor>, background: PredictedField<SRGBColor>,
    paper: SRGBColor
  ) -> PredictedField<SRGBColor> {
    let moduleText = profile.ownText(on: background.applied)
    guard case .valid(let color, let resolved) = written else {
      let field = fallback(
        written, own: own, profile: moduleText, profileBasis: min(profile.basis, background.basis))
      guard field.origin == .profile, field.malformed == nil, background.malformed != nil else { return field }
      // Which of its own texts the module takes hangs on a background that cannot be told.
      return PredictedField(
        applied: field.applied, outcome: field.outcome, basis: .assumed, reason: "not written",
        unknown: moduleText.unknown, written: field.written, origin: .profile, malformed: background.malformed)
    }
    let readsOnBackground = ContrastRatio(color, background.applied).meets(.fourPointFive)
    let readsOnBoth = readsOnBackground && ContrastRatio(color, paper).meets(.fourPointFive)
    let checksPaper = profile.textCheck.value == .backgroundAndPaper
    let isKept = checksPaper ? readsOnBoth : readsOnBackground

    var alternative: PredictedField<SRGBColor>.Alternative?
    if profile.basis == .assumed, readsOnBackground != readsOnBoth, moduleText.value != color {
      alternative = .init(
        applied: isKept ? moduleText.value : color,
        when: checksPaper
          ? "if the module checks text on background only" : "if the module checks text on paper as well")
    }
    if isKept {
      let isLowerCase = !resolved.text.utf8.contains { UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0 }
      let isCertain = alternative == nil && background.basis == .documented
      return PredictedField(
        applied: color, outcome: isLowerCase ? .asWritten : .normalized,
        basis: alternative == nil ? background.basis : .assumed,
        reason: alternative != nil
          ? "readable on background but not on paper"
          : isCertain ? "as written: readable on background" : "readable on the predicted background",
        unknown: alternative != nil
          ? profile.textCheck.unknown
          : background.basis == .assumed
            ? "the background it is checked on is assumed" : isLowerCase ? "" : letterCaseIsUndocumented,
        written: resolved.written.text, alternative: alternative)
    }
    return PredictedField(
      applied: moduleText.value, outcome: .replaced(from: resolved.text), basis: min(profile.basis, background.basis),
      reason: readsOnBackground
        ? "unreadable on paper, so replaced by the module's own, as documented"
        : "unreadable on background, so replaced by the module's own, as documented",
      unknown: moduleText.unknown, written: resolved.written.text, origin: .profile, alternative: alternative,
      malformed: background.malformed)
  }
}
