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

/// What the texts of a comparison have in common.
enum ComparisonText {
  /// A mark, what the prose is about, and the prose, in lines that are indented alike.
  static func hanging(
    _ mark: StyledText, _ lead: StyledText, _ prose: String, _ style: ReportStyle
  ) -> [StyledText] {
    // As long as the lead, and never broken.
    let placeholder = String(repeating: "x", count: lead.cells)
    let whole = lead.cells > 0 ? "\(placeholder) \(prose)" : prose
    return style.lines(whole, width: style.width - 4).enumerated().map { index, line in
      var row = StyledText("  ")
      if index == 0 { row.append(mark) }
      row.pad(to: 4)
      if index == 0 { row.append(lead) }
      row.append(prose: index == 0 ? String(line.dropFirst(lead.cells)) : line)
      return row
    }
  }

  /// `error[radius-out-of-range]`
  static func lead(of finding: ComparedFinding) -> StyledText {
    let severity = finding.before.map { "\($0.name) → \(finding.severity.name)" } ?? finding.severity.name
    return StyledText("\(severity)[\(finding.rule.rawValue)]", .severity(finding.severity))
  }

  /// "radius 40 must be from 0 to 32 (brands/acme.xml:9:13)"
  static func sentence(of finding: ComparedFinding) -> String {
    let place = finding.source.place(of: finding.range, LineIndex(finding.source))
    return "\(SafeText.terminal(finding.message)) (\(place))"
  }
}
