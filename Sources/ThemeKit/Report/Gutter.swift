/// The column of line numbers that all frames of a finding share, as wide as the largest number.
struct Gutter: Sendable {
  /// Cells of the largest number.
  let width: Int

  init(lastLine: Int) { width = String(lastLine).utf8.count }

  /// `12 | `
  func numbered(_ line: Int, _ sign: String = "|", _ style: TextStyle = .gutter) -> StyledText {
    let number = String(line)
    var row = StyledText(number + blanks(width - number.utf8.count) + " ", .gutter)
    row.append(sign, style)
    row.append(" ")
    return row
  }

  /// `   | `
  var bar: StyledText {
    var row = StyledText(blanks(width + 1))
    row.append("|", .gutter)
    row.append(" ")
    return row
  }

  /// `...` for lines left out, with the bars of ranges that go on.
  func gap(_ bars: StyledText) -> StyledText {
    var row = StyledText("...", .gutter)
    row.pad(to: width + 3)
    row.append(bars)
    return row
  }

  /// `  --> path:1:2`
  func arrow(_ arrow: String, _ place: String) -> StyledText {
    var row = StyledText(blanks(width))
    row.append(arrow, .gutter)
    row.append(" " + place)
    return row
  }

  /// `   = note: …`
  func remark(_ kind: String, _ lines: [String]) -> [StyledText] {
    var rows: [StyledText] = []
    for (index, line) in lines.enumerated() {
      var row = StyledText(blanks(width + 1))
      if index == 0 {
        row.append("=", .gutter)
        row.append(" ")
        row.append(kind + ":", .strong)
        row.append(" ")
      } else {
        row.pad(to: width + 5 + kind.utf8.count)
      }
      row.append(prose: line)
      rows.append(row)
    }
    return rows
  }

  /// Cells before the words of a remark.
  func remarkIndentation(_ kind: String) -> Int { width + 5 + kind.utf8.count }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
