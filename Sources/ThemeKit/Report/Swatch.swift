/// A block of a colour itself, for terminals with 24-bit colour.
public enum Swatch {
  /// Two cells of the colour.
  public static func block(_ color: SRGBColor) -> String {
    "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m  \u{1B}[0m"
  }

  /// Cells that a block and the blank behind it take.
  public static let cells = 3

  /// Number of colours in `text`, or a few more.
  static func count(in text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "#") } }

  /// `text` with a block before each `#rrggbb` in it; `style` is taken up again after each block.
  static func insert(into text: String, then style: TextStyle) -> String {
    var result = ""
    for piece in pieces(of: text) {
      if let color = piece.color {
        result += block(color) + " "
        if let parameters = style.parameters { result += "\u{1B}[\(parameters)m" }
      }
      result += piece.text
    }
    return result
  }

  /// `text` cut before each `#rrggbb` in it: a piece that begins with one has its colour.
  static func pieces(of text: String) -> [(text: String, color: SRGBColor?)] {
    let bytes = Array(text.utf8)
    var pieces: [(text: String, color: SRGBColor?)] = []
    var start = 0
    var color: SRGBColor?
    var index = 0
    while index + 7 <= bytes.count {
      let follows = index + 7 < bytes.count ? bytes[index + 7] : UInt8(ascii: " ")
      guard bytes[index] == UInt8(ascii: "#"), !isWordByte(follows),
        let found = SRGBColor(hex: String(decoding: bytes[index..<index + 7], as: UTF8.self))
      else {
        index += 1
        continue
      }
      if start < index { pieces.append((String(decoding: bytes[start..<index], as: UTF8.self), color)) }
      (start, color) = (index, found)
      index += 7
    }
    if start < bytes.count { pieces.append((String(decoding: bytes[start...], as: UTF8.self), color)) }
    return pieces
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
