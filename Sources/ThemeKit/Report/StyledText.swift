/// What a piece of text means in a report for people; colours follow from it.
enum TextStyle: Sendable {
  case plain
  /// The headline's words.
  case strong
  case severity(Severity)
  /// Line numbers, arrows and bars.
  case gutter
  /// Markers and labels of secondary places.
  case secondary
  case help
  case removed, added

  /// The parameters of the ANSI escape sequence "select graphic rendition" (ECMA-48, 8.3.117); nil for none.
  /// Only the sixteen colours that every terminal theme adapts to its background.
  var parameters: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    case .gutter, .secondary: "1;34"
    case .help: "1;36"
    case .removed: "31"
    case .added: "32"
    }
  }
}

/// Text of a report, in runs of one style each.
struct StyledText: Sendable {
  struct Run: Sendable {
    let text: String
    let style: TextStyle
    /// Whether colours named in the text get a block of that colour before them.
    let isProse: Bool
  }

  private(set) var runs: [Run] = []
  /// Cells that the text takes, swatches aside.
  private(set) var cells = 0

  init() {}

  init(_ text: String, _ style: TextStyle = .plain) { append(text, style) }

  /// Appends text as it is; it must be safe for a terminal.
  mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    runs.append(Run(text: text, style: style, isProse: false))
    cells += DisplayWidth.cells(of: text)
  }

  /// Appends a message, label or title.
  mutating func append(prose text: String, _ style: TextStyle = .plain) {
    runs.append(Run(text: text, style: style, isProse: true))
    cells += DisplayWidth.cells(of: text)
  }

  mutating func append(_ other: StyledText) {
    runs += other.runs
    cells += other.cells
  }

  /// Fills with blanks up to `cell`.
  mutating func pad(to cell: Int) {
    if cell > cells { append(String(repeating: " ", count: cell - cells)) }
  }

  /// Appends the line to `text`, without white space at its end, and a line break.
  func writeLine(to text: inout String, _ style: ReportStyle) {
    var line = ""
    // White space is held back until something follows it.
    var blanks = 0
    for run in runs {
      var body = Substring(run.text)
      while body.utf8.last == UInt8(ascii: " ") { body.removeLast() }
      if body.isEmpty {
        blanks += run.text.utf8.count
        continue
      }
      line += String(repeating: " ", count: blanks)
      blanks = run.text.utf8.count - body.utf8.count
      let words = run.isProse && style.swatches ? Swatch.insert(into: String(body), then: run.style) : String(body)
      line += style.color ? StyledText.dressed(words, run.style) : words
    }
    text += line
    text += "\n"
  }

  private static func dressed(_ text: String, _ style: TextStyle) -> String {
    guard let parameters = style.parameters else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
