/// The figures of a run.
public struct ReportSummary: Hashable, Sendable {
  /// Brand files read, with or without findings; files that are no brands are not counted.
  public var files = 0
  public var themes = 0
  public var errors = 0
  public var warnings = 0
  public var notes = 0
  /// Findings with a safe repair.
  public var fixable = 0
  /// Findings whose repairs all change what the author chose.
  public var fixableUnsafely = 0
  /// Findings that this run has mended, which are not among the others; nil when it was not to mend any.
  public var fixed: Int?
  /// Findings that are listed but do not count.
  public var suppressed = 0
  public var pairsChecked = 0
  public var pairsUnchecked = 0

  public init() {}

  /// Counts one more finding.
  public mutating func count(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
    if diagnostic.fixIts.contains(where: { $0.applicability == .safe }) {
      fixable += 1
    } else if diagnostic.fixIts.contains(where: { $0.applicability == .unsafe }) {
      fixableUnsafely += 1
    }
  }

  public static func += (left: inout ReportSummary, right: ReportSummary) {
    left.files += right.files
    left.themes += right.themes
    left.errors += right.errors
    left.warnings += right.warnings
    left.notes += right.notes
    left.fixable += right.fixable
    left.fixableUnsafely += right.fixableUnsafely
    if let fixed = right.fixed { left.fixed = (left.fixed ?? 0) + fixed }
    left.suppressed += right.suppressed
    left.pairsChecked += right.pairsChecked
    left.pairsUnchecked += right.pairsUnchecked
  }

  /// How many findings are at least as grave as `severity`.
  public func count(atLeast severity: Severity) -> Int {
    switch severity {
    case .error: errors
    case .warning: errors + warnings
    case .note: errors + warnings + notes
    }
  }
}
