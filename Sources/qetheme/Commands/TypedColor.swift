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
    guard colors.allSatisfy({ $0 != nil }) else { throw usageError(words, digits) }
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

  /// What is wrong with each word, and how to type it.
  private static func usageError(_ words: [String], _ digits: [String]) -> UsageError {
    var error = UsageError()
    var mended: [String] = []
    for (word, digits) in zip(words, digits) {
      if SRGBColor(hex: "#" + digits) != nil {
        mended.append(digits)
        continue
      }
      // The number sign may be left out here.
      let isBare = !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isHexDigit }
      let mistake = HexColorMistake(in: isBare ? "#" + word : word)
      let suggestion = mistake.suggestion.map { String($0.dropFirst()) }
      error.messages.append(
        "'\(word)' is not a colour: it must \(mistake.rule)" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
      if let suggestion { mended.append(suggestion) }
    }
    if mended.count < words.count {
      error.help.append(("", "A colour is six hex digits, with or without #: 777777 or '#777777'."))
    } else if error.messages.count > 1 {
      error.help.append(("", "Did you mean 'qetheme contrast \(mended.joined(separator: " "))'?"))
    }
    return error
  }
}
