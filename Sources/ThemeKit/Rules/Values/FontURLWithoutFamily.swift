/// A fontURL in a theme that names no font family.
///
/// The stylesheet defines fonts by name; without `fontFamily` nothing uses them.
/// Source: QEEmbedTheme, `fontFamily`, `fontURL`.
enum FontURLWithoutFamily: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .fontURLWithoutFamily, category: .values, severity: .warning,
      summary: "fontURL is given without a fontFamily",
      rationale: """
        The fontURL only loads a stylesheet; the fontFamily is the name that text is set in. Without it the font is \
        loaded for nothing.
        """,
      source: "QEEmbedTheme, fields fontFamily and fontURL",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontURL>↓https://fonts.acme.example/inter.css</fontURL>
            </theme>
          </brand>
          """)
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>https://fonts.acme.example/inter.css</fontURL>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "themes": [ { "mode": "dark", "fontURL": "https://fonts.acme.example/inter.css" } ],
            "ownThemes": [ { "mode": "dark", "fontFamily": "Inter" } ] }
          """),
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    // The family may be in a file that cannot be read.
    guard context.brand.isWhole else { return }
    context.forEachTheme { theme, judged in
      guard theme.fontFamily.isAbsent, let url = theme.fontURL.resolved, url.reported == nil else { return }
      // A family of the brand's own theme shows through.
      if let judged, judged.prediction.font.origin == .ownTheme { return }
      diagnostics.append(
        Diagnostic(
          .fontURLWithoutFamily, .warning, message, at: url.place,
          label: judged.map { "the font stays \($0.prediction.font.applied) (assumed)" }))
    }
  }

  private static let message = "fontURL without a fontFamily, which names the font to use"
}
