/// Well-formedness of UTF-8, as table 3-7 of the Unicode Standard has it: no overlong forms, no surrogates, nothing
/// above U+10FFFF.
enum UTF8Validation {
  /// The length of the longest well-formed prefix of `bytes` from `start`, as the offset of its end.
  /// - Complexity: O(bytes), eight at a time through ASCII.
  static func endOfValidPrefix(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
    var index = start
    let count = bytes.count
    guard let base = bytes.baseAddress else { return 0 }
    while index < count {
      if bytes[index] < 0x80 {
        while index + 8 <= count,
          UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        while index < count, bytes[index] < 0x80 { index += 1 }
        continue
      }
      let (length, isValid) = sequence(bytes, at: index)
      guard isValid else { return index }
      index += length
    }
    return count
  }

  /// The sequence at `index`: its length and whether it is a character. Of a broken one the length is that of the
  /// longest beginning of a character there, at least 1 (the Unicode Standard's "maximal subpart").
  static func sequence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (length: Int, isValid: Bool) {
    let needed: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0x00...0x7F: return (1, true)
    case 0xC2...0xDF: needed = 2
    case 0xE0: (needed, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: needed = 3
    case 0xED: (needed, second) = (3, 0x80...0x9F)
    case 0xF0: (needed, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: needed = 4
    case 0xF4: (needed, second) = (4, 0x80...0x8F)
    default: return (1, false)
    }
    var length = 1
    while length < needed {
      guard index + length < bytes.count else { return (length, false) }
      let byte = bytes[index + length]
      guard length == 1 ? second.contains(byte) : (0x80...0xBF).contains(byte) else { return (length, false) }
      length += 1
    }
    return (needed, true)
  }
}
