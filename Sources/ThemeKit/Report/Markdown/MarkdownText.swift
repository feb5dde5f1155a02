/// Text of files and messages as GitHub Flavored Markdown that shows it and does nothing else.
enum MarkdownText {
  /// What may act in Markdown: emphasis, code, links, HTML, tables, headings, mentions, references.
  private static let active: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "!", "~", "@", "&", "$", "^",
  ]

  /// One line of text. Colours as #rrggbb stand in code spans, where code hosts show a sample of them.
  static func prose(_ text: String) -> String {
    var markdown = ""
    var rest = Substring(SafeText.terminal(text))
    while let sign = rest.firstIndex(of: "#") {
      let digits = rest[rest.index(after: sign)...].prefix { $0.isASCII && $0.isHexDigit }
      markdown += plain(rest[..<sign])
      if digits.utf8.count == 6 {
        markdown += "`#\(digits)`"
      } else {
        markdown += plain("#" + digits)
      }
      rest = rest[digits.endIndex...]
    }
    return markdown + plain(rest)
  }

  /// One line in a monospaced font.
  static func code(_ text: String) -> String { "<code>\(plain(Substring(SafeText.terminal(text))))</code>" }

  private static func plain(_ text: Substring) -> String {
    var markdown = ""
    for scalar in text.unicodeScalars {
      if active.contains(scalar) {
        markdown += "&#\(scalar.value);"
      } else {
        markdown.unicodeScalars.append(scalar)
      }
    }
    // Addresses would become links.
    return markdown.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }
}
