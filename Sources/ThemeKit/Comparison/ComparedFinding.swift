/// A finding that one version of a brand has and the other does not.
///
/// Findings of contrast are not among them: they are what the checked pairs say, and those are compared by themselves.
public struct ComparedFinding: Sendable {
  public let rule: RuleID
  public let severity: Severity
  public let message: String
  /// Nil for a finding that is in no theme.
  public let theme: ThemeKey?
  /// The key of a field, `palette.<name>`, or the key that is wrong; nil for a finding that is about none.
  public let field: String?
  /// How grave the finding was before, if that is all that changed; else nil.
  public let before: Severity?
  public let source: SourceFile
  public let range: SourceRange

  /// Whether a brand with it does not lint clean: a note leaves a brand clean.
  public var counts: Bool { severity > .note }
}
