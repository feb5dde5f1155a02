/// One finding: what is wrong, where exactly, and what would mend it.
public struct Diagnostic: Sendable {
  /// A second place that explains the finding.
  public struct Related: Sendable {
    public let place: Place
    /// The file of the place; nil is the finding's own file.
    public internal(set) var file: SourceFile?
    /// The label at the place, a phrase.
    public let message: String

    /// A place in one of the brand's files, which `Diagnostic.located(in:)` fills in.
    public init(at place: Place, message: String) {
      self.place = place
      self.message = message
    }

    /// A place in `file`, or in the finding's own one.
    public init(file: SourceFile? = nil, range: SourceRange, message: String) {
      self.init(at: Place(range), message: message)
      self.file = file
    }

    public var range: SourceRange { place.range }
  }

  public let rule: RuleID
  public let severity: Severity
  /// One phrase: lower case, no final stop, the specific part first, values quoted as typed.
  public let message: String
  /// The smallest range that holds what is wrong, and which of the brand's files it is in.
  public internal(set) var place: Place
  /// The file of the place; nil is the linted file.
  public internal(set) var file: SourceFile?
  /// Of a finding in a file that the linted one extends: where the linted one does.
  public internal(set) var heir: Related?
  /// What stands beside the primary range in a frame: what the module will do. May be nil.
  public let label: String?
  public internal(set) var related: [Related]
  /// Advice in words when no fix-it says it. May be nil.
  public let help: String?
  /// Facts below the frame: the WCAG criterion, what is assumed.
  public internal(set) var notes: [String]
  /// Of a finding that brands inherit: which one, or how many. "inherited by b.xml", "inherited by 2 brands".
  public internal(set) var inheritance: String?
  /// The repairs on offer, best first. Those of contrast findings are searched for only when they are wanted.
  public internal(set) var fixIts: [FixIt]
  /// What a contrast finding is about; nil for other findings.
  public internal(set) var contrast: ContrastSubject?

  /// A finding in one of the brand's files, which `located(in:)` fills in.
  public init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at place: Place, label: String? = nil,
    related: [Related] = [], help: String? = nil, notes: [String] = [], fixIts: [FixIt] = [],
    contrast: ContrastSubject? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.label = label
    self.related = related
    self.help = help
    self.notes = notes
    self.fixIts = fixIts
    self.contrast = contrast
  }

  /// A finding in the linted file itself.
  public init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at range: SourceRange, label: String? = nil,
    related: [Related] = [], help: String? = nil, notes: [String] = [], fixIts: [FixIt] = []
  ) {
    self.init(
      rule, severity, message, at: Place(range), label: label, related: related, help: help, notes: notes,
      fixIts: fixIts)
  }

  public var range: SourceRange { place.range }
}

extension Diagnostic {
  /// The order of every report within one file: position, then rule, then message. Findings in files that the brand
  /// extends come after its own.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.place != right.place { return left.place < right.place }
    if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
    return left.message < right.message
  }
}
