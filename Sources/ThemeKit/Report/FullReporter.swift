/// The report for people, in rustc's layout: a headline, source frames, repairs as small diffs, remarks; below the
/// findings what could not be judged, and the figures.
public struct FullReporter: Sendable {
  private let style: ReportStyle

  public init(style: ReportStyle = ReportStyle()) { self.style = style }

  public func text(of report: Report) -> String {
    var text = ""
    var isAfterLine = false
    for file in report.files {
      let lines = LineIndex(file.source)
      for diagnostic in file.diagnostics {
        if diagnostic.severity == .note {
          line(diagnostic, file.source, lines).writeLine(to: &text, style)
          isAfterLine = true
        } else {
          if isAfterLine { text += "\n" }
          isAfterLine = false
          for row in FindingBlock(diagnostic, file.source, lines, width: style.width).rows {
            row.writeLine(to: &text, style)
          }
          text += "\n"
        }
      }
      for group in UncheckedGroup.groups(of: file.unchecked) {
        line(group, file.source, lines).writeLine(to: &text, style)
        isAfterLine = true
      }
    }
    if isAfterLine { text += "\n" }
    SummaryLine(report.summary).text.writeLine(to: &text, style)
    return text
  }

  /// A note: `note[rule]: message (path:line:col)`.
  private func line(_ diagnostic: Diagnostic, _ source: SourceFile, _ lines: LineIndex) -> StyledText {
    var line = StyledText("\(diagnostic.severity.name)[\(diagnostic.rule.rawValue)]", .severity(diagnostic.severity))
    line.append(prose: ": " + SafeText.terminal(diagnostic.message))
    line.append(" (\(source.place(of: diagnostic.range, lines)))")
    return line
  }

  private func line(_ group: UncheckedGroup, _ source: SourceFile, _ lines: LineIndex) -> StyledText {
    var line = StyledText("not checked", .severity(.note))
    line.append(prose: ": " + SafeText.terminal(group.message))
    line.append(" (\(source.place(of: group.range, lines)))")
    return line
  }
}

extension SourceFile {
  /// `path:line:col`, safe for a terminal.
  func place(of range: SourceRange, _ lines: LineIndex) -> String {
    let position = lines.position(at: range.lowerBound)
    return "\(SafeText.terminal(path)):\(position.line):\(position.column)"
  }
}
