/// Turns a brand as written into a `Brand`: follows references, reads values, and checks what concerns the brand as a
/// whole.
struct BrandResolver {
  private let family: BrandFamily
  private let file: BrandFile
  private var colors: PaletteResolver
  private(set) var problems: [ReadingProblem] = []

  init(_ family: BrandFamily) {
    self.family = family
    file = family.file
    colors = PaletteResolver(file.palette, isWhole: family.isWhole)
  }

  /// - Parameter bareID: the id of a bare theme, which has none of its own.
  mutating func resolve(bareID: String?) -> Brand {
    let id = bareID ?? brandID()
    var themes: [Theme] = []
    var ownThemes: [Theme] = []
    themes.reserveCapacity(file.themes.count)
    for written in file.themes {
      switch written.role {
      case .theme: themes.append(theme(written))
      case .ownTheme: ownThemes.append(theme(written))
      }
    }
    if themes.isEmpty, !family.hasUnreadThemes, family.isWhole {
      problems.append(ReadingProblem(.noTheme, at: file.root))
    }
    problems += colors.problems
    let name = file.name.flatMap { $0.kind == .string && !$0.text.isEmpty ? $0.text : nil }
    return Brand(
      sources: family.sources, file: file, isWhole: family.isWhole, id: id,
      displayName: name ?? id ?? FileName.last(of: family.sources[0].path), themes: themes, ownThemes: ownThemes,
      paletteColors: colors.states, unusedPalette: colors.unused)
  }

  // MARK: Identity

  private mutating func brandID() -> String? {
    guard let id = file.id else {
      problems.append(ReadingProblem(.missingBrandID, at: file.root))
      return nil
    }
    guard id.kind == .string, !id.text.isEmpty else { return nil }
    if BrandID.isValid(id.text) { return id.text }
    let slug = BrandID.slug(of: id.text)
    problems.append(
      ReadingProblem(
        .invalidBrandID(text: id.text, slug: slug), at: id.range,
        edits: slug.map { [TextEdit(range: id.range, text: $0)] } ?? []))
    return nil
  }

  // MARK: Fields

  private mutating func theme(_ written: BrandFile.WrittenTheme) -> Theme {
    Theme(
      role: written.role, range: written.range, anchor: written.anchor, file: written.file, parts: written.parts,
      mode: state(written[.mode]) { ThemeMode(rawValue: $0) },
      primary: colors.state(of: written[.primary]), background: colors.state(of: written[.background]),
      paper: colors.state(of: written[.paper]), text: colors.state(of: written[.text]),
      radius: state(written[.radius], type: radiusType(written[.radius])) { Radius(text: $0) },
      fontFamily: state(written[.fontFamily]) { FontFamily.isSafe($0) ? $0 : nil },
      fontURL: state(written[.fontURL]) { FontURL(text: $0) })
  }

  /// In XML everything is text.
  private func radiusType(_ radius: WrittenValue?) -> WrittenValue.Kind {
    family.formats[Int(radius?.file ?? 0)] == .json ? .number : .string
  }

  private func state<Value>(
    _ written: WrittenValue?, type: WrittenValue.Kind = .string, read: (String) -> Value?
  ) -> FieldState<Value> {
    guard let written else { return .absent }
    if written.kind != type { return .malformed(ResolvedValue(written: written, reported: .wrongType)) }
    if written.text.isEmpty { return .malformed(ResolvedValue(written: written, reported: .emptyValue)) }
    let resolved = ResolvedValue(written: written)
    return read(written.text).map { .valid($0, resolved) } ?? .malformed(resolved)
  }
}
