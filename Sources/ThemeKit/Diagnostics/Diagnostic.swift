/// One finding: what is wrong, where exactly, and what would mend it.
public struct Diagnostic: Sendable {
  /// A second place that explains the finding.
  public struct Related: Sendable {
    /// The file of the place; nil is the finding's own file.
    public let file: SourceFile?
    public let range: SourceRange
    /// The label at the place, a phrase.
    public let message: String

    public init(file: SourceFile? = nil, range: SourceRange, message: String) {
      self.file = file
      self.range = range
      self.message = message
    }
  }

  public let rule: RuleID
  public let severity: Severity
  /// One phrase: lower case, no final stop, the specific part first, values quoted as typed.
  public let message: String
  /// The smallest range that holds what is wrong.
  public let range: SourceRange
  /// What stands beside the primary range in a frame: what the module will do. May be nil.
  public let label: String?
  public let related: [Related]
  /// Advice in words when no fix-it says it. May be nil.
  public let help: String?
  /// Facts below the frame: the WCAG criterion, what is assumed.
  public let notes: [String]
  /// The repairs on offer, best first. Those of contrast findings are searched for only when they are wanted.
  public internal(set) var fixIts: [FixIt]
  /// What a contrast finding is about; nil for other findings.
  public internal(set) var contrast: ContrastSubject?

  public init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at range: SourceRange, label: String? = nil,
    related: [Related] = [], help: String? = nil, notes: [String] = [], fixIts: [FixIt] = [],
    contrast: ContrastSubject? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.label = label
    self.related = related
    self.help = help
    self.notes = notes
    self.fixIts = fixIts
    self.contrast = contrast
  }
}

extension Diagnostic {
  /// The order of every report within one file: position, then rule, then message.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.range != right.range { return left.range < right.range }
    if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
    return left.message < right.message
  }
}
