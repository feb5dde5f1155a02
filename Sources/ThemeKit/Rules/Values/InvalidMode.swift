/// A `mode` other than `light` and `dark`.
///
/// QEEmbedTheme knows `.light` and `.dark`; what the module makes of another word is not documented.
/// Source: QEEmbedTheme, `mode`.
enum InvalidMode: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .invalidMode, category: .values, severity: .error,
      summary: "mode is neither light nor dark",
      rationale: """
        QEEmbedTheme has two modes, `.light` and `.dark`, spelt in lower case. How the module treats another word is \
        not documented, so the theme may appear in either mode.
        """,
      source: "QEEmbedTheme, field mode",
      repair: "A word that is nearly `light` or `dark` is replaced by it; safe.",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="↓Dark">
              <primary>#ff7a1a</primary>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "↓night", "primary": "#ff7a1a" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <primary>#ff7a1a</primary>
            </theme>
            <theme>
              <primary>#c2410c</primary>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard let mode = theme.mode.unreported else { return }
      diagnostics.append(
        Diagnostic(
          .invalidMode, .error, message(mode.text), at: mode.range, label: context.absentLabel(.mode, judged),
          fixIts: meant(by: mode.text).map { [.value($0, for: mode.range)] } ?? []))
    }
  }

  private static func meant(by word: String) -> String? {
    NearMiss.match(for: word, among: ThemeMode.allCases.map(\.rawValue))
  }

  private static func message(_ text: String) -> String {
    "mode \(Quoted.value(text)) must be \"light\" or \"dark\""
  }
}
