/// The bars beside the lines of ranges that run over several lines, two cells for each range.
///
/// ```
/// 3 |   <text>#777
///   |  _________^
/// 4 | |   777</text>
///   | |_____^ label
/// ```
struct FrameMargin: Sendable {
  private let places: [PlacedAnnotation]

  init(_ places: [PlacedAnnotation]) { self.places = places.filter(\.isMultiline) }

  /// Cells.
  var width: Int { places.count * 2 }

  /// The bars beside the text of `line` and its marker rows: of ranges that opened in an earlier line.
  func bars(at line: Int) -> StyledText {
    bars { $0.firstLine < line && line <= $0.lastLine }
  }

  /// The bars beside lines left out.
  func bars(in gap: Range<Int>) -> StyledText {
    bars { $0.firstLine < gap.lowerBound && gap.upperBound <= $0.lastLine }
  }

  /// `  _____^`, under the line where `place` begins.
  func opening(_ place: PlacedAnnotation, _ view: LineView) -> StyledText {
    let cell = view.visible(view.line.cell(at: place.range.lowerBound))
    return reach(place, to: cell, from: " ") { $0.firstLine < place.firstLine && place.firstLine <= $0.lastLine }
  }

  /// `|_____^ label`, under the line where `place` ends; the label in rows of their own where it does not fit beside.
  func closing(_ place: PlacedAnnotation, _ view: LineView, columns: Int, _ style: ReportStyle) -> [StyledText] {
    let cell = view.visible(max(0, view.line.endCell(at: place.range.upperBound) - 1))
    let isOpen = { (other: PlacedAnnotation) in other.firstLine < place.lastLine && place.lastLine < other.lastLine }
    var rows = [reach(place, to: cell, from: "|", isOpen)]
    guard let label = place.annotation.label.map(SafeText.terminal) else { return rows }
    let beside = style.besideLines(label, width: columns - cell - 2)
    let start = beside == nil ? style.labelStart(label, below: cell, columns: columns) : cell + 2
    var lines = beside ?? style.cutLines(label, width: columns - start)
    if beside != nil {
      rows[0].append(" ")
      rows[0].append(prose: lines.removeFirst(), place.annotation.style)
    }
    for line in lines {
      var row = bars(isOpen)
      row.pad(to: width + start)
      row.append(prose: line, place.annotation.style)
      rows.append(row)
    }
    return rows
  }

  private func bars(_ isOpen: (PlacedAnnotation) -> Bool) -> StyledText {
    var row = StyledText()
    for place in places {
      row.append(isOpen(place) ? "|" : " ", place.annotation.style)
      row.append(" ")
    }
    return row
  }

  private func reach(
    _ place: PlacedAnnotation, to cell: Int, from start: String, _ isOpen: (PlacedAnnotation) -> Bool
  ) -> StyledText {
    var row = StyledText()
    var reached = false
    for other in places {
      if other.annotation.range == place.annotation.range, !reached {
        reached = true
        row.append(start + "_", place.annotation.style)
      } else if reached {
        row.append("__", place.annotation.style)
      } else {
        row.append(isOpen(other) ? "|" : " ", other.annotation.style)
        row.append(" ")
      }
    }
    row.append(String(repeating: "_", count: cell) + place.annotation.marker, place.annotation.style)
    return row
  }
}
