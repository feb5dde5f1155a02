/// The signs of a page, as on the cards: each verdict and each basis has a shape of its own, so that none is told by colour
/// alone. A word stands beside every sign.
enum ReviewMark: String, CaseIterable {
  case pass, fail, warning, note, unchecked
  case documented, brand, observed, assumed

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .fail
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  init(_ basis: Basis) {
    switch basis {
    case .documented: self = .documented
    case .brand: self = .brand
    case .observed: self = .observed
    case .assumed: self = .assumed
    }
  }

  /// As in the class of the sign and the id of its picture.
  var name: String { rawValue }

  /// What is filled in the sign's colour, in a box of 16 × 16.
  private var body: String? {
    switch self {
    case .pass, .note: "M8 0a8 8 0 1 1 0 16A8 8 0 1 1 8 0z"
    case .fail: "M4.7 0h6.6L16 4.7v6.6L11.3 16H4.7L0 11.3V4.7z"
    case .warning: "M8 .8 16.2 15H-.2z"
    case .documented: "M8 3a5 5 0 1 1 0 10A5 5 0 1 1 8 3z"
    case .brand: "M3.5 3.5h9v9h-9z"
    case .observed: "M8 2.5 14 13H2z"
    case .unchecked, .assumed: nil
    }
  }

  /// What is drawn as a line: in the colour of what is behind the sign, or in the sign's own where nothing is filled.
  private var line: String? {
    switch self {
    case .pass: "m4.5 8.3 2.5 2.5 4.7-5.2"
    case .fail: "m5.2 5.2 5.6 5.6m0-5.6-5.6 5.6"
    case .warning: "M8 6v4m0 2.6v.1"
    case .note: "M8 4.4v.1m0 3v4.2"
    case .unchecked: "M8 1a7 7 0 1 1 0 14A7 7 0 1 1 8 1zM5 8h6"
    case .assumed: "m8 2.5 5.5 5.5L8 13.5 2.5 8z"
    case .documented, .brand, .observed: nil
    }
  }

  /// All signs, once for a page.
  static func writeDefinitions(to html: inout HTMLWriter) {
    for mark in allCases {
      html.block("symbol", [.id("mark-\(mark.name)"), HTMLAttribute("viewBox", "0 0 16 16")]) { html in
        if let body = mark.body { html.inline("path", [HTMLAttribute("d", body), .class("body")], text: "") }
        if let line = mark.line {
          let style = mark.body == nil ? "outline" : "line"
          html.inline("path", [HTMLAttribute("d", line), .class(style)], text: "")
        }
      }
    }
  }

  /// The sign by itself; a word has to stand beside it.
  func write(to html: inout HTMLWriter) {
    html.inline("svg", [.class("mark \(name)"), .decorative]) { html in
      html.inline("use", [HTMLAttribute("href", "#mark-\(name)")], text: "")
    }
  }

  /// The sign with its word.
  func write(_ word: String, to html: inout HTMLWriter) {
    html.inline("span", [.class("said \(name)")]) { html in
      write(to: &html)
      html.text(word)
    }
  }
}
