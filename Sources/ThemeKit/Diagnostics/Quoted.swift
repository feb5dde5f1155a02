/// Values of a file inside messages.
public enum Quoted {
  /// Longest value that a message repeats whole, in Unicode scalars.
  public static let longest = 60

  /// The value as typed, in double quotes; cut with an ellipsis when it is longer than `longest`.
  ///
  /// Control characters stay as they are: who prints a message makes it safe for where it goes.
  public static func value(_ text: String) -> String { "\"\(shortened(text))\"" }

  /// The value as typed, cut with an ellipsis when it is longer than `longest`.
  public static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return "\(String(scalars[..<end]))…"
  }

  /// One character: in quotes, with its number when it is none of ASCII; control characters by number alone.
  public static func character(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F { return "\"\(scalar)\"" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return number
    default: return "\"\(scalar)\" (\(number))"
    }
  }
}
