/// Whether a round of repairs did what it was to do, as the findings before and after it tell.
struct RepairOutcome {
  /// Without these gone, nothing else in a file is certain.
  private static let syntaxRules: Set<RuleID> = [.malformedFile, .invalidEncoding, .forbiddenDoctype, .limitExceeded]

  /// A finding, wherever it stands.
  private struct Words: Hashable {
    let rule: RuleID
    let message: String
  }

  private let wanted: [Words: Int]
  private let syntaxErrors: Int
  /// The most errors that there may be; nil for any number.
  private let errors: Int?

  /// - Parameter changesColors: whether valid colours give way to others. Mending a value or a key brings more to
  ///   light, which may be wrong in its turn; another colour must not.
  init(of round: RepairRound, before findings: [Diagnostic], changesColors: Bool) {
    var counts: [Words: Int] = [:]
    for finding in findings { counts[Words(rule: finding.rule, message: finding.message), default: 0] += 1 }
    var wanted: [Words: Int] = [:]
    for repair in round.repairs {
      let words = Words(rule: repair.rule, message: repair.message)
      wanted[words, default: counts[words] ?? 0] -= 1
    }
    self.wanted = wanted
    syntaxErrors =
      findings.count(where: RepairOutcome.isSyntaxError)
      - round.repairs.count { RepairOutcome.syntaxRules.contains($0.rule) }
    errors = changesColors ? findings.count { $0.severity == .error } : nil
  }

  /// Whether every finding that had a repair is gone, and no new fault of syntax and no worse colour has come.
  func isReached(by findings: [Diagnostic]) -> Bool {
    guard findings.count(where: RepairOutcome.isSyntaxError) <= syntaxErrors else { return false }
    if let errors, findings.count(where: { $0.severity == .error }) > errors { return false }
    var counts = wanted
    for finding in findings {
      let words = Words(rule: finding.rule, message: finding.message)
      if let left = counts[words] {
        guard left > 0 else { return false }
        counts[words] = left - 1
      }
    }
    return true
  }

  static func isSyntaxError(_ finding: Diagnostic) -> Bool { syntaxRules.contains(finding.rule) }
}
