/// Writes JSON (RFC 8259), key by key, in the order it is told. Strings are written by `JSONString`.
public struct JSONWriter {
  /// The text so far.
  public private(set) var text = ""
  private let indentation: Bool
  private var depth = 0
  private var isFirst = true

  /// - Parameter indented: with two spaces a level and one value a line; else all on one line.
  public init(indented: Bool = true) { indentation = indented }

  public mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    container(key, "{", "}", body)
  }

  public mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    container(key, "[", "]", body)
  }

  public mutating func string(_ key: String? = nil, _ value: String?) {
    begin(key)
    if let value { JSONString.append(value, to: &text) } else { text += "null" }
  }

  public mutating func number(_ key: String? = nil, _ value: Int) { literal(key, String(value)) }
  public mutating func boolean(_ key: String? = nil, _ value: Bool) { literal(key, value ? "true" : "false") }

  /// JSON text as it is: a number with its digits, or an object made elsewhere.
  public mutating func literal(_ key: String? = nil, _ json: String) {
    begin(key)
    text += json
  }

  private mutating func container(
    _ key: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void
  ) {
    begin(key)
    text += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    text += close
  }

  private mutating func begin(_ key: String?) {
    if !isFirst { text += "," }
    if depth > 0 { breakLine() }
    isFirst = false
    if let key {
      JSONString.append(key, to: &text)
      text += indentation ? ": " : ":"
    }
  }

  private mutating func breakLine() {
    guard indentation else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }
}
