/// One thing before and after, for people: `#ff7a1a → #ff8a2a`, or once where it is the same.
struct ChangeCell {
  /// A piece of text with one meaning.
  struct Piece {
    let text: String
    let style: TextStyle

    /// - Parameter text: of any origin; made safe and cut here.
    init(_ text: String, _ style: TextStyle = .plain) {
      self.text = DisplayWidth.cut(SafeText.terminal(text), to: Piece.mostCells)
      self.style = style
    }

    /// A font's name may have as many characters as a file.
    private static let mostCells = 200
  }

  /// One piece, or the one before and the one after.
  let pieces: [Piece]

  init(_ piece: Piece) { pieces = [piece] }

  init(_ old: Piece, _ new: Piece) {
    pieces = ExactText(old.text) == ExactText(new.text) ? [new] : [old, new]
  }

  /// The pieces from `first` on in one line.
  func styled(from first: Int = 0, to end: Int? = nil) -> StyledText {
    var text = StyledText()
    for index in first..<(end ?? pieces.count) {
      if index > 0 { text.append(index > first ? " → " : "→ ") }
      text.append(prose: pieces[index].text, pieces[index].style)
    }
    return text
  }

  /// Cells of the whole, with the swatches that will stand in it.
  func cells(_ style: ReportStyle) -> Int { style.cells(of: styled()) }
}

extension ReportStyle {
  /// Cells of a line, with the swatches that will stand in it.
  func cells(of text: StyledText) -> Int {
    guard swatches else { return text.cells }
    return text.runs.reduce(text.cells) { sum, run in
      run.isProse ? sum + Swatch.cells * Swatch.pieces(of: run.text).count { $0.color != nil } : sum
    }
  }
}
