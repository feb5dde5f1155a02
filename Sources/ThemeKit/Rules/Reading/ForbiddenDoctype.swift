/// A document type declaration, which can declare entities that grow without bound or that fetch other files.
///
/// Source: XML 1.0, section 2.8. Brand files have no use for one: schemas are named by `xml-model`.
enum ForbiddenDoctype: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .forbiddenDoctype, category: .reading, severity: .error,
      summary: "XML file has a DOCTYPE",
      rationale: """
        A DOCTYPE can declare entities that expand to gigabytes or that pull in other files and addresses. A brand \
        file is data from outside, so it is read no further. An xml-model instruction names a schema without that.
        """,
      source: "XML 1.0, section 2.8",
      bad: [
        .xml(
          """
          ↓<!DOCTYPE brand SYSTEM "brand.dtd">
          <brand id="acme"><theme mode="dark"/></brand>
          """)
      ],
      good: [
        .xml(
          """
          <?xml-model href="schema/brand.rng"?>
          <brand id="acme"><theme mode="dark"/></brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ problem: ReadingProblem) -> Diagnostic {
    problem.finding(
      .forbiddenDoctype, "DOCTYPE is not allowed in a brand file",
      help: "remove it; <?xml-model href=\"…\"?> names a schema")
  }
}
