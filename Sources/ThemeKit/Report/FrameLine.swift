/// A line of a file as a frame shows it: safe for a terminal, tabs four cells wide, and a map from byte offsets to
/// cells.
struct FrameLine: Sendable {
  /// Cells that a tab takes in frames.
  static let tabCells = 4

  /// One character as shown.
  private struct Piece {
    let offset: Int
    let cell: Int
    let text: String
  }

  /// The bytes shown: a whole line, or a part of a very long one.
  let range: SourceRange
  /// Whether the line goes on before or after `range`.
  let isCutLeft: Bool
  let isCutRight: Bool
  /// Cells of the whole of `range`.
  let cells: Int
  /// The line when every byte is a cell, as almost always; else nil, and `pieces` has it.
  private let plain: String?
  private let pieces: [Piece]

  init(_ source: SourceFile, _ range: SourceRange, isCutLeft: Bool = false, isCutRight: Bool = false) {
    self.range = range
    self.isCutLeft = isCutLeft
    self.isCutRight = isCutRight
    let bytes = source.bytes[range.lowerBound..<range.upperBound]
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      plain = String(decoding: bytes, as: UTF8.self)
      pieces = []
      cells = range.count
      return
    }
    var pieces: [Piece] = []
    var offset = range.lowerBound
    var cell = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      let text = FrameLine.shown(character)
      pieces.append(Piece(offset: offset, cell: cell, text: text))
      offset += character.utf8.count
      cell += DisplayWidth.cells(of: text)
    }
    plain = nil
    self.pieces = pieces
    cells = cell
  }

  private static func shown(_ character: Character) -> String {
    if character == "\t" { return String(repeating: " ", count: tabCells) }
    let text = String(character)
    return text.utf8.count == 1 && (0x20..<0x7F).contains(text.utf8.first ?? 0) ? text : SafeText.terminal(text)
  }

  /// The cell where the character that holds `offset` begins; the line's end for offsets behind it.
  func cell(at offset: Int) -> Int {
    if offset >= range.upperBound { return cells }
    if offset <= range.lowerBound { return 0 }
    if plain != nil { return offset - range.lowerBound }
    return pieces[index(at: offset)].cell
  }

  /// The cell after the character that ends at `offset`.
  func endCell(at offset: Int) -> Int {
    if offset >= range.upperBound { return cells }
    if offset <= range.lowerBound { return 0 }
    if plain != nil { return offset - range.lowerBound }
    let next = index(at: offset - 1) + 1
    return next < pieces.count ? pieces[next].cell : cells
  }

  /// Index of the piece that holds `offset`.
  private func index(at offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// All of it.
  var whole: String { text(in: 0..<cells) }

  /// The cells `window` as text, `…` in the first and last cell where something is left out.
  func text(in window: Range<Int>) -> String { text(from: window.lowerBound, to: window.upperBound, of: window) }

  /// A part of the cells `window`, `…` in the window's first and last cell where something is left out.
  func text(from start: Int, to end: Int, of window: Range<Int>) -> String {
    guard start < end else { return "" }
    let cutsLeft = start == window.lowerBound && (start > 0 || isCutLeft)
    let cutsRight = end == window.upperBound && (end < cells || isCutRight)
    if end - start == 1, cutsLeft || cutsRight { return "…" }
    let first = start + (cutsLeft ? 1 : 0)
    let last = max(first, min(end, cells) - (cutsRight ? 1 : 0))
    return (cutsLeft ? "…" : "") + text(first, last) + (cutsRight ? "…" : "")
  }

  /// Characters that stand wholly between two cells, with blanks for those that are cut through.
  private func text(_ first: Int, _ last: Int) -> String {
    if let plain {
      let from = plain.utf8.index(plain.startIndex, offsetBy: min(first, cells))
      return String(plain[from..<plain.utf8.index(plain.startIndex, offsetBy: min(last, cells))])
    }
    var text = ""
    var cell = first
    for (index, piece) in pieces.enumerated() {
      let end = index + 1 < pieces.count ? pieces[index + 1].cell : cells
      if end < first || piece.cell < first { continue }
      if end > last || piece.cell >= last && end > piece.cell { break }
      text += String(repeating: " ", count: max(0, piece.cell - cell)) + piece.text
      cell = end
    }
    return text + String(repeating: " ", count: max(0, last - cell))
  }
}
