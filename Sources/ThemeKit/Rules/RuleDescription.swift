/// What a rule says about itself: the source of `rules`, `explain`, the rule pages and the rule's own tests.
public struct RuleDescription: Sendable {
  public enum Category: String, Sendable, CaseIterable {
    case reading, values, contrast, consistency
  }

  /// A brand file that shows the rule. `↓` stands before the first character of each range that is reported.
  public struct Example: Sendable {
    public enum Language: String, Sendable { case xml, json }

    /// Another file in the same folder, which the example extends.
    public struct Neighbour: Sendable {
      public let name: String
      public let text: String

      /// "xml" or "json".
      public var language: String { name.hasSuffix(".json") ? "json" : "xml" }
    }

    public let language: Language
    /// The whole file.
    public let text: String
    public let neighbours: [Neighbour]

    public static func xml(_ text: String, beside neighbours: [Neighbour] = []) -> Example {
      Example(language: .xml, text: text, neighbours: neighbours)
    }

    public static func json(_ text: String, beside neighbours: [Neighbour] = []) -> Example {
      Example(language: .json, text: text, neighbours: neighbours)
    }

    /// The name that the file has where it is linted.
    public var name: String { "acme.\(language.rawValue)" }

    /// The findings in `text`, which is this example without its marks, or another text in its place.
    public func lint(_ text: String) -> LintedFile {
      var files: [String: [UInt8]] = [:]
      for neighbour in neighbours { files[neighbour.name] = Array(neighbour.text.utf8) }
      return Linter.lint(
        path: name, relativePath: name, bytes: Array(text.utf8), origin: .explicit,
        parents: Parents(MemoryParents(linted: name, files: files), file: 0))
    }
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
  /// The repairs that its findings may offer; none where what to change is the author's choice alone.
  public let repairs: [RepairDescription]
  /// Files with findings; at least one.
  public let bad: [Example]
  /// Files without a finding of this rule; at least one.
  public let good: [Example]

  public init(
    id: RuleID, category: Category, severity: Severity, summary: String, rationale: String, source: String,
    wcag: String? = nil, repairs: [RepairDescription] = [], bad: [Example], good: [Example]
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.wcag = wcag
    self.repairs = repairs
    self.bad = bad
    self.good = good
  }
}
