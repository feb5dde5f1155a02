/// The figures of a run alone, for commands that show findings elsewhere.
public struct SummaryReporter: Sendable {
  private let style: ReportStyle

  public init(style: ReportStyle = ReportStyle()) { self.style = style }

  public func text(of report: Report) -> String {
    var text = ""
    for row in SummaryLine(report.summary, style).rows { row.writeLine(to: &text, style) }
    return text
  }
}
