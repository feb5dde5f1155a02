extension SourceEncoding {
  /// `text` as this encoding spells it.
  ///
  /// A character that the encoding does not hold is spelt as a reference (XML 1.0, section 4.1): only XML is read in
  /// such encodings. Where no reference can stand, in a name or a CDATA section, what is read back is another text.
  public func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .latin1, .windows1252: text.unicodeScalars.flatMap { byte(of: $0).map { [$0] } ?? Self.reference(to: $0) }
    }
  }

  /// A line of stored bytes, which LF ended and which is without it, as text to be shown; what spells nothing is U+FFFD.
  ///
  /// In UTF-16 the other byte of an LF begins the next line, or ends this one.
  public func text(ofLine bytes: [UInt8]) -> String {
    var line = bytes
    if bytes.count % 2 == 1 {
      if self == .utf16LittleEndian { line.removeFirst() }
      if self == .utf16BigEndian { line.removeLast() }
    }
    return String(decoding: TextTranscoder(line, from: 0, as: self).text, as: UTF8.self)
  }

  /// The one byte of a character in the two encodings that have one byte a character; nil where they have none.
  private func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if self == .windows1252 {
      if scalar.value >= 0x80, let index = TextTranscoder.windows1252.firstIndex(where: { $0 == scalar.value }) {
        return UInt8(0x80 + index)
      }
      if 0x80...0x9F ~= scalar.value { return nil }
    }
    return UInt8(exactly: scalar.value)
  }

  /// `&#x20AC;`
  private static func reference(to scalar: Unicode.Scalar) -> [UInt8] {
    Array("&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8)
  }
}
