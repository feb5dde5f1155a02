/// A place that a frame points at.
struct FrameAnnotation: Sendable {
  let range: SourceRange
  let label: String?
  /// Drawn with `^` in the severity's colour; else with `-`.
  let isPrimary: Bool
  let style: TextStyle

  var marker: String { isPrimary ? "^" : "-" }
}

/// An annotation with its lines.
struct PlacedAnnotation: Sendable {
  let annotation: FrameAnnotation
  /// 1-based; `lastLine` is at least `firstLine`.
  let firstLine: Int
  let lastLine: Int
  /// The range without a line break at its end, so that it never ends before the first character of a line.
  let range: SourceRange

  var isMultiline: Bool { firstLine < lastLine }

  init(_ annotation: FrameAnnotation, _ lines: LineIndex) {
    self.annotation = annotation
    let start = annotation.range.lowerBound
    var end = annotation.range.upperBound
    firstLine = lines.line(at: start)
    var last = lines.line(at: end)
    while last > firstLine, lines.range(ofLine: last).lowerBound == end {
      last -= 1
      end = max(start, lines.range(ofLine: last).upperBound)
    }
    lastLine = last
    range = SourceRange(min(start, max(end, start)), max(end, start))
  }
}
