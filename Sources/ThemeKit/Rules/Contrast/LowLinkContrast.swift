/// Primary below 4.5:1 where it is text.
///
/// Whether the module sets text in primary is not documented, hence a note. An assumed primary is not judged.
/// Source: WCAG 2.2 SC 1.4.3; QEEmbedTheme, `primary`: accent colour.
enum LowLinkContrast: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .lowLinkContrast, category: .contrast, severity: .note,
      summary: "primary is below 4.5:1 on background or paper, where it may be text",
      rationale: """
        Links and text buttons are usually set in the accent colour, and text needs 4.5:1. Whether and where the module \
        does so is not documented, so this is a note.
        """,
      source: "WCAG 2.2 SC 1.4.3; QEEmbedTheme, field primary: accent colour",
      wcag: RuleID.lowLinkContrast.wcag,
      repairs: RepairDescription.ofLink,
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <primary>↓#e8590c</primary>
              <background>#ffffff</background>
            </theme>
          </brand>
          """)
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <primary>#c2410c</primary>
              <background>#ffffff</background>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    PrimaryContrast.check(
      .lowLinkContrast, .note, .link, pairs: (.linkOnBackground, .linkOnPaper), context, label: label, message: message,
      into: &diagnostics)
  }

  private static let label = "links and text buttons in it would be hard to read"

  private static func message(_ primary: String, _ worst: LowContrast) -> String {
    "\(primary) as text on \(worst.surface.phrase) is \(worst.printed), \(worst.need)"
  }
}
