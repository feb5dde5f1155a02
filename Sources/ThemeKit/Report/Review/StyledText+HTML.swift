extension StyledText {
  /// The line in `code`, without white space at its end.
  func write(to html: inout HTMLWriter) {
    var runs = runs[...]
    while let last = runs.last, last.text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { runs.removeLast() }
    for (index, run) in runs.enumerated() {
      var text = Substring(run.text)
      if index == runs.count - 1 { while text.utf8.last == UInt8(ascii: " ") { text.removeLast() } }
      if let name = run.style.className {
        html.inline("span", [.class(name)], text: String(text))
      } else {
        html.text(String(text))
      }
    }
  }
}

extension TextStyle {
  /// The class of spans in this style; nil for none.
  fileprivate var className: String? {
    switch self {
    case .plain: nil
    case .strong: "strong"
    case .severity(let severity): ReviewMark(severity).name
    case .gutter: "gutter"
    case .secondary: "secondary"
    case .help: "help"
    case .removed: "removed"
    case .added: "added"
    }
  }
}
