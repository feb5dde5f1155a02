/// Two files of one run with the same brand id, which would write the same output files.
///
/// Found by `BrandIDs`, which sees all files of a run.
enum DuplicateBrandID: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .duplicateBrandID, category: .reading, severity: .error,
      summary: "another file of the run has the same brand id",
      rationale: """
        The id names the files that are made of a brand: of two brands with one id the second would overwrite the \
        first. The finding names both files. The example is one of two files.
        """,
      source: "the form of brand files",
      bad: [.xml("<brand id=\"↓acme\"><theme mode=\"dark\"/></brand>\n")],
      good: [.xml("<brand id=\"acme-pro\"><theme mode=\"dark\"/></brand>\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  /// - Parameter path: the relative path of the first file with the id.
  static func message(_ id: String, path: String) -> String {
    "id \(Quoted.value(id)) must be unique, \(path) has it too"
  }
}
