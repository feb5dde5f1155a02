/// A key that is given twice.
///
/// XML forbids it for attributes; JSON leaves open which of the two counts (RFC 8259, section 4).
enum DuplicateKey: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .duplicateKey, category: .reading, severity: .error,
      summary: "key is given twice",
      rationale: """
        Of two values for one key every tool picks its own: one takes the first, another the last. The finding names \
        both places.
        """,
      source: "XML 1.0, section 3.1; RFC 8259, section 4",
      bad: [
        .xml(
          """
          <brand id="acme">
            <palette>
              <color name="ember">#ff7a1a</color>
              <color name="↓ember">#ff8b2b</color>
            </palette>
            <theme mode="dark">
              <primary>{ember}</primary>
              <↓primary>#2563eb</primary>
            </theme>
          </brand>
          """),
        .json("{ \"id\": \"acme\", \"themes\": [ { \"text\": \"#000000\", \"↓text\": \"#111111\" } ] }\n"),
      ],
      good: [.json("{ \"id\": \"acme\", \"themes\": [ { \"text\": \"#000000\", \"paper\": \"#ffffff\" } ] }\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ name: String, _ form: KeyForm, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(.duplicateKey, message(name, form), related: "given here first")
  }

  private static func message(_ name: String, _ form: KeyForm) -> String {
    switch form {
    case .element: "element \(Quoted.value(name)) is given twice, must be given once"
    case .attribute: "attribute \(Quoted.value(name)) is given twice, must be given once"
    case .member: "key \(Quoted.value(name)) is given twice, must be given once"
    case .paletteName: "palette colour \(Quoted.value(name)) is given twice, must be given once"
    }
  }
}
