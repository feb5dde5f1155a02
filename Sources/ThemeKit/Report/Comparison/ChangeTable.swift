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
    for gap in [3, 2] {
      let flat = rows.filter { natural($0, start, gap) <= style.width }
      let widths = columnWidths(flat)
      if flat.allSatisfy({ padded($0, widths, start, gap) <= style.width }) {
        return rows.flatMap { row in
          natural(row, start, gap) <= style.width ? [line(row, widths, start, gap)] : stacked(row, start + 2)
        }
      }
    }
    return rows.flatMap { stacked($0, start + 2) }
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
    var line = StyledText(String(repeating: " ", count: indentation))
    line.append(row.mark)
    line.pad(to: indentation + 2)
    line.append(SafeText.terminal(row.label))
    return line
  }

  private func line(_ row: Row, _ widths: [Int], _ start: Int, _ gap: Int) -> StyledText {
    var line = head(row)
    line.pad(to: start)
    for (cell, width) in zip(row.cells, widths) {
      line.append(String(repeating: " ", count: gap))
      line.append(cell.styled())
      line.append(String(repeating: " ", count: width - cell.cells(style)))
    }
    return line
  }

  /// Each cell on a line of its own; before and after on two where they do not fit into one.
  private func stacked(_ row: Row, _ start: Int) -> [StyledText] {
    var lines = [head(row)]
    for (index, cell) in row.cells.enumerated() {
      let fits = start + cell.cells(style) <= style.width
      let parts = fits ? [cell.styled()] : cell.pieces.indices.map { cell.styled(from: $0, to: $0 + 1) }
      for (number, part) in parts.enumerated() {
        if index > 0 || number > 0 || lines[0].cells > start { lines.append(StyledText()) }
        lines[lines.count - 1].pad(to: start)
        lines[lines.count - 1].append(part)
      }
    }
    return lines
  }
}
