/// A comment for a pull request: a table of the findings, the gravest first, and below it, folded, the contrast of every theme.
///
/// Code hosts refuse long comments, GitHub beyond 65,536 characters: the tables end before that, and say how much they
/// leave out.
public struct MarkdownReporter: Sendable {
  /// Bytes that the findings may take, and the whole comment.
  static let mostFindings = 40_000
  static let most = 60_000

  public init() {}

  public func text(of report: Report) -> String {
    var text = "### \(Tool.name): \(MarkdownText.prose(SummaryLine.text(report.summary)))\n"
    for failure in report.failures { text += "\n✗ \(MarkdownText.prose(failure.message))\n" }
    text += findings(of: report)
    text += MarkdownMatrix(report.themes).text(room: MarkdownReporter.most - text.utf8.count)
    return text
  }

  private func findings(of report: Report) -> String {
    let rows = Self.rows(of: report)
    guard !rows.isEmpty else { return "" }
    var text = "\n| | where | finding | repair |\n|---|---|---|---|\n"
    for (index, row) in rows.enumerated() {
      if text.utf8.count + row.utf8.count > Self.mostFindings {
        return text + "\n… and \(rows.count - index) more: the report in another format has them all.\n"
      }
      text += row
    }
    return text
  }

  /// One row a finding, the errors first.
  private static func rows(of report: Report) -> [String] {
    var rows: [(severity: Severity, text: String)] = []
    for file in report.files {
      let lines = LineIndex(file.source)
      func place(_ range: SourceRange) -> String {
        let position = lines.position(at: range.lowerBound)
        return MarkdownText.code("\(file.source.relativePath):\(position.line):\(position.column)")
      }
      for diagnostic in file.diagnostics {
        let repair = diagnostic.fixIts.first { $0.kind != .bestPossible }
        let advice = repair?.titleWithApplicability ?? diagnostic.help ?? ""
        rows.append(
          (
            diagnostic.severity,
            "| \(mark(diagnostic.severity)) | \(place(diagnostic.range)) | \(MarkdownText.prose(diagnostic.line)) "
              + "<sub>\(rule(diagnostic.rule))</sub> | \(MarkdownText.prose(advice)) |\n"
          ))
      }
      for group in UncheckedGroup.groups(of: file.unchecked) {
        let text = "| ? cannot tell | \(place(group.range)) | not checked: \(MarkdownText.prose(group.message)) | |\n"
        rows.append((.note, text))
      }
    }
    return [Severity.error, .warning, .note].flatMap { severity in
      rows.filter { $0.severity == severity }.map(\.text)
    }
  }

  private static func rule(_ rule: RuleID) -> String {
    guard let url = rule.helpURL, let wcag = rule.wcag else { return rule.rawValue }
    return "\(rule.rawValue), [WCAG \(wcag)](\(url))"
  }

  private static func mark(_ severity: Severity) -> String {
    switch severity {
    case .error: "✗ error"
    case .warning: "▲ warning"
    case .note: "ℹ note"
    }
  }
}
