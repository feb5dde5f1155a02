/// A rule's example as `explain` prints it: the file, set in, and under each reported place its markers and the message.
///
/// ```
///     <theme mode="dusk">
///                  ^^^^ mode "dusk" must be "light" or "dark"
/// ```
public struct ExampleListing {
  private static let indentation = "    "

  private let source: SourceFile
  private let lines: LineIndex
  private let places: [PlacedAnnotation]

  /// - Parameter rule: whose findings are shown; nil for none.
  public init(_ example: RuleDescription.Example, reporting rule: RuleID?) {
    var text = ""
    var marked: [Int] = []
    for scalar in example.text.unicodeScalars {
      if scalar == "↓" { marked.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
    }
    let file = example.lint(text)
    let lines = LineIndex(file.source)
    source = file.source
    self.lines = lines
    let findings = file.diagnostics.filter { $0.rule == rule }
    if rule != nil, findings.isEmpty {
      // What only several files together show has its place marked and no message.
      places = marked.map { offset in
        PlacedAnnotation(
          FrameAnnotation(range: SourceRange(at: offset), label: nil, isPrimary: true, style: .severity(.error)), lines)
      }
      return
    }
    places = findings.map { finding in
      // Of a range of several lines the first one is marked.
      let line = lines.range(ofLine: lines.line(at: finding.range.lowerBound))
      let end = max(finding.range.lowerBound, min(finding.range.upperBound, line.upperBound))
      return PlacedAnnotation(
        FrameAnnotation(
          range: SourceRange(finding.range.lowerBound, end), label: finding.message, isPrimary: true,
          style: .severity(finding.severity)), lines)
    }
  }

  /// The rows, each with its line break. A marked line is cut to `width`; others stay whole, to be copied.
  public func text(_ style: ReportStyle, width: Int) -> String {
    let columns = max(20, width - ExampleListing.indentation.utf8.count)
    var text = ""
    for line in 1...lines.count {
      let range = lines.range(ofLine: line)
      let here = places.filter { $0.firstLine == line }
      if here.isEmpty {
        if line == lines.count, range.isEmpty { break }
        row(StyledText(FrameLine(source, range).whole)).writeLine(to: &text, style)
        continue
      }
      for view in LineView.views(of: line, source, lines, marking: here, columns: columns) {
        row(view.text).writeLine(to: &text, style)
        for marker in MarkerRows(view.marks, columns: columns, style).rows {
          row(marker).writeLine(to: &text, style)
        }
      }
    }
    return text
  }

  private func row(_ content: StyledText) -> StyledText {
    var row = StyledText(ExampleListing.indentation)
    row.append(content)
    return row
  }
}
