/// A mode that its background contradicts: mode light with a dark background, or the other way round.
///
/// Source: QEEmbedTheme, `mode`, `background`; relative luminance as WCAG 2.2 defines it.
enum ModeBackgroundMismatch: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .modeBackgroundMismatch, category: .consistency, severity: .warning,
      summary: "mode and background contradict each other",
      rationale: """
        The mode is all that the module knows about the colours it adds of its own; which those are is not documented. \
        A light mode with a background on which white reads better than black is likely to get colours made for a \
        bright page, and a dark mode with a background on which black reads better those made for a dark one.
        """,
      source: "QEEmbedTheme, fields mode and background",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="↓light">
              <background>#101418</background>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "↓dark", "background": "#fafafa" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <background>#101418</background>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for judged in context.themes {
      let mode = judged.prediction.mode
      let background = judged.prediction.background
      guard mode.basis != .assumed, background.basis != .assumed, background.malformed == nil else { continue }
      let white = ContrastRatio(.white, background.applied)
      let black = ContrastRatio(.black, background.applied)
      let isMismatch = mode.applied == .light ? white > black : black > white
      guard isMismatch, let surface = context.place(of: .background, from: background.origin, in: judged) else {
        continue
      }
      // At the mode where the theme writes it, else at the background that it leads to; and at the background, too,
      // where a brand's palette has it and the theme is inherited.
      let written = judged.theme.writtenMode == nil ? nil : modePlace(of: judged.theme, beside: surface)
      let isColored = surface.colorUse != nil && written.map { surface.place.file < $0.file } ?? false
      let place = isColored ? nil : written
      let related =
        isColored
        ? written.map { [Diagnostic.Related(at: $0, message: "mode is set here")] } ?? []
        : place == nil ? [] : [Diagnostic.Related(at: surface.place, message: surfaceLabel(white, black))]
      diagnostics.append(
        Diagnostic(
          .modeBackgroundMismatch, .warning, message(mode.applied, surface.text), at: place ?? surface.place,
          label: place == nil ? surfaceLabel(white, black) : nil, related: related))
    }
  }

  /// The mode in the file that has the background, so that a family that inherits both has one finding.
  private static func modePlace(of theme: Theme, beside surface: ResolvedValue) -> Place? {
    let part = theme.parts.first { $0.place.file == surface.place.file && $0.mode != nil }
    return part?.mode.map { Place($0, file: surface.place.file) } ?? theme.mode.resolved?.place
  }

  private static func message(_ mode: ThemeMode, _ background: String) -> String {
    let (better, worse) = mode == .light ? ("white", "black") : ("black", "white")
    return "mode \(mode.rawValue) with background \(background), on which \(better) reads better than \(worse)"
  }

  private static func surfaceLabel(_ white: ContrastRatio, _ black: ContrastRatio) -> String {
    "white is \(white.printed()):1 here, black \(black.printed()):1"
  }
}
