/// A key that has no meaning where it stands.
///
/// An unknown key is almost always a misspelt one, whose value would silently be left out.
/// Source: the fields of QEEmbedTheme; the form of brand files.
enum UnknownKey: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .unknownKey, category: .reading, severity: .error,
      summary: "key has no meaning where it stands",
      rationale: """
        A misspelt key is a value that never reaches the app, and nobody is told. In XML, id, name and mode are \
        attributes and everything else is an element; in JSON all are keys.
        """,
      source: "QEEmbedTheme, names of its fields",
      repairs: [
        .safe(
          .key,
          change:
            "a misspelt key gets the name that is meant, an attribute becomes an element, an element an attribute",
          reason: "no value is changed, and the module would not have seen it"),
        .safe(
          .value,
          change: "the namespace of the prefix xsi is written as XML Schema has it",
          reason: "it is no part of the brand"),
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark" ↓primary="#ff7a1a">
              <↓backround>#101418</backround>
            </theme>
          </brand>
          """),
        .json(
          "{ \"id\": \"acme\", \"themes\": [ { \"mode\": \"dark\", \"↓fontUrl\": \"https://fonts.example/a.css\" } ] }\n"
        ),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <primary>#ff7a1a</primary>
              <background>#101418</background>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ key: StrayKey, _ problem: ReadingProblem) -> Diagnostic {
    let name = Quoted.shortened(key.name)
    let title: String
    switch key.meant {
    case .misspelt(let meant): title = "rename \(name) to \(meant)"
    case .element: title = "write \(name) as an element"
    case .attribute: title = "write \(name) as an attribute"
    case .given, .nothingKnown: title = "remove \(name)"
    }
    return problem.finding(.unknownKey, message(key), help: help(key), fix: problem.fix(.key, title))
  }

  static func schemaNamespace(_ text: String, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(
      .unknownKey, "namespace \(Quoted.value(text)) of prefix xsi must be \"\(SchemaInstance.namespace)\"",
      fix: problem.fix(.value, "use \(SchemaInstance.namespace)"))
  }

  static func paletteName(_ text: String, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(
      .unknownKey,
      "palette name \(Quoted.value(text)) must begin with a letter and go on in letters, digits, \".\", \"_\" or \"-\"")
  }

  private static func help(_ key: StrayKey) -> String? {
    guard case .given(let meant) = key.meant else { return nil }
    return "\(meant) can be given once, keep one of the two"
  }

  private static func message(_ key: StrayKey) -> String {
    let name = Quoted.value(key.name)
    let kind =
      switch key.form {
      case .element: key.owner == nil ? "root element" : "element"
      case .attribute: "attribute"
      case .member: "key"
      case .paletteName: "palette name"
      }
    let place = key.owner.map { " \(key.form == .attribute ? "on" : "in") \(Quoted.shortened($0))" } ?? ""
    switch key.meant {
    case .misspelt(let meant), .given(let meant):
      return "unknown \(kind) \(name)\(place), did you mean \(Quoted.value(meant))"
    case .element: return "\(name)\(place) must be an element, not an attribute"
    case .attribute: return "\(name)\(place) must be an attribute, not an element"
    case .nothingKnown: return "unknown \(kind) \(name)\(place)"
    }
  }
}
