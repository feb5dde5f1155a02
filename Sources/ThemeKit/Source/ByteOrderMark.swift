/// The byte-order mark at the beginning of a file (Unicode Standard, section 23.8).
struct ByteOrderMark {
  /// In bytes: 0 without a mark.
  let length: Int
  /// What the mark says; nil without a mark.
  let encoding: SourceEncoding?
  /// The name of an encoding that is not read, whose mark stands there.
  let unsupported: String?

  init(_ stored: [UInt8]) {
    unsupported =
      stored.starts(with: [0xFF, 0xFE, 0, 0]) || stored.starts(with: [0, 0, 0xFE, 0xFF]) ? "UTF-32" : nil
    if stored.starts(with: [0xEF, 0xBB, 0xBF]) {
      (length, encoding) = (3, .utf8)
    } else if stored.starts(with: [0xFF, 0xFE]) {
      (length, encoding) = (2, .utf16LittleEndian)
    } else if stored.starts(with: [0xFE, 0xFF]) {
      (length, encoding) = (2, .utf16BigEndian)
    } else {
      (length, encoding) = (0, nil)
    }
  }
}
