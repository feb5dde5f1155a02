/// A part of one file with markers and labels, in rustc's layout: line numbers in a gutter, `^` under the primary
/// place, `-` under others, `...` for lines left out.
struct SourceFrame {
  /// Lines shown above the primary place, so that a reader sees where in the file it is.
  static let contextLines = 2

  let source: SourceFile
  let lines: LineIndex
  let places: [PlacedAnnotation]
  /// The lines to show, ascending; others between them are left out.
  let shownLines: [Int]

  init(_ source: SourceFile, _ lines: LineIndex, _ annotations: [FrameAnnotation]) {
    self.source = source
    self.lines = lines
    places = annotations.map { PlacedAnnotation($0, lines) }
    shownLines = SourceFrame.shownLines(places)
  }

  /// The largest line number shown.
  var lastLine: Int { shownLines.last ?? 1 }

  private static func shownLines(_ places: [PlacedAnnotation]) -> [Int] {
    var wanted: Set<Int> = []
    for place in places {
      if place.lastLine - place.firstLine <= 4 {
        wanted.formUnion(place.firstLine...place.lastLine)
      } else {
        // Of a long range its first two lines and its last two.
        wanted.formUnion([place.firstLine, place.firstLine + 1, place.lastLine - 1, place.lastLine])
      }
      if place.annotation.isPrimary {
        wanted.formUnion(max(1, place.firstLine - contextLines)...place.firstLine)
      }
    }
    var shown: [Int] = []
    for line in wanted.sorted() {
      // A single line left out would take as much room as its `...`.
      if let last = shown.last, line == last + 2 { shown.append(last + 1) }
      shown.append(line)
    }
    return shown
  }

  /// The rows of the frame, gutter included.
  func rows(gutter: Gutter, _ style: ReportStyle) -> [StyledText] {
    let margin = FrameMargin(places)
    let columns = max(1, style.width - gutter.width - 3 - margin.width)
    var rows: [StyledText] = []
    var previous: Int?
    for line in shownLines {
      if let previous, line > previous + 1 { rows.append(gutter.gap(margin.bars(in: previous + 1..<line))) }
      previous = line
      rows += self.rows(ofLine: line, gutter: gutter, margin: margin, columns: columns, style)
    }
    return rows
  }

  private func rows(ofLine line: Int, gutter: Gutter, margin: FrameMargin, columns: Int, _ style: ReportStyle)
    -> [StyledText]
  {
    let here = places.filter { !$0.isMultiline && $0.firstLine == line }
    var rows: [StyledText] = []
    let views = LineView.views(of: line, source, lines, marking: here, columns: columns)
    for (index, view) in views.enumerated() {
      if index > 0 { rows.append(gutter.gap(margin.bars(in: line..<line + 1))) }
      var row = gutter.numbered(line)
      row.append(margin.bars(at: line))
      row.append(view.text)
      rows.append(row)
      let markers = MarkerRows(view.marks, columns: columns, style).rows
      for marker in markers {
        var row = gutter.bar
        row.append(margin.bars(at: line))
        row.append(marker)
        rows.append(row)
      }
    }
    for place in places where place.isMultiline && (place.firstLine == line || place.lastLine == line) {
      let view = LineView.whole(line, source, lines, columns: columns)
      let marks =
        place.firstLine == line
        ? [margin.opening(place, view)] : margin.closing(place, view, columns: columns, style)
      for mark in marks {
        var row = gutter.bar
        row.append(mark)
        rows.append(row)
      }
    }
    return rows
  }
}
