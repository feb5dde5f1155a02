/// Rows of things before and after, in columns where they fit into the width; a row that does not fit goes over several
/// lines.
struct ChangeTable {
  struct Row {
    /// One cell: how it changed.
    var mark = StyledText()
    /// A key of the program, a name of the palette.
    let label: String
    /// The last ones may be missing.
    let cells: [ChangeCell]
  }

  let rows: [Row]
  let style: ReportStyle
  /// Blanks before each line.
  private let indentation = 2
  /// A longer label stands alone on its line.
  private static let widestLabel = 28

  init(_ rows: [Row], _ style: ReportStyle) {
    self.rows = rows
    self.style = style
  }

  var lines: [StyledText] {
    let labels = rows.map { DisplayWidth.cells(of: SafeText.terminal($0.label)) }
    let labelWidth = labels.filter { $0 <= ChangeTable.widestLabel }.max() ?? 0
    let start = indentation + 2 + labelWidth
    // Rather narrow columns than rows that go over several lines.
    let gap = [3, 2].first { isFlat(rows, start, $0) } ?? 3
    let flat = rows.filter { natural($0, start, gap) <= style.width }
    let isAligned = isFlat(flat, start, gap)
    let widths = columnWidths(flat)
    return rows.flatMap { row in
      isAligned && natural(row, start, gap) <= style.width
        ? [line(row, widths, start, gap)] : flowing(row, start + gap, gap)
    }
  }

  /// Whether `rows` fit into the width in columns.
  private func isFlat(_ rows: [Row], _ start: Int, _ gap: Int) -> Bool {
    let widths = columnWidths(rows)
    return rows.allSatisfy { padded($0, widths, start, gap) <= style.width }
  }

  private func natural(_ row: Row, _ start: Int, _ gap: Int) -> Int {
    row.cells.reduce(max(start, labelEnd(row))) { $0 + gap + $1.cells(style) }
  }

  private func labelEnd(_ row: Row) -> Int { indentation + 2 + DisplayWidth.cells(of: SafeText.terminal(row.label)) }

  private func columnWidths(_ rows: [Row]) -> [Int] {
    let count = rows.map(\.cells.count).max() ?? 0
    return (0..<count).map { column in
      rows.map { $0.cells.count > column ? $0.cells[column].cells(style) : 0 }.max() ?? 0
    }
  }

  /// The last cell of a row needs no room behind it.
  private func padded(_ row: Row, _ widths: [Int], _ start: Int, _ gap: Int) -> Int {
    guard let last = row.cells.last else { return start }
    return widths.prefix(row.cells.count - 1).reduce(max(start, labelEnd(row))) { $0 + gap + $1 }
      + gap + last.cells(style)
  }

  private func head(_ row: Row) -> StyledText {
    var line = StyledText(blanks(indentation))
    line.append(row.mark)
    line.pad(to: indentation + 2)
    line.append(SafeText.terminal(row.label))
    return line
  }

  private func line(_ row: Row, _ widths: [Int], _ start: Int, _ gap: Int) -> StyledText {
    var line = head(row)
    line.pad(to: start)
    for (cell, width) in zip(row.cells, widths) {
      line.append(blanks(gap))
      line.append(cell.styled())
      line.append(blanks(width - cell.cells(style)))
    }
    return line
  }

  /// As many cells on a line as fit there; before and after on two lines where they do not fit into one.
  private func flowing(_ row: Row, _ start: Int, _ gap: Int) -> [StyledText] {
    var lines = [head(row)]
    var end = lines[0].cells < start ? start - gap : .max / 2
    for cell in row.cells {
      let fits = start + cell.cells(style) <= style.width
      let parts = fits ? [cell.styled()] : cell.pieces.indices.map { cell.styled(from: $0, to: $0 + 1) }
      for part in parts {
        if end + gap + style.cells(of: part) > style.width, end > start - gap {
          lines.append(StyledText())
          end = start - gap
        }
        if end < start { lines[lines.count - 1].pad(to: start) } else { lines[lines.count - 1].append(blanks(gap)) }
        lines[lines.count - 1].append(part)
        end = max(end, start - gap) + gap + style.cells(of: part)
      }
      if !fits { end = .max / 2 }
    }
    return lines
  }

  private func blanks(_ number: Int) -> String { String(repeating: " ", count: number) }
}
