/// A value of another type than its key has, or a file whose root is no brand.
///
/// Source: the types of QEEmbedTheme's fields: strings, and a number for the radius.
enum WrongType: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .wrongType, category: .reading, severity: .error,
      summary: "value is not of its key's type",
      rationale: """
        A colour without quotes is a number in JSON, and not the one that was typed: 5319e7 is 53190000000. The finding \
        quotes what was typed. In XML, values are text, and themes and palettes hold elements alone.
        """,
      source: "QEEmbedTheme, types of its fields",
      repairs: [
        .safe(
          .value,
          change: "six digits where a colour belongs become a colour, a number in quotes becomes a number",
          reason: "there is one way to read them"),
        .unsafe(
          .value,
          change: "a radius in quotes that is outside 0 … 32 becomes the nearest number inside",
          reason: "two mistakes in one value may mean that something else was meant"),
      ],
      bad: [
        .json("{ \"id\": \"acme\", \"themes\": [ { \"primary\": ↓5319e7, \"radius\": \"↓14\", \"text\": ↓null } ] }\n"),
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              ↓primary
              <background><↓color>#101418</color></background>
            </theme>
          </brand>
          """),
        .xml("<↓resources><color name=\"accent\">#ff7a1a</color></resources>\n"),
      ],
      good: [.json("{ \"id\": \"acme\", \"themes\": [ { \"primary\": \"#5319e7\", \"radius\": 14 } ] }\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ wrong: MistypedValue, _ problem: ReadingProblem) -> Diagnostic {
    let title = problem.edits.first.map { "use \($0.text)" } ?? ""
    guard wrong.expected == .number, let radius = Radius(text: wrong.text), !radius.isInRange else {
      return problem.finding(.wrongType, message(wrong), fix: problem.fix(.value, title))
    }
    return problem.finding(
      .wrongType, message(wrong), fix: problem.fix(.value, title + radius.clampingRemark, .unsafe))
  }

  static func unnamedColor(_ problem: ReadingProblem) -> Diagnostic {
    problem.finding(.wrongType, "palette colour must have a name", help: "write <color name=\"…\">")
  }

  private static func message(_ wrong: MistypedValue) -> String {
    switch wrong.expected {
    case .brand: return "\(root(wrong)) must be a brand\(wrong.found == .elements ? ": <brand>" : "")"
    case .elements:
      return "text \(Quoted.value(wrong.text)) cannot stand in \(key(wrong)), which holds elements"
    case .text: return "\(key(wrong)) must be text, not the element <\(Quoted.shortened(wrong.text))>"
    case .string, .number, .object, .array: return "\(key(wrong)) must be \(expected(wrong)), not \(found(wrong))"
    }
  }

  private static func key(_ wrong: MistypedValue) -> String { Quoted.shortened(wrong.key ?? "root") }

  private static func expected(_ wrong: MistypedValue) -> String {
    switch wrong.expected {
    case .number: "a number"
    case .object: "an object"
    case .array: "an array"
    case .string, .text, .elements, .brand: "a string"
    }
  }

  private static func found(_ wrong: MistypedValue) -> String {
    switch wrong.found {
    case .string: "the string \(Quoted.value(wrong.text))"
    case .number: "the number \(Quoted.shortened(wrong.text))"
    case .boolean, .null: Quoted.shortened(wrong.text)
    case .object: "an object"
    case .array: "an array"
    case .text, .elements: "text"
    }
  }

  private static func root(_ wrong: MistypedValue) -> String {
    switch wrong.found {
    case .elements: "root element <\(Quoted.shortened(wrong.text))>"
    case .object: "object without id, palette, themes or ownThemes"
    case .array: "array"
    case .string, .text: "root \(Quoted.value(wrong.text))"
    case .number, .boolean, .null: "root \(Quoted.shortened(wrong.text))"
    }
  }
}
