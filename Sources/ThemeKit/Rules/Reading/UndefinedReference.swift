/// A `{name}` that the palette does not have.
enum UndefinedReference: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .undefinedReference, category: .reading, severity: .error,
      summary: "palette does not have the colour that is referred to",
      rationale: """
        A reference stands for a colour of the brand's palette. One that leads nowhere is no colour, and the module \
        would fall back to another one.
        """,
      source: "the form of brand files",
      repairs: [
        .unsafe(
          .value,
          change: "the reference gets the name of the palette colour that is spelt most like it",
          reason: "it brings in a colour, and another one may be meant")
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <palette><color name="ember">#ff7a1a</color></palette>
            <theme mode="dark">
              <primary>↓{embre}</primary>
              <background>{ember}</background>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "palette": { "flame": "↓{fire}" }, "themes": [ { "primary": "{flame}" } ] }
          """),
      ],
      good: [
        .json(
          """
          { "id": "acme", "palette": { "flame": "#ff7a1a" }, "themes": [ { "primary": "{flame}" } ] }
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ chain: [String], suggestion: String?, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(
      .undefinedReference, message(chain, suggestion: suggestion),
      fix: suggestion.flatMap { problem.fix(.value, "use {\($0)}", .unsafe) })
  }

  private static func message(_ chain: [String], suggestion: String?) -> String {
    let name = "{\(Quoted.shortened(chain.last ?? ""))}"
    let way = chain.count > 1 ? ", by way of {\(Quoted.shortened(chain[0]))}" : ""
    let hint = suggestion.map { ", did you mean {\($0)}" } ?? ""
    return "\(name) is not in the palette\(way)\(hint)"
  }
}
