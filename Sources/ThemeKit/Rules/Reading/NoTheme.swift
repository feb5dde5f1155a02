/// A brand without a theme that an app could send.
enum NoTheme: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .noTheme, category: .reading, severity: .error,
      summary: "brand has no theme",
      rationale: """
        A brand file says what an app sends to the module. Without a theme it says nothing; an own theme alone is \
        what the platform already has.
        """,
      source: "QEEmbedConfig, field theme",
      bad: [
        .xml("<↓brand id=\"acme\"><ownTheme mode=\"dark\"><primary>#2563eb</primary></ownTheme></brand>\n"),
        .json("↓{ \"id\": \"acme\", \"themes\": [] }\n"),
      ],
      good: [.xml("<brand id=\"acme\"><theme mode=\"dark\"/></brand>\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ problem: ReadingProblem) -> Diagnostic {
    problem.finding(.noTheme, "theme is missing, a brand must have at least one")
  }
}
