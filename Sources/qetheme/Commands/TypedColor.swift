import ThemeKit

/// A colour of the command line, with its letters as they were typed.
struct TypedColor {
  let color: SRGBColor
  /// `#` and the six digits.
  let text: String
  /// How other colours are spelled beside it.
  private let isUpperCase: Bool

  /// Reads words of six hex digits, with or without `#`.
  static func all(_ words: [String]) throws(UsageError) -> [TypedColor] {
    let digits = words.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    let colors = digits.map { SRGBColor(hex: "#" + $0) }
    let wrong = zip(words, colors).filter { $0.1 == nil }.map { "'\($0.0)'" }
    guard wrong.isEmpty else { throw UsageError(message(wrong, digits.map(repaired))) }
    // Digits alone say nothing about letters: the other colours do then.
    let common = digits.lazy.compactMap(isUpperCase).first ?? false
    return zip(digits, colors.compactMap { $0 }).map { digits, color in
      TypedColor(color: color, text: "#" + digits, isUpperCase: isUpperCase(digits) ?? common)
    }
  }

  /// A colour that takes this one's place.
  func spelled(_ other: SRGBColor) -> String {
    other == color ? text : isUpperCase ? other.upperCaseHex : other.hex
  }

  /// Whether the first letter among hex digits is a capital; nil without letters.
  private static func isUpperCase(_ digits: String) -> Bool? {
    digits.utf8.first { $0 >= UInt8(ascii: "A") }.map { $0 <= UInt8(ascii: "F") }
  }

  private static func message(_ wrong: [String], _ repaired: [String?]) -> String {
    let message =
      wrong.count == 1
      ? "\(wrong[0]) is not a colour of six hex digits"
      : "\(wrong.joined(separator: " and ")) are not colours of six hex digits"
    let suggestion = repaired.compactMap { $0 }
    return suggestion.count == repaired.count
      ? "\(message); did you mean \(suggestion.joined(separator: " "))?" : message
  }

  /// Six digits for what is meant: themselves, or three of them doubled; nil when it cannot be told.
  private static func repaired(_ digits: String) -> String? {
    if SRGBColor(hex: "#" + digits) != nil { return digits }
    let doubled = digits.map { "\($0)\($0)" }.joined()
    return digits.count == 3 && SRGBColor(hex: "#" + doubled) != nil ? doubled : nil
  }
}
