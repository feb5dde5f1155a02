import ThemeKit

/// Decimal numbers without zeros at their end.
enum ShortDecimal {
  static func text(_ digits: String) -> String {
    guard digits.utf8.contains(UInt8(ascii: ".")) else { return digits }
    var digits = Substring(digits)
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return String(digits)
  }

  /// A limit from 1 to 21: in that range a Double's description has no exponent.
  static func text(_ limit: ContrastLimit) -> String { text("\(limit.value)") }
}
