/// Turns a brand as written into a `Brand`: follows references, reads values, and checks what concerns the brand as a
/// whole.
struct BrandResolver {
  private let file: BrandFile
  private let hasUnreadThemes: Bool
  private var colors: PaletteResolver
  private(set) var problems: [ReadingProblem] = []

  /// - Parameter hasUnreadThemes: whether themes are there in a form that could not be read, which is a finding of
  ///   its own.
  init(_ file: BrandFile, hasUnreadThemes: Bool) {
    self.file = file
    self.hasUnreadThemes = hasUnreadThemes
    colors = PaletteResolver(file.palette)
  }

  /// - Parameter bareID: the id of a bare theme, which has none of its own.
  mutating func resolve(source: SourceFile, bareID: String?) -> Brand {
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
    if themes.isEmpty, !hasUnreadThemes { problems.append(ReadingProblem(.noTheme, at: file.root)) }
    reportDuplicateModes(of: .theme)
    reportDuplicateModes(of: .ownTheme)
    problems += colors.problems
    let name = file.name.flatMap { $0.kind == .string && !$0.text.isEmpty ? $0.text : nil }
    return Brand(
      source: source, file: file, id: id, displayName: name ?? id ?? FileName.last(of: source.path),
      themes: themes, ownThemes: ownThemes,
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

  private mutating func reportDuplicateModes(of role: Theme.Role) {
    // Light, dark, and without a mode.
    var first: (light: SourceRange?, dark: SourceRange?, any: SourceRange?)
    for theme in file.themes where theme.role == role {
      let written = theme[.mode]
      let mode = written.flatMap { $0.kind == .string ? ThemeMode(rawValue: $0.text) : nil }
      if written != nil, mode == nil { continue }
      let place = written?.range ?? theme.anchor
      let earlier: SourceRange?
      switch mode {
      case .light:
        earlier = first.light
        first.light = earlier ?? place
      case .dark:
        earlier = first.dark
        first.dark = earlier ?? place
      case nil:
        earlier = first.any
        first.any = earlier ?? place
      }
      if let earlier {
        problems.append(
          ReadingProblem(
            .duplicateMode(mode: mode?.rawValue ?? "any", isOwn: role == .ownTheme), at: place, related: [earlier]))
      }
    }
  }

  // MARK: Fields

  private mutating func theme(_ written: BrandFile.WrittenTheme) -> Theme {
    Theme(
      role: written.role, range: written.range, anchor: written.anchor,
      mode: state(written[.mode]) { ThemeMode(rawValue: $0) },
      primary: colors.state(of: written[.primary]), background: colors.state(of: written[.background]),
      paper: colors.state(of: written[.paper]), text: colors.state(of: written[.text]),
      radius: state(written[.radius], type: file.format == .json ? .number : .string) { Radius(text: $0) },
      fontFamily: state(written[.fontFamily]) { FontFamily.isSafe($0) ? $0 : nil },
      fontURL: state(written[.fontURL]) { FontURL(text: $0) })
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
