/// Turns stored bytes into a `SourceFile`: finds the encoding and decodes, before anything is parsed.
///
/// XML is UTF-8 unless its byte-order mark or its declaration says otherwise (XML 1.0, section 4.3.3 and appendix F);
/// JSON is UTF-8 (RFC 8259, section 8.1). A byte-order mark at the beginning is no part of the text.
struct SourceDecoder {
  enum Format {
    case xml, json
  }

  let source: SourceFile
  /// Why the text is not to be parsed, and where in it; nil when all is well.
  let fault: (reason: EncodingFault, range: SourceRange)?

  /// - Complexity: O(bytes). UTF-8 without byte-order mark is checked in place and not copied.
  init(path: String, relativePath: String, stored: [UInt8], format: Format) {
    let mark = ByteOrderMark(stored)
    let encoding: SourceEncoding
    var reason: (EncodingFault, declared: Range<Int>?)?
    switch format {
    case .json:
      let actual = mark.encoding ?? Self.utf16(of: stored, first: UInt8(ascii: "{")) ?? .utf8
      encoding = actual
      if actual != .utf8 { reason = (.notUTF8(actual), nil) }
    case .xml:
      (encoding, reason) = Self.xmlEncoding(of: stored, mark: mark)
    }
    if let name = mark.unsupported { reason = (.unsupportedBytes(name: name), nil) }

    func file(_ bytes: [UInt8], _ offsets: OffsetMap? = nil) -> SourceFile {
      SourceFile(
        path: path, relativePath: relativePath, stored: stored, bytes: bytes, encoding: encoding,
        byteOrderMarkLength: mark.length, offsets: offsets)
    }
    if encoding == .utf8,
      stored.withUnsafeBufferPointer({ UTF8Validation.endOfValidPrefix($0, from: mark.length) }) == stored.count
    {
      source = file(mark.length == 0 ? stored : Array(stored[mark.length...]))
    } else {
      let transcoder = TextTranscoder(stored, from: mark.length, as: encoding)
      source = file(transcoder.text, transcoder.offsets)
      if reason == nil, let bad = transcoder.undecodable {
        fault = (
          .undecodable(bytes: bad.bytes, storedOffset: bad.storedOffset, encoding: encoding), bad.range
        )
        return
      }
    }
    fault = reason.map { ($0.0, $0.declared.map { SourceRange($0.lowerBound, $0.upperBound) } ?? SourceRange(at: 0)) }
  }

  /// The encoding to decode with, and what is wrong with what the file says of itself. `declared` counts characters
  /// of the text: a declaration is ASCII.
  private static func xmlEncoding(
    of stored: [UInt8], mark: ByteOrderMark
  ) -> (SourceEncoding, (EncodingFault, declared: Range<Int>?)?) {
    let actual = mark.encoding ?? utf16(of: stored, first: UInt8(ascii: "<"))
    guard let declared = XMLDeclaration(head(of: stored, from: mark.length, as: actual))?.encoding else {
      if let actual, actual != .utf8, mark.length == 0 { return (actual, (.undeclaredUTF16, nil)) }
      return (actual ?? .utf8, nil)
    }
    guard let names = encodings(named: declared.name) else {
      return (actual ?? .utf8, (.unsupported(name: declared.name), declared.range))
    }
    if let actual {
      let agrees = names.contains(actual)
      return (actual, agrees ? nil : (.contradiction(declared: declared.name, actual: actual), declared.range))
    }
    guard names.count == 1, names != [.utf16LittleEndian], names != [.utf16BigEndian] else {
      // One byte a character so far, so it is not UTF-16.
      return (.utf8, (.contradiction(declared: declared.name, actual: .utf8), declared.range))
    }
    return (names[0], nil)
  }

  /// The beginning of the file, one byte a character; what is not ASCII is not below 0x80.
  private static func head(of stored: [UInt8], from start: Int, as actual: SourceEncoding?) -> [UInt8] {
    let bytes = stored[start..<min(stored.count, start + 2 * declarationLimit)]
    guard let actual, actual != .utf8 else { return Array(bytes) }
    let low = actual == .utf16LittleEndian ? 0 : 1
    return stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      bytes[index + 1 - low] == 0 ? bytes[index + low] : 0xFF
    }
  }

  /// A declaration is looked for in so many characters.
  private static let declarationLimit = 1024

  /// UTF-16 without byte-order mark: the first character with its zero byte (XML 1.0, appendix F.1).
  private static func utf16(of stored: [UInt8], first: UInt8) -> SourceEncoding? {
    guard stored.count >= 2 else { return nil }
    if stored[0] == first, stored[1] == 0 { return .utf16LittleEndian }
    if stored[0] == 0, stored[1] == first { return .utf16BigEndian }
    return nil
  }

  /// The encodings that an IANA name (or a common alias) may stand for, in any letter case.
  private static func encodings(named name: String) -> [SourceEncoding]? {
    switch name.lowercased() {
    case "utf-8", "utf8": [.utf8]
    case "utf-16": [.utf16LittleEndian, .utf16BigEndian]
    case "utf-16le": [.utf16LittleEndian]
    case "utf-16be": [.utf16BigEndian]
    case "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "l1": [.latin1]
    case "windows-1252", "cp1252": [.windows1252]
    default: nil
    }
  }
}
