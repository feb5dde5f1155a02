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
    let bytes = Array(text.utf8)
    var result = ""
    var copied = 0
    var index = 0
    while index + 7 <= bytes.count {
      let follows = index + 7 < bytes.count ? bytes[index + 7] : UInt8(ascii: " ")
      let spelling = String(decoding: bytes[index..<index + 7], as: UTF8.self)
      guard bytes[index] == UInt8(ascii: "#"), !isWordByte(follows), let color = SRGBColor(hex: spelling) else {
        index += 1
        continue
      }
      result += String(decoding: bytes[copied..<index], as: UTF8.self) + block(color) + " "
      if let parameters = style.parameters { result += "\u{1B}[\(parameters)m" }
      copied = index
      index += 7
    }
    return result + String(decoding: bytes[copied...], as: UTF8.self)
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
