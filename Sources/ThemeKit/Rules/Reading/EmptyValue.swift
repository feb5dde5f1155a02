/// A key that is there without a value.
///
/// Distinct from a missing key, which is allowed: all fields of QEEmbedTheme are optional.
enum EmptyValue: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .emptyValue, category: .reading, severity: .error,
      summary: "key has no value",
      rationale: """
        All fields are optional: one that is not to be sent is left out. A key without a value is a value that was \
        forgotten, or one that a script did not fill in.
        """,
      source: "QEEmbedTheme: all fields are optional",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <primary>↓</primary>
              <background>↓ </background>
            </theme>
          </brand>
          """),
        .json("{ \"id\": \"acme\", \"themes\": [ { \"mode\": \"dark\", \"primary\": \"↓\" } ] }\n"),
      ],
      good: [.json("{ \"id\": \"acme\", \"themes\": [ { \"mode\": \"dark\" } ] }\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ key: String, _ form: KeyForm, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(
      .emptyValue, message(key, form), help: form == .paletteName ? nil : "give it a value, or leave it out")
  }

  private static func message(_ key: String, _ form: KeyForm) -> String {
    if form == .paletteName { return "name of a palette colour is empty" }
    return "value of \(key.isEmpty ? Quoted.value(key) : Quoted.shortened(key)) is empty"
  }
}
