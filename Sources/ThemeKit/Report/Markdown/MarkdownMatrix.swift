/// The seven checked pairs of every theme as a folded table in Markdown.
struct MarkdownMatrix {
  private let themes: [ReportedTheme]

  init(_ themes: [ReportedTheme]) { self.themes = themes }

  /// - Parameter room: bytes that it may take.
  func text(room: Int) -> String {
    guard !themes.isEmpty else { return "" }
    let count = "\(themes.count) \(themes.count == 1 ? "theme" : "themes")"
    var text = "\n<details><summary>Contrast of \(count)</summary>\n\n"
    let titles = CheckedPair.Kind.allCases.map(\.title)
    text += "| brand | mode | \(titles.joined(separator: " | ")) |\n"
    text += "|---|---|" + titles.map { _ in "---|" }.joined() + "\n"
    var left = themes.count
    for theme in themes {
      let row = row(theme)
      if text.utf8.count + row.utf8.count > room - Self.footing { break }
      text += row
      left -= 1
    }
    if left > 0 { text += "\n… and \(left) more.\n" }
    return text + "\n✓ passes, ✗ fails, ? cannot tell; * with a colour that is assumed.\n\n</details>\n"
  }

  /// Bytes kept for what stands below the table.
  private static let footing = 200

  private func row(_ theme: ReportedTheme) -> String {
    let cells = theme.judged.pairs.map(cell).joined(separator: " | ")
    return "| \(MarkdownText.prose(theme.brand)) | \(theme.judged.theme.modeName) | \(cells) |\n"
  }

  /// Of the text as written, where the module replaces it.
  private func cell(_ pair: CheckedPair) -> String {
    if pair.unchecked != nil { return "?" }
    let ratio = pair.written?.ratio ?? pair.ratio
    let star = pair.basis == .assumed && pair.written == nil ? "*" : ""
    let printed = ratio.printed(against: pair.kind.limit)
    return ratio.meets(pair.kind.limit) ? "✓ \(printed)\(star)" : "✗ **\(printed)**\(star)"
  }
}
