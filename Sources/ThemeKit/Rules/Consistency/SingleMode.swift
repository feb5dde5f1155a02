/// A brand with themes for one mode alone.
///
/// Source: QEEmbedTheme, `mode`: the OS dark-mode switch does not override the theme.
enum SingleMode: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .singleMode, category: .consistency, severity: .note,
      summary: "the brand has themes for one mode alone",
      rationale: """
        The OS dark-mode switch does not override the theme, so an app that follows the switch needs a theme for each \
        mode. A brand that is dark on purpose is fine, hence a note. A theme without a mode, or the brand's own theme, \
        counts for the other mode.
        """,
      source: "QEEmbedTheme, field mode: the OS dark-mode switch does not override the theme",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="↓dark">
              <primary>#ff7a1a</primary>
            </theme>
          </brand>
          """)
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <primary>#ff7a1a</primary>
            </theme>
            <theme mode="light">
              <primary>#c2410c</primary>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    guard let only = context.themes.first?.theme, case .valid(let mode, let written) = only.mode,
      context.themes.allSatisfy({ $0.theme.writtenMode == mode }),
      context.brand.ownThemes.allSatisfy({ $0.writtenMode == mode })
    else { return }
    // A family that has one mode alone says it once, in the file that all of them extend.
    let place = only.parts.last { $0.mode != nil }
      .flatMap { part in part.mode.map { Place($0, file: part.place.file) } }
    diagnostics.append(Diagnostic(.singleMode, .note, message(mode), at: place ?? written.place))
  }

  private static func message(_ mode: ThemeMode) -> String {
    "only mode \(mode.rawValue) has a theme, an app that follows the system needs one for \(other(mode).rawValue) too"
  }

  private static func other(_ mode: ThemeMode) -> ThemeMode {
    switch mode {
    case .light: .dark
    case .dark: .light
    }
  }
}
