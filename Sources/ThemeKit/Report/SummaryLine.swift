/// The figures of a run: what was read and checked, and what was found.
///
/// `8 files, 12 themes, 80 pairs checked, 4 not checked: 1 error, 2 warnings, 3 notes (1 fixable)`,
/// and after repairs `(4 fixed, 1 fixable)`.
struct SummaryLine {
  /// One line; two where it is wider than the terminal: what was checked, and what was found.
  let rows: [StyledText]

  init(_ summary: ReportSummary, _ style: ReportStyle) {
    let checked = SummaryLine.checked(summary)
    let found = SummaryLine.found(summary)
    var line = checked
    line.append(" ")
    line.append(found)
    if style.wrapsHeadlines, line.cells > style.width {
      var second = StyledText("  ")
      second.append(found)
      rows = [checked, second]
    } else {
      rows = [line]
    }
  }

  private static func checked(_ summary: ReportSummary) -> StyledText {
    var line = StyledText("\(count(summary.files, "file")), \(count(summary.themes, "theme")), ")
    line.append("\(count(summary.pairsChecked, "pair")) checked")
    if summary.pairsUnchecked > 0 { line.append(", \(summary.pairsUnchecked) not checked") }
    line.append(":")
    return line
  }

  private static func found(_ summary: ReportSummary) -> StyledText {
    var line = StyledText()
    let found: [(Int, Severity)] = [
      (summary.errors, .error), (summary.warnings, .warning), (summary.notes, .note),
    ]
    var isFirst = true
    for (number, severity) in found where number > 0 || severity != .note {
      if !isFirst { line.append(", ") }
      isFirst = false
      line.append(
        number == 0 ? "no \(severity.name)s" : count(number, severity.name), number == 0 ? .plain : .severity(severity))
    }
    if summary.suppressed > 0 { line.append(", \(summary.suppressed) suppressed") }
    var repairs: [String] = []
    if let fixed = summary.fixed { repairs.append("\(fixed) fixed") }
    if summary.fixable > 0 { repairs.append("\(summary.fixable) fixable") }
    if !repairs.isEmpty { line.append(" (\(repairs.joined(separator: ", ")))") }
    return line
  }
}

/// `1 file`, `2 files`
private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
