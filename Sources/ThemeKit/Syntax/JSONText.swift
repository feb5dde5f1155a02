/// The text of a JSON string.
enum JSONText {
  /// The text between the quotes with its escapes replaced; half a surrogate pair becomes U+FFFD.
  /// - Precondition: every escape in `range` is complete; `JSONParser` sees to it.
  static func decoded(_ bytes: [UInt8], in range: SourceRange) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == .backslash else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var unit = codeUnit(bytes, at: index)
        index += 4
        if 0xD800...0xDBFF ~= unit, index + 6 <= range.upperBound, bytes[index] == .backslash,
          bytes[index + 1] == UInt8(ascii: "u")
        {
          let low = codeUnit(bytes, at: index + 2)
          if 0xDC00...0xDFFF ~= low {
            unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            index += 6
          }
        }
        text += String(Character(Unicode.Scalar(unit) ?? "\u{FFFD}")).utf8
      default: text.append(letter)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The four hex digits at `index`.
  static func codeUnit(_ bytes: [UInt8], at index: Int) -> UInt32 {
    var unit: UInt32 = 0
    for offset in 0..<4 { unit = unit << 4 | (bytes[index + offset].hexDigitValue ?? 0) }
    return unit
  }
}
