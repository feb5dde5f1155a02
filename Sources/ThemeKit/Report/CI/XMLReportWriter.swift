/// Writes the XML of reports, one element a line, with two spaces a level.
///
/// Names are literals of the program. In values, what XML 1.0 does not allow is written as its control picture, and what
/// would be hidden or turn the text's direction as its code point, so that nothing of a file can act in a viewer.
struct XMLReportWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  init() {}

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ body: (inout XMLReportWriter) -> Void
  ) {
    open(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// An element without content.
  mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    open(name, attributes)
    text += "/>\n"
  }

  /// An element with text; its lines stay.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text content: String
  ) {
    if content.isEmpty { return element(name, attributes) }
    open(name, attributes)
    text += ">"
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    text += lines.map { XMLReportWriter.escaped(String($0)) }.joined(separator: "\n")
    text += "</\(name)>\n"
  }

  private mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(XMLReportWriter.escaped(value))\"" }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// One line of text, for an element or an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in SafeText.terminal(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
