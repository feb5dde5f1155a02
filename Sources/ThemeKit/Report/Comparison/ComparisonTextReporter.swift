/// A comparison for people: first what became worse, then what changed, brand by brand, and the figures at the end.
public struct ComparisonTextReporter: Sendable {
  private let style: ReportStyle

  public init(style: ReportStyle = ReportStyle()) { self.style = style }

  public func text(of report: ComparisonReport) -> String {
    var text = ""
    func write(_ rows: [StyledText]) { for row in rows { row.writeLine(to: &text, style) } }
    let regressions = report.regressions
    if !regressions.isEmpty {
      write([StyledText(counted(regressions.count, "regression"), .severity(.error)), StyledText()])
      for regression in regressions { write(rows(of: regression)) }
      write([StyledText()])
    }
    for brand in report.brands { write(ComparedBrandText(brand: brand, style: style).rows + [StyledText()]) }
    write(ComparisonSummaryLine(summary: report.summary).rows(style))
    return text
  }

  private func rows(of regression: Regression) -> [StyledText] {
    var place = SafeText.terminal(regression.brand)
    if let theme = regression.theme { place += " \(theme.title)" }
    let mark = StyledText("✗", .severity(regression.severity))
    switch regression.cause {
    case .pair(let pair):
      let lead = StyledText(regression.severity.name, .severity(regression.severity))
      return ComparisonText.hanging(mark, lead, "\(place): \(pair.sentence)", style)
    case .finding(let finding):
      let sentence = "\(place): \(ComparisonText.sentence(of: finding))"
      return ComparisonText.hanging(mark, ComparisonText.lead(of: finding), sentence, style)
    }
  }
}
