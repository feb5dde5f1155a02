/// A file that is not well-formed XML or JSON.
///
/// Nothing can be said of what is behind a fault of syntax, so reading ends there; JSON goes on after a comment, a
/// trailing comma and half a surrogate pair.
/// Source: XML 1.0 (fifth edition), Namespaces in XML 1.0, RFC 8259.
enum MalformedFile: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .malformedFile, category: .reading, severity: .error,
      summary: "file is not well-formed XML or JSON",
      rationale: """
        A file with a fault of syntax reads differently in every tool, or not at all. Reading stops at the first \
        fault, because what follows it could mean anything; only after a comment or a trailing comma in JSON, whose \
        meaning is plain, it goes on.
        """,
      source: "XML 1.0, fifth edition; RFC 8259 for JSON",
      repairs: [
        .safe(
          .syntax,
          change: "a comment or a trailing comma in JSON is removed",
          reason: "the values stay as they are")
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <primary>#ff7a1a</primary>
          </↓brand>
          """),
        .xml("<brand id=\"acme\" name=\"Black ↓& White\"><theme/></brand>\n"),
        .json(
          """
          {
            "id": "acme", ↓// the house brand
            "themes": [ { "mode": "dark", "primary": "#ff7a1a"↓, } ]
          }
          """),
        .json("{ \"id\": \"acme\", \"themes\": [ { \"radius\": ↓014 } ] }\n"),
      ],
      good: [
        .xml(
          """
          <brand id="acme" name="Black &amp; White">
            <theme mode="dark">
              <primary>#ff7a1a</primary>
            </theme>
          </brand>
          """),
        .json(
          "{ \"id\": \"acme\", \"themes\": [ { \"mode\": \"dark\", \"primary\": \"#ff7a1a\", \"radius\": 14 } ] }\n"),
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ fault: SyntaxFault, _ problem: ReadingProblem) -> Diagnostic {
    let words = words(fault)
    return problem.finding(
      .malformedFile, words.message, related: words.related, help: words.help,
      fix: words.fixTitle.flatMap { problem.fix(.syntax, $0) })
  }

  /// What is said of a fault.
  struct Words {
    let message: String
    /// The label of the related places.
    var related: String?
    var help: String?
    var fixTitle: String?

    init(_ message: String, related: String? = nil, help: String? = nil, fixTitle: String? = nil) {
      self.message = message
      self.related = related
      self.help = help
      self.fixTitle = fixTitle
    }
  }

  private static func words(_ fault: SyntaxFault) -> Words {
    switch fault {
    case .emptyFile: Words("file is empty, must hold a brand")
    case .xml(let fault): words(fault)
    case .json(let fault): words(fault)
    }
  }

  /// `U+0007`
  static func number(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
