/// The lines that a repair changes, before and after.
///
/// ```
///    |
/// 18 -     <text>#8a8f98</text>
/// 18 +     <text>#6a717e</text>
/// ```
struct DiffFrame {
  /// Lines next to each other that are changed, with the edits in them.
  private struct Hunk {
    let firstLine: Int
    var lastLine: Int
    var edits: [TextEdit]
  }

  private let source: SourceFile
  private let lines: LineIndex
  private let hunks: [Hunk]

  /// - Precondition: `edits` are in file order and do not overlap.
  init(_ source: SourceFile, _ lines: LineIndex, _ edits: [TextEdit]) {
    self.source = source
    self.lines = lines
    var hunks: [Hunk] = []
    for edit in edits {
      let first = lines.line(at: edit.range.lowerBound)
      let last = lines.line(at: edit.range.upperBound)
      if let previous = hunks.last, first <= previous.lastLine + 1 {
        hunks[hunks.count - 1].lastLine = max(previous.lastLine, last)
        hunks[hunks.count - 1].edits.append(edit)
      } else {
        hunks.append(Hunk(firstLine: first, lastLine: last, edits: [edit]))
      }
    }
    self.hunks = hunks
  }

  /// The largest line number shown.
  var lastLine: Int {
    hunks.map { hunk in hunk.firstLine + max(hunk.lastLine - hunk.firstLine, newText(hunk, reach: 0).lines.count - 1) }
      .max() ?? 1
  }

  func rows(gutter: Gutter, width: Int) -> [StyledText] {
    var rows: [StyledText] = []
    let columns = width - gutter.width - 3
    for (index, hunk) in hunks.enumerated() {
      if index > 0 { rows.append(gutter.gap(StyledText())) }
      let edited = hunk.edits.map(\.range)
      for line in hunk.firstLine...hunk.lastLine {
        rows.append(
          row(gutter.numbered(line, "-", .removed), source, lines.range(ofLine: line), edited, .removed, columns))
      }
      let new = newText(hunk, reach: LineView.reach(columns))
      for (offset, line) in new.lines.enumerated() {
        let head = gutter.numbered(hunk.firstLine + offset, "+", .added)
        rows.append(row(head, new.source, line, new.edited, .added, columns))
      }
    }
    return rows
  }

  /// The hunk's lines with the edits made, where the new text stands in them, and the lines' ranges.
  /// - Parameter reach: bytes before the first and behind the last edit that are enough: a file may be one line.
  private func newText(
    _ hunk: Hunk, reach: Int
  ) -> (source: SourceFile, lines: [SourceRange], edited: [SourceRange]) {
    let firstEdit = hunk.edits.first?.range.lowerBound ?? 0
    let lastEdit = hunk.edits.last?.range.upperBound ?? 0
    var start = max(lines.range(ofLine: hunk.firstLine).lowerBound, firstEdit - reach)
    var end = min(lines.range(ofLine: hunk.lastLine).upperBound, lastEdit + reach)
    while start > 0, source.isInsideCharacter(start) { start -= 1 }
    while source.isInsideCharacter(end) { end += 1 }
    var text: [UInt8] = []
    var edited: [SourceRange] = []
    var copied = start
    for edit in hunk.edits {
      text += source.bytes[copied..<edit.range.lowerBound]
      edited.append(SourceRange(text.count, text.count + edit.text.utf8.count))
      text += edit.text.utf8
      copied = edit.range.upperBound
    }
    if copied < end { text += source.bytes[copied..<end] }
    let changed = SourceFile(path: source.path, text: String(decoding: text, as: UTF8.self))
    let index = LineIndex(changed)
    // A line break that the edit leaves at the end opens no line of its own: the next line is unchanged.
    let count = copied > end ? max(1, index.count - 1) : index.count
    return (changed, (1...count).map(index.range(ofLine:)), edited)
  }

  /// A line with the parts in `edited` in the style of what goes or comes.
  private func row(
    _ head: StyledText, _ source: SourceFile, _ line: SourceRange, _ edited: [SourceRange], _ style: TextStyle,
    _ columns: Int
  ) -> StyledText {
    var row = head
    let parts = edited.compactMap { edit -> SourceRange? in
      let from = max(edit.lowerBound, line.lowerBound)
      let to = min(edit.upperBound, line.upperBound)
      return from <= to ? SourceRange(from, to) : nil
    }
    let view = LineView.around(parts, in: line, source, columns: columns)
    var cell = view.window.lowerBound
    for part in parts {
      let from = min(max(cell, view.line.cell(at: part.lowerBound)), view.window.upperBound)
      let to = min(max(from, view.line.endCell(at: part.upperBound)), view.window.upperBound)
      row.append(view.text(cell, from))
      row.append(view.text(from, to), style)
      cell = to
    }
    row.append(view.text(cell, view.window.upperBound))
    return row
  }
}
