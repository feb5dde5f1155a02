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
