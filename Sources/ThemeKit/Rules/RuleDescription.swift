/// What a rule says about itself: the source of `rules`, `explain`, the rule pages and the rule's own tests.
public struct RuleDescription: Sendable {
  public enum Category: String, Sendable, CaseIterable {
    case reading, values, contrast, consistency
  }

  /// A brand file that shows the rule. `↓` stands before the first character of each range that is reported.
  public struct Example: Sendable {
    public enum Language: String, Sendable { case xml, json }

    public let language: Language
    /// The whole file.
    public let text: String

    public static func xml(_ text: String) -> Example { Example(language: .xml, text: text) }
    public static func json(_ text: String) -> Example { Example(language: .json, text: text) }
  }

  public let id: RuleID
  public let category: Category
  /// The severity of most of its findings.
  public let severity: Severity
  /// One phrase: what is reported.
  public let summary: String
  /// Why it matters, in a few sentences.
  public let rationale: String
  /// The WCAG clause or the QEEmbedTheme field the rule comes from.
  public let source: String
  /// The WCAG criterion, "1.4.3"; nil for rules that have none.
  public let wcag: String?
  /// The repair and whether it is safe; nil when there is none.
  public let repair: String?
  /// Files with findings; at least one.
  public let bad: [Example]
  /// Files without a finding of this rule; at least one.
  public let good: [Example]

  public init(
    id: RuleID, category: Category, severity: Severity, summary: String, rationale: String, source: String,
    wcag: String? = nil, repair: String? = nil, bad: [Example], good: [Example]
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.wcag = wcag
    self.repair = repair
    self.bad = bad
    self.good = good
  }
}
