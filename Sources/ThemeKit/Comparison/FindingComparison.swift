/// The findings of two versions of a brand that are not the same.
struct FindingComparison {
  /// New ones, and those that are graver than before.
  private(set) var appeared: [ComparedFinding] = []
  private(set) var gone: [ComparedFinding] = []

  /// Two findings are the same when rule and place are: the theme, and in it the field. Of several in one place those
  /// with the same message are matched first.
  init(old: BrandVersion?, new: BrandVersion?) {
    var before = FindingPlaces(old)?.findings ?? []
    let after = FindingPlaces(new)?.findings ?? []
    var left: [ComparedFinding] = []
    for finding in after {
      if let index = before.firstIndex(where: {
        $0.isAt(finding) && ExactText($0.message) == ExactText(finding.message)
      }) {
        take(finding, before.remove(at: index))
      } else {
        left.append(finding)
      }
    }
    for finding in left {
      if let index = before.firstIndex(where: { $0.isAt(finding) }) {
        take(finding, before.remove(at: index))
      } else {
        appeared.append(finding)
      }
    }
    gone += before
  }

  /// A finding that both versions have.
  private mutating func take(_ finding: ComparedFinding, _ before: ComparedFinding) {
    if finding.severity > before.severity { appeared.append(finding.since(before.severity)) }
    if finding.severity < before.severity { gone.append(before) }
  }
}

extension ComparedFinding {
  fileprivate func isAt(_ other: ComparedFinding) -> Bool {
    rule == other.rule && theme == other.theme && field.map(ExactText.init) == other.field.map(ExactText.init)
  }

  fileprivate func since(_ before: Severity) -> ComparedFinding {
    ComparedFinding(
      rule: rule, severity: severity, message: message, theme: theme, field: field, before: before, source: source,
      range: range)
  }
}
