/// Writes HTML, element by element.
///
/// Names of elements and attributes are literals of the program. Whatever else is handed in is text: it is escaped, and
/// what would act without being seen (control characters, changes of direction) is shown by its picture or its number.
/// Nothing that a brand file says can become markup.
public struct HTMLWriter: Sendable {
  /// What has been written so far.
  public private(set) var html = ""

  public init() {}

  /// An element on a line of its own.
  public mutating func block(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ body: (inout HTMLWriter) -> Void
  ) {
    inline(name, attributes, body)
    html += "\n"
  }

  public mutating func block(_ name: StaticString, _ attributes: [HTMLAttribute] = [], text: String) {
    block(name, attributes) { $0.text(text) }
  }

  /// An element amid text.
  public mutating func inline(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    html += "</\(name)>"
  }

  public mutating func inline(_ name: StaticString, _ attributes: [HTMLAttribute] = [], text: String) {
    inline(name, attributes) { $0.text(text) }
  }

  /// An element that has no content and no end tag, as `img`.
  public mutating func void(_ name: StaticString, _ attributes: [HTMLAttribute] = []) { open(name, attributes) }

  /// Text, on one line.
  public mutating func text(_ text: String) { HTMLWriter.escape(text, into: &html) }

  /// A line break in the source: white space, and in `pre` a new line.
  public mutating func lineBreak() { html += "\n" }

  /// What another writer has written.
  public mutating func append(_ other: HTMLWriter) { html += other.html }

  /// A style sheet or a script. HTML does not escape in there.
  ///
  /// - Precondition: `content` has no `</` and no `<!--`, by which HTML would end it or read it otherwise.
  mutating func raw(_ name: StaticString, _ content: String) {
    precondition(!content.contains("</") && !content.contains("<!--"), "the content would end the element")
    html += "<\(name)>\(content)</\(name)>\n"
  }

  /// The beginning of every document.
  mutating func doctype() { html += "<!DOCTYPE html>\n" }

  private mutating func open(_ name: StaticString, _ attributes: [HTMLAttribute]) {
    html += "<\(name)"
    for attribute in attributes { attribute.write(to: &html) }
    html += ">"
  }

  /// `text` fit for the content of an element and for an attribute's value in double quotes.
  static func escape(_ text: String, into html: inout String) {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default:
        if let shown = SafeText.replacement(for: scalar, after: previous) {
          escapeASCII(shown, into: &html)
        } else {
          html.unicodeScalars.append(scalar)
        }
      }
      previous = scalar
    }
  }

  /// A replacement such as `<U+202E>`.
  private static func escapeASCII(_ text: String, into html: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
