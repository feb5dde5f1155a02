/// A rule: its description, and how it finds what it reports.
///
/// Rules are stateless; they see brands and predictions, never syntax. The rules under `Reading` have nothing to
/// check: they put the problems that `BrandReader` found into words.
protocol Rule: SendableMetatype {
  /// Built only when asked for; linting does not need it.
  static var description: RuleDescription { get }
  /// Appends the rule's findings for one brand.
  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic])
}

extension Rule {
  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}
}
