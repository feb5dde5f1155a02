/// Turns stored bytes into UTF-8 text, with the way back to the stored offsets.
struct TextTranscoder {
  /// What could not be decoded first.
  struct Undecodable: Hashable, Sendable {
    /// Where U+FFFD stands for it in the text.
    let range: SourceRange
    /// The bytes, at most four.
    let bytes: [UInt8]
    /// Where they stand in the stored file.
    let storedOffset: Int
  }

  private(set) var text: [UInt8] = []
  private(set) var offsets = OffsetMap()
  private(set) var undecodable: Undecodable?
  private let stored: [UInt8]

  /// Decodes everything from `start` on; what cannot be decoded becomes U+FFFD.
  /// - Complexity: O(stored bytes).
  init(_ stored: [UInt8], from start: Int, as encoding: SourceEncoding) {
    self.stored = stored
    text.reserveCapacity(stored.count + stored.count / 8)
    switch encoding {
    case .utf8: decodeUTF8(from: start)
    case .utf16LittleEndian: decodeUTF16(from: start, low: 0, high: 1)
    case .utf16BigEndian: decodeUTF16(from: start, low: 1, high: 0)
    case .latin1:
      for index in start..<stored.count { append(Unicode.Scalar(stored[index]), stored: index, width: 1) }
    case .windows1252: decodeWindows1252(from: start)
    }
    // The end of the text leads to the end of the file.
    offsets.append(text: text.count, textWidth: Int(Int32.max), stored: stored.count, storedWidth: 0)
  }

  private mutating func decodeUTF8(from start: Int) {
    var index = start
    while index < stored.count {
      let (length, isValid) = stored.withUnsafeBufferPointer { UTF8Validation.sequence($0, at: index) }
      if isValid {
        offsets.append(text: text.count, textWidth: length, stored: index, storedWidth: length)
        text += stored[index..<(index + length)]
      } else {
        appendReplacement(stored: index, width: length)
      }
      index += length
    }
  }

  private mutating func decodeUTF16(from start: Int, low: Int, high: Int) {
    var index = start
    while index < stored.count {
      guard index + 1 < stored.count else {
        appendReplacement(stored: index, width: 1)
        return
      }
      let unit = UInt32(stored[index + high]) << 8 | UInt32(stored[index + low])
      if let scalar = Unicode.Scalar(unit) {
        append(scalar, stored: index, width: 2)
        index += 2
        continue
      }
      if unit < 0xDC00, index + 3 < stored.count {
        let next = UInt32(stored[index + 2 + high]) << 8 | UInt32(stored[index + 2 + low])
        if 0xDC00...0xDFFF ~= next, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (next - 0xDC00)) {
          append(scalar, stored: index, width: 4)
          index += 4
          continue
        }
      }
      appendReplacement(stored: index, width: 2)
      index += 2
    }
  }

  private mutating func decodeWindows1252(from start: Int) {
    for index in start..<stored.count {
      let byte = stored[index]
      guard 0x80...0x9F ~= byte else {
        append(Unicode.Scalar(byte), stored: index, width: 1)
        continue
      }
      if let scalar = Unicode.Scalar(Self.windows1252[Int(byte - 0x80)]), scalar.value != 0 {
        append(scalar, stored: index, width: 1)
      } else {
        appendReplacement(stored: index, width: 1)
      }
    }
  }

  /// 0x80 to 0x9F, from the Unicode Consortium's CP1252.TXT; 0 where it defines nothing.
  static let windows1252: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
    0x0178,
  ]

  private mutating func append(_ scalar: Unicode.Scalar, stored offset: Int, width: Int) {
    let start = text.count
    if scalar.isASCII {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      text += String(Character(scalar)).utf8
    }
    offsets.append(text: start, textWidth: text.count - start, stored: offset, storedWidth: width)
  }

  private mutating func appendReplacement(stored offset: Int, width: Int) {
    if undecodable == nil {
      undecodable = Undecodable(
        range: SourceRange(text.count, text.count + 3), bytes: Array(stored[offset..<(offset + width)]),
        storedOffset: offset)
    }
    append("\u{FFFD}", stored: offset, width: width)
  }
}
