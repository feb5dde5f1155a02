/// How many findings and pairs of colours a review has for each success criterion of WCAG.
struct ReviewTotals: Sendable {
  /// One line of the summary: a criterion, or all that stands on none.
  struct Row: Sendable {
    /// Nil for findings that stand on no criterion.
    let criterion: WCAGCriterion?
    /// By severity.
    fileprivate(set) var findings: [Severity: Int] = [:]
    /// Of the predicted themes.
    fileprivate(set) var passing = 0
    fileprivate(set) var failing = 0
    fileprivate(set) var unchecked = 0

    func count(_ severity: Severity) -> Int { findings[severity] ?? 0 }
  }

  private(set) var rows: [Row]

  /// - Parameter report: what the run found; each finding counts once, however many brands inherit it.
  init(_ report: Report) {
    let known: [WCAGCriterion?] = [.contrastMinimum, .nonTextContrast, nil]
    rows = known.map { Row(criterion: $0) }
    for file in report.files {
      for diagnostic in file.diagnostics {
        let index = known.firstIndex { $0 == diagnostic.rule.criterion } ?? rows.count - 1
        rows[index].findings[diagnostic.severity, default: 0] += 1
      }
    }
  }

  /// Counts the pairs of a theme.
  mutating func add(_ theme: JudgedTheme) {
    for pair in theme.pairs {
      guard let index = rows.firstIndex(where: { $0.criterion?.number == pair.kind.criterion }) else { continue }
      if pair.unchecked != nil {
        rows[index].unchecked += 1
      } else if pair.passes {
        rows[index].passing += 1
      } else {
        rows[index].failing += 1
      }
    }
  }
}
