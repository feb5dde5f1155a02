/// Two themes of one brand for the same mode.
///
/// Source: QEEmbedTheme, `mode`.
enum DuplicateMode: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .duplicateMode, category: .reading, severity: .error,
      summary: "brand has two themes for one mode",
      rationale: """
        An app asks a brand for its light or its dark theme: there is one of each at most, and one without a mode, \
        for the themes as for the own themes.
        """,
      source: "QEEmbedTheme, field mode",
      bad: [
        .xml("<brand id=\"acme\"><theme mode=\"dark\"/><theme mode=\"↓dark\"/></brand>\n"),
        .xml("<brand id=\"acme\"><theme/><↓theme/></brand>\n"),
        .json(
          "{ \"id\": \"acme\", \"themes\": [ { } ], \"ownThemes\": [ { \"mode\": \"light\" }, { \"mode\": \"↓light\" } ] }\n"
        ),
      ],
      good: [
        .xml("<brand id=\"acme\"><theme mode=\"dark\"/><theme mode=\"light\"/><ownTheme mode=\"dark\"/></brand>\n")
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ mode: String, isOwn: Bool, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(.duplicateMode, message(mode, isOwn ? "own theme" : "theme"), related: "the first one is here")
  }

  private static func message(_ mode: String, _ kind: String) -> String {
    mode == "any"
      ? "second \(kind) without a mode, must be one at most"
      : "second \(kind) of mode \(mode), must be one at most"
  }
}
