/// The rows under a line of source: markers, and the labels beside and below them.
///
/// ```
///   <color name="ember">#777</color>
///                -----  ^^^^ the label of the last place stands beside it
///                |
///                others hang below, the rightmost first
/// ```
struct MarkerRows {
  let rows: [StyledText]

  init(_ marks: [LineView.Mark], columns: Int, _ style: ReportStyle) {
    guard !marks.isEmpty else {
      rows = []
      return
    }
    let sorted = marks.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var rows = [MarkerRows.markers(sorted)]
    var hanging = sorted.filter { $0.annotation.label != nil }
    // The label of the last place stands beside its markers, unless another place reaches past it or it has no room.
    let furthest = sorted.map(\.end).max() ?? 0
    if let beside = MarkerRows.beside(sorted), beside.end == furthest, let label = beside.annotation.label,
      let lines = style.besideLines(SafeText.terminal(label), width: columns - beside.end - 1)
    {
      hanging.removeAll { $0.start == beside.start && $0.end == beside.end && $0.annotation.label == label }
      rows[0].append(" ")
      rows[0].append(prose: lines[0], beside.annotation.style)
      for line in lines.dropFirst() {
        var row = MarkerRows.bars(hanging)
        row.pad(to: beside.end + 1)
        row.append(prose: line, beside.annotation.style)
        rows.append(row)
      }
    }
    // A wrapped label has carried the bars down already, and a label by itself needs none.
    let isAlone = hanging.count == 1 && sorted.count { $0.annotation.label != nil } == 1
    if !hanging.isEmpty, rows.count == 1, !isAlone { rows.append(MarkerRows.bars(hanging)) }
    while let mark = hanging.popLast() {
      let label = SafeText.terminal(mark.annotation.label ?? "")
      let start = style.labelStart(label, below: mark.start, columns: columns)
      for line in style.cutLines(label, width: columns - start) {
        // A blank stays between a bar and a label that was moved towards it.
        let gap = start == mark.start ? 0 : 1
        var row = MarkerRows.bars(hanging.filter { $0.start < mark.start && $0.start + gap < start })
        row.pad(to: start)
        row.append(prose: line, mark.annotation.style)
        rows.append(row)
      }
    }
    self.rows = rows
  }

  /// The labelled place that begins last; of several the primary.
  private static func beside(_ marks: [LineView.Mark]) -> LineView.Mark? {
    let start = marks.last?.start
    let last = marks.filter { $0.start == start && $0.annotation.label != nil }
    return last.first(where: \.annotation.isPrimary) ?? last.last
  }

  private static func markers(_ marks: [LineView.Mark]) -> StyledText {
    var row = StyledText()
    let end = marks.map(\.end).max() ?? 0
    var cell = 0
    while cell < end {
      let here = marks.filter { $0.start <= cell && cell < $0.end }
      guard let mark = here.first(where: \.annotation.isPrimary) ?? here.last else {
        let next = marks.map(\.start).filter { $0 > cell }.min() ?? end
        row.pad(to: next)
        cell = next
        continue
      }
      var next = mark.end
      // A primary place is drawn over others, a later one over an earlier.
      for other in marks where other.start > cell && other.start < next { next = other.start }
      for other in here where other.end < next { next = other.end }
      row.append(String(repeating: mark.annotation.marker, count: next - cell), mark.annotation.style)
      cell = next
    }
    return row
  }

  /// `|` under each place whose label is still to come.
  private static func bars(_ hanging: [LineView.Mark]) -> StyledText {
    var row = StyledText()
    for mark in hanging where mark.start >= row.cells {
      row.pad(to: mark.start)
      row.append("|", mark.annotation.style)
    }
    return row
  }
}
