/// What is shown of one line: all of it, or a window around the places that are marked.
struct LineView {
  /// A marked place in a view, in cells of the view.
  struct Mark {
    let start: Int
    /// At least `start` + 1: an empty place is one marker wide.
    let end: Int
    let annotation: FrameAnnotation
  }

  let line: FrameLine
  /// The cells of `line` that are shown.
  let window: Range<Int>
  /// The cells that a view may take.
  private let columns: Int
  let marks: [Mark]

  var text: StyledText { StyledText(line.text(in: window)) }

  /// The text between two cells of the line.
  func text(_ start: Int, _ end: Int) -> String { line.text(from: start, to: end, of: window) }

  /// The cell of the view that shows a cell of the line; the nearest when it is outside.
  func visible(_ cell: Int) -> Int {
    let last = window.count < columns ? window.upperBound : window.upperBound - 1
    return min(max(cell, window.lowerBound), last) - window.lowerBound
  }

  /// A line longer than this many bytes is read in parts.
  private static let longLine = 2_000

  /// Bytes before and behind the places in a line that decide how a view of so many cells looks.
  static func reach(_ columns: Int) -> Int { max(longLine, 4 * columns) + 8 }

  /// The line from its beginning.
  static func whole(_ number: Int, _ source: SourceFile, _ lines: LineIndex, columns: Int) -> LineView {
    LineView(lines.range(ofLine: number), source, [], [], columns: columns)
  }

  /// The line with a window around the ranges in it.
  static func around(_ ranges: [SourceRange], in line: SourceRange, _ source: SourceFile, columns: Int) -> LineView {
    LineView(line, source, ranges, [], columns: columns)
  }

  /// One view; several when the places are too far apart for one window.
  static func views(
    of number: Int, _ source: SourceFile, _ lines: LineIndex, marking places: [PlacedAnnotation], columns: Int
  ) -> [LineView] {
    let range = lines.range(ofLine: number)
    let sorted = places.sorted { $0.range < $1.range }
    guard range.count > columns, let first = sorted.first else {
      return [LineView(range, source, sorted.map(\.range), sorted, columns: columns)]
    }
    var groups = [[first]]
    for place in sorted.dropFirst() {
      let start = groups[groups.count - 1][0].range.lowerBound
      if place.range.upperBound - start <= columns - 8 {
        groups[groups.count - 1].append(place)
      } else {
        groups.append([place])
      }
    }
    return groups.map { LineView(range, source, $0.map(\.range), $0, columns: columns) }
  }

  private init(
    _ range: SourceRange, _ source: SourceFile, _ shown: [SourceRange], _ places: [PlacedAnnotation], columns: Int
  ) {
    self.columns = columns
    let start = shown.map(\.lowerBound).min() ?? range.lowerBound
    let end = shown.map(\.upperBound).max() ?? start
    let line = LineView.line(range, source, around: start, end, columns)
    self.line = line
    let first = line.cell(at: start)
    let last = min(line.endCell(at: end), first + columns)
    let label = places.last?.annotation.label.map { DisplayWidth.cells(of: $0) + 1 } ?? 0
    let window = LineView.window(line, first, max(last, first + 1), label, columns)
    self.window = window
    marks = places.map { place in
      let cell = line.cell(at: place.range.lowerBound)
      let end = max(cell + 1, line.endCell(at: place.range.upperBound))
      // An empty place behind the line's last character has a marker there, and a place outside the window one at its
      // edge.
      let limit = window.count < columns ? window.upperBound + 1 : window.upperBound
      let visibleStart = min(max(cell, window.lowerBound), limit - 1) - window.lowerBound
      let visibleEnd = min(end, limit) - window.lowerBound
      return Mark(start: visibleStart, end: max(visibleEnd, visibleStart + 1), annotation: place.annotation)
    }
  }

  /// The line, or of a very long one what lies near the places.
  private static func line(
    _ range: SourceRange, _ source: SourceFile, around start: Int, _ end: Int, _ columns: Int
  ) -> FrameLine {
    guard range.count > longLine else { return FrameLine(source, range) }
    let reach = 4 * columns
    var from = max(range.lowerBound, start - reach)
    var to = min(range.upperBound, min(end, start + reach) + reach)
    while from > range.lowerBound, source.isInsideCharacter(from) { from -= 1 }
    while to < range.upperBound, source.isInsideCharacter(to) { to += 1 }
    return FrameLine(
      source, SourceRange(from, to), isCutLeft: from > range.lowerBound, isCutRight: to < range.upperBound)
  }

  /// `columns` cells of `line` that hold the cells from `first` to `last`, and after them a label if it fits.
  private static func window(_ line: FrameLine, _ first: Int, _ last: Int, _ label: Int, _ columns: Int) -> Range<Int> {
    if max(line.cells, last) <= columns, !line.isCutLeft, !line.isCutRight { return 0..<line.cells }
    let spare = max(0, columns - (last - first))
    // A long label is wrapped rather than that it pushes the line's text out.
    let after = min(max(min(label, columns / 2), spare / 3), max(0, spare - 8))
    let left = max(0, min(first - 2, first - (spare - after)))
    // Leaving out a few cells at the beginning is worth nothing.
    if !line.isCutLeft, last + after <= columns || left < 4 { return 0..<min(columns, max(line.cells, last)) }
    return left..<min(left + columns, max(line.cells, last))
  }
}

extension SourceFile {
  /// Whether the byte at `offset` goes on with a code point that began before it.
  func isInsideCharacter(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
}
