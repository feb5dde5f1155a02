/// A brand without an id, or with one that cannot name files.
enum InvalidBrandID: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .invalidBrandID, category: .reading, severity: .error,
      summary: "brand has no valid id",
      rationale: """
        The id names the files that are made of a brand, on every platform and in web addresses. So it is 1 to 64 \
        lower-case letters, digits and hyphens, and begins with a letter or digit.
        """,
      source: "the form of brand files",
      repairs: [
        .unsafe(
          .value,
          change: "the id is written in lower case, with hyphens for what it must not hold",
          reason: "files, apps and reports may know the brand by its id")
      ],
      bad: [
        .xml("<brand id=\"↓Acme Markets\"><theme mode=\"dark\"/></brand>\n"),
        .xml("<↓brand name=\"Acme\"><theme mode=\"dark\"/></brand>\n"),
        .json("↓{ \"themes\": [ { \"mode\": \"dark\" } ] }\n"),
      ],
      good: [.xml("<brand id=\"acme-markets\"><theme mode=\"dark\"/></brand>\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func missing(_ problem: ReadingProblem) -> Diagnostic {
    problem.finding(.invalidBrandID, "id is missing, a brand must have one", help: rule)
  }

  static func diagnostic(_ text: String, slug: String?, _ problem: ReadingProblem) -> Diagnostic {
    problem.finding(
      .invalidBrandID, "id \(Quoted.value(text)) must \(fault(of: text))",
      help: rule,
      fix: slug.flatMap { problem.fix(.value, "use \($0)", .unsafe) })
  }

  /// What follows "must".
  private static func fault(of text: String) -> String {
    if !BrandID.hasValidCharacters(text) { return "be lower-case letters, digits and hyphens" }
    if text.utf8.first == UInt8(ascii: "-") { return "begin with a letter or digit" }
    return "have at most \(BrandID.maximumLength) characters, it has \(text.utf8.count)"
  }

  private static let rule = "an id is 1 to 64 of a-z, 0-9 and \"-\", the first one no \"-\""
}
