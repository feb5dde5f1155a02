/// What the XML declaration says of the encoding, found without parsing the document.
struct XMLDeclaration {
  /// The value of the pseudo-attribute `encoding`, and its place in the bytes looked at.
  let encoding: (name: String, range: Range<Int>)?

  /// Looks at the beginning of `bytes`, which spell ASCII one byte a character. Nil when there is no declaration.
  /// - Complexity: O(length of the declaration).
  init?(_ bytes: [UInt8]) {
    let opening = Array("<?xml".utf8)
    guard bytes.count > opening.count, bytes.starts(with: opening), Self.isSpace(bytes[opening.count]) else {
      return nil
    }
    var index = opening.count
    var found: (String, Range<Int>)?
    while true {
      while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
      let nameStart = index
      while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
      let name = bytes[nameStart..<index]
      while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
      guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else { break }
      index += 1
      while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { break }
      let quote = bytes[index]
      let valueStart = index + 1
      guard
        let valueEnd = bytes[valueStart...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") || $0 >= 0x80 }),
        bytes[valueEnd] == quote
      else { break }
      if name.elementsEqual("encoding".utf8), found == nil {
        found = (String(decoding: bytes[valueStart..<valueEnd], as: UTF8.self), valueStart..<valueEnd)
      }
      index = valueEnd + 1
    }
    encoding = found
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
