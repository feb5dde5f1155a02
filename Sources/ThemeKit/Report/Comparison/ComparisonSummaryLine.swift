/// The figures of a comparison in one line:
///
/// `14 brands with 27 themes compared, 2 changed, 1 added: 1 regression (error), 3 improvements`
struct ComparisonSummaryLine {
  let summary: ComparisonSummary

  /// The whole sentence, for a terminal in lines of at most its width.
  func rows(_ style: ReportStyle) -> [StyledText] {
    if summary.isUnchanged { return [StyledText("Nothing changed in \(compared).")] }
    var line = StyledText("\(compared) compared\(different):")
    let found = found
    if style.wrapsHeadlines, line.cells + 1 + found.cells > style.width {
      var second = StyledText("  ")
      second.append(found)
      return [line, second]
    }
    line.append(" ")
    line.append(found)
    return [line]
  }

  /// "14 brands with 27 themes"
  private var compared: String {
    if summary.compared == 0 { return "no brand" }
    let themes = summary.themes == 0 ? "no theme in common" : counted(summary.themes, "theme")
    return "\(counted(summary.compared, "brand")) with \(themes)"
  }

  private var different: String {
    [
      (summary.changed, "changed"), (summary.added, "added"), (summary.removed, "removed"),
      (summary.unread, "not readable"),
    ]
    .filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
  }

  private var found: StyledText {
    let number = summary.regressions(atLeast: .note)
    var text = StyledText()
    if number == 0 {
      text.append("no regressions")
    } else {
      text.append(counted(number, "regression"), .severity(.error))
      let kinds = Severity.allCases.reversed().compactMap { severity -> String? in
        guard let number = summary.regressions[severity], number > 0 else { return nil }
        return counted(number, severity.name)
      }
      text.append(" (\(kinds.joined(separator: ", ")))")
    }
    text.append(", ")
    text.append(
      summary.improvements == 0 ? "no improvements" : counted(summary.improvements, "improvement"),
      summary.improvements == 0 ? .plain : .added)
    return text
  }
}
