/// Names of XML 1.0, fifth edition, productions 4 and 4a.
enum XMLName {
  /// The offset after the name that begins at `start`; `start` when none does.
  /// - Parameter canBegin: false for characters that go on a name, whichever of them comes first.
  static func end(in source: SourceFile, from start: Int, canBegin: Bool = true) -> Int {
    let bytes = source.bytes
    var index = start
    while index < bytes.count {
      if bytes[index] < 0x80 {
        guard isASCIINameByte(bytes[index], first: canBegin && index == start) else { break }
        index += 1
      } else {
        let (scalar, range) = source.scalar(at: index)
        guard isNameScalar(scalar.value, first: canBegin && index == start) else { break }
        index = range.upperBound
      }
    }
    return index
  }

  private static func isASCIINameByte(_ byte: UInt8, first: Bool) -> Bool {
    if byte.isASCIILetter || byte == .colon || byte == UInt8(ascii: "_") { return true }
    return !first && (byte.isDigit || byte == .hyphen || byte == UInt8(ascii: "."))
  }

  private static func isNameScalar(_ scalar: UInt32, first: Bool) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: !first
    default: false
    }
  }
}
