/// A file beyond what is read, so that a hostile one costs no more than an honest one.
///
/// Source: qetheme's own limits (`Limit`), each far above what a brand needs.
enum LimitExceeded: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .limitExceeded, category: .reading, severity: .error,
      summary: "file is beyond what is read",
      rationale: """
        A brand file is data from outside. Its size, its nesting and the number of its parts are bounded, far above \
        what a brand needs: \(Limit.fileSize.value) bytes, \(Limit.depth.value) levels, \
        \(Limit.nameLength.value) bytes of a name, \(Limit.attributes.value) attributes of an element, \(Limit.themes.value) themes and \
        \(Limit.paletteColors.value) palette colours.
        """,
      source: "limits of qetheme",
      bad: [
        .json(
          "{ \"id\": \"acme\", \"themes\": "
            + String(repeating: "[", count: Limit.depth.value - 1) + "↓[]"
            + String(repeating: "]", count: Limit.depth.value - 1) + " }\n")
      ],
      good: [.json("{ \"id\": \"acme\", \"themes\": [ { \"mode\": \"dark\" } ] }\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ limit: Limit, found: Int?, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(.limitExceeded, message(limit, found: found))
  }

  private static func message(_ limit: Limit, found: Int?) -> String {
    let number = found.map { "\($0)" } ?? "more than \(limit.value)"
    switch limit {
    case .fileSize: return "file must have at most \(limit.value) bytes"
    case .depth: return "nesting must be at most \(limit.value) levels deep"
    case .nameLength: return "name of \(number) bytes must have at most \(limit.value)"
    case .attributes: return "element with \(number) attributes must have at most \(limit.value)"
    case .themes: return "brand must have at most \(limit.value) themes"
    case .paletteColors: return "palette must have at most \(limit.value) colours"
    case .ancestors: return "extends must lead through at most \(limit.value) files"
    }
  }
}
