/// JSON string literals (RFC 8259, section 7) that are safe to print anywhere.
public enum JSONString {
  /// `text` in quotes. Quotes, backslashes, control characters, line and paragraph separators and
  /// bidirectional controls are escaped, so that nothing in a file can move or hide what is printed.
  public static func literal(_ text: String) -> String {
    var literal = ""
    append(text, to: &literal)
    return literal
  }

  /// Appends `text` in quotes.
  /// - Complexity: O(length).
  public static func append(_ text: String, to output: inout String) {
    output.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.append("\\\"")
      case "\\": output.append("\\\\")
      case "\u{8}": output.append("\\b")
      case "\u{C}": output.append("\\f")
      case "\n": output.append("\\n")
      case "\r": output.append("\\r")
      case "\t": output.append("\\t")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{061C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        output.append("\\u")
        for shift in [12, 8, 4, 0] as [UInt32] {
          let digit = UInt8(truncatingIfNeeded: scalar.value >> shift & 15)
          output.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 0x30 + digit : 0x57 + digit))
        }
      default: output.unicodeScalars.append(scalar)
      }
    }
    output.append("\"")
  }
}
