/// The figures of a run: what was read and checked, and what was found.
///
/// `8 files, 12 themes, 80 pairs checked, 4 not checked: 1 error, 2 warnings, 3 notes (1 fixable with --fix)`
///
/// Repairs that `--unsafe-fixes` would make, too, are counted beside those: `(1 fixable with --fix, 2 more with
/// --unsafe-fixes)`; and so is what has been mended: `(4 fixed)`.
struct SummaryLine {
  /// One line; several where it is wider than the terminal: what was checked, what was found, and what repairs do.
  let rows: [StyledText]

  init(_ summary: ReportSummary, _ style: ReportStyle) {
    let parts = [SummaryLine.checked(summary), SummaryLine.found(summary)] + SummaryLine.repairs(summary)
    var rows: [StyledText] = []
    for part in parts {
      guard var row = rows.last else {
        rows.append(part)
        continue
      }
      row.append(" ")
      row.append(part)
      if style.wrapsHeadlines, row.cells > style.width {
        row = StyledText("  ")
        row.append(part)
        rows.append(row)
      } else {
        rows[rows.count - 1] = row
      }
    }
    self.rows = rows
  }

  /// All of it on one line, undressed.
  static func text(_ summary: ReportSummary) -> String {
    SummaryLine(summary, ReportStyle()).rows.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
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
    return line
  }

  /// In brackets; empty when there is nothing to say.
  private static func repairs(_ summary: ReportSummary) -> [StyledText] {
    var repairs: [String] = []
    if let fixed = summary.fixed { repairs.append("\(fixed) fixed") }
    if summary.fixable > 0 { repairs.append("\(summary.fixable) fixable with --fix") }
    if summary.fixableUnsafely > 0 {
      repairs.append(
        summary.fixable > 0
          ? "\(summary.fixableUnsafely) more with --unsafe-fixes"
          : "\(summary.fixableUnsafely) fixable with --fix --unsafe-fixes")
    }
    return repairs.enumerated().map { index, text in
      StyledText((index == 0 ? "(" : "") + text + (index == repairs.count - 1 ? ")" : ","))
    }
  }
}

/// `1 file`, `2 files`
private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
