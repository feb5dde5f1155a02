/// Makes text that came from a file or a file's name safe for a terminal.
///
/// Nothing that moves the cursor, changes colours, hides text or turns its direction gets through: a control
/// character becomes its picture (`␛`), every other character without a shape of its own its code point
/// (`<U+202E>`).
public enum SafeText {
  /// `text` on one line, harmless for a terminal.
  public static func terminal(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var safe = ""
    safe.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar, after: previous) {
        safe += replacement
      } else {
        safe.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return safe
  }

  /// What is printed in place of `scalar`; nil when it is harmless. A tab is a control character here.
  static func replacement(for scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
    switch scalar.value {
    case 0..<0x20: return String(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x20..<0x7F: return nil
    case 0x7F: return "\u{2421}"
    default: return isHarmless(scalar, after: previous) ? nil : codePoint(scalar)
    }
  }

  /// `<U+202E>`
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }

  private static func isHarmless(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F:
      // Variation selectors choose a form of the character before them.
      return previous != nil
    case 0x200C, 0x200D:
      // The joiners belong to Arabic, to the scripts of India and to emoji; after ASCII they only hide.
      return previous.map { !$0.isASCII && !$0.properties.isDefaultIgnorableCodePoint || $0.value == 0xFE0F } ?? false
    case 0xFFF9...0xFFFB: return false
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return !properties.isBidiControl
    }
  }
}
