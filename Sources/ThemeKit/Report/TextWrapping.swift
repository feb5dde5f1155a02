/// Breaks text into lines at its blanks.
public enum TextWrapping {
  /// Narrower than this, words would stand one below the other: the text is left as it is.
  private static let leastWidth = 20

  /// `text` in lines of at most `width` cells; a longer word has a line of its own. Never empty.
  public static func lines(_ text: String, width: Int) -> [String] {
    guard width >= leastWidth, DisplayWidth.cells(of: text) > width else { return [text] }
    var lines: [String] = []
    var line = ""
    var cells = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let wordCells = DisplayWidth.cells(of: String(word))
      if cells > 0, cells + 1 + wordCells > width {
        lines.append(line)
        line = ""
        cells = 0
      }
      if cells > 0 {
        line += " "
        cells += 1
      }
      line += word
      cells += wordCells
    }
    lines.append(line)
    return lines
  }
}
