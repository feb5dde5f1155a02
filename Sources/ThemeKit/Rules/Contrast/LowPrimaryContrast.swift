/// Primary below 3:1 on background or paper.
///
/// An accent colour usually draws toggles, selected tabs, focus rings and lines; what tells a control or its state apart needs 3:1
/// against what it stands on. An assumed primary is not judged. One finding for each theme.
/// Source: WCAG 2.2 SC 1.4.11; QEEmbedTheme, `primary`: accent colour.
enum LowPrimaryContrast: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .lowPrimaryContrast, category: .contrast, severity: .warning,
      summary: "primary is below 3:1 on background or paper",
      rationale: """
        What is needed to tell a control or its state apart has 3:1 against the colours beside it. Primary is \
        documented as the accent colour, which is what toggles, selected tabs, focus rings and lines are usually drawn \
        in.

        A filled button with a readable label is exempt: its label says what it is, and the fill is decoration. \
        Toggles, selected tabs, focus rings and lines are not exempt, since their colour alone says what they are.
        """,
      source: "WCAG 2.2 SC 1.4.11; QEEmbedTheme, field primary: accent colour",
      wcag: RuleID.lowPrimaryContrast.wcag,
      repairs: RepairDescription.ofPrimary,
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <primary>↓#f9c66b</primary>
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
      .lowPrimaryContrast, .warning, .primary, pairs: (.primaryOnBackground, .primaryOnPaper), context, label: label,
      message: message, into: &diagnostics)
  }

  private static let label = "toggles, selected tabs, focus rings and lines in it are hard to make out"

  private static func message(_ primary: String, _ worst: LowContrast) -> String {
    "\(primary) on \(worst.surface.phrase) is \(worst.printed), \(worst.need)"
  }
}
