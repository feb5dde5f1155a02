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
          for row in note(diagnostic, file.source, lines) { row.writeLine(to: &text, style) }
          isAfterLine = true
        } else {
          if isAfterLine { text += "\n" }
          isAfterLine = false
          for row in FindingBlock(diagnostic, file.source, lines, style).rows {
            row.writeLine(to: &text, style)
          }
          text += "\n"
        }
      }
      for group in UncheckedGroup.groups(of: file.unchecked) {
        for row in unchecked(group, file.source, lines) { row.writeLine(to: &text, style) }
        isAfterLine = true
      }
    }
    if isAfterLine { text += "\n" }
    for row in SummaryLine(report.summary, style).rows { row.writeLine(to: &text, style) }
    return text
  }

  /// A note: `note[rule]: message (path:line:col)`.
  private func note(_ diagnostic: Diagnostic, _ source: SourceFile, _ lines: LineIndex) -> [StyledText] {
    let name = "\(diagnostic.severity.name)[\(diagnostic.rule.rawValue)]"
    let text = "\(SafeText.terminal(diagnostic.line)) (\(source.place(of: diagnostic.range, lines)))"
    return FindingBlock.wrapped(name, .severity(diagnostic.severity), text, .plain, style)
  }

  private func unchecked(_ group: UncheckedGroup, _ source: SourceFile, _ lines: LineIndex) -> [StyledText] {
    let text = "\(SafeText.terminal(group.message)) (\(source.place(of: group.range, lines)))"
    return FindingBlock.wrapped("not checked", .severity(.note), text, .plain, style)
  }
}

extension SourceFile {
  /// `path:line:col`, safe for a terminal.
  func place(of range: SourceRange, _ lines: LineIndex) -> String {
    let position = lines.position(at: range.lowerBound)
    return "\(SafeText.terminal(path)):\(position.line):\(position.column)"
  }
}
