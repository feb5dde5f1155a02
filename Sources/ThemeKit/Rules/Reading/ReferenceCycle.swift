/// Palette colours that refer to each other in a circle.
enum ReferenceCycle: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .referenceCycle, category: .reading, severity: .error,
      summary: "palette colours refer to each other in a circle",
      rationale: "A circle of references has no colour in it. One finding names all of its members in order.",
      source: "the form of brand files",
      bad: [
        .xml(
          """
          <brand id="acme">
            <palette>
              <color name="blue">↓{green}</color>
              <color name="green">{teal}</color>
              <color name="teal">{blue}</color>
            </palette>
            <theme mode="dark"><primary>{teal}</primary></theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "palette": { "a": "↓{a}" }, "themes": [ { "primary": "{a}" } ] }
          """),
      ],
      good: [
        .json(
          """
          { "id": "acme", "palette": { "a": "{b}", "b": "#ff7a1a" }, "themes": [ { "primary": "{a}" } ] }
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ chain: [String], _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(.referenceCycle, message(chain), related: "part of the circle")
  }

  private static func message(_ chain: [String]) -> String {
    var names = chain.map { Quoted.shortened($0) }
    // A long circle is named by its beginning and its end.
    if names.count > longest { names = names.prefix(longest - 2) + ["…"] + names.suffix(2) }
    return "palette colours refer to each other in a circle: \(names.joined(separator: " → "))"
  }

  /// Names that a message repeats.
  private static let longest = 12
}
