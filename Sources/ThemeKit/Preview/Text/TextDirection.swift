/// The direction of a line of text.
enum TextDirection {
  case leftToRight, rightToLeft

  /// The direction of the first strong character (Unicode Standard Annex 9, rules P2 and P3), left to right
  /// without one.
  init(of text: some StringProtocol) {
    self =
      text.unicodeScalars.lazy.filter(TextDirection.isLetter).first.map {
        TextDirection.isRightToLeft($0) ? .rightToLeft : .leftToRight
      } ?? .leftToRight
  }

  /// Properties are looked up for the letters that are not ASCII alone: most texts have none.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z"))).contains(scalar.value | 0x20)
      : scalar.properties.isAlphabetic
  }

  /// `text` between isolates, when it holds anything that runs from right to left, so that it keeps its own order
  /// and direction within the card. Isolates are characters, which every renderer knows; the `direction` attribute
  /// would turn the meaning of `text-anchor` round.
  func isolating(_ text: String) -> String {
    guard self == .rightToLeft || TextDirection.holdsRightToLeft(text) else { return text }
    let start = self == .rightToLeft ? "\u{2067}" : "\u{2066}"
    return start + text + "\u{2069}"
  }

  /// Whether anything in `text` runs from right to left.
  static func holdsRightToLeft(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains(where: isRightToLeft)
  }

  /// Whether a scalar is of a right-to-left script: the blocks that Unicode keeps for them.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F: true
    default: false
    }
  }
}
