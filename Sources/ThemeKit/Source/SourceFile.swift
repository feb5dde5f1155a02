/// An immutable file: its name, the bytes as stored, and the same text as UTF-8 without byte-order mark.
///
/// Every range in ThemeKit counts bytes of `bytes`; `storedOffset(of:)` leads back to what is on disk.
/// For UTF-8 without a byte-order mark both arrays share one storage.
public struct SourceFile: Sendable {
  /// The path of standard input that nobody gave a name.
  public static let standardInputPath = "<stdin>"

  /// The path as the user typed it (or as found below what they typed); for text meant for people.
  public let path: String
  /// The path relative to the repository root, or to the working folder outside one, with `/` between
  /// its parts; for machine formats and cards. Outside both: as typed.
  public let relativePath: String
  /// The file as stored.
  public let stored: [UInt8]
  /// The text as well-formed UTF-8, without byte-order mark. What could not be decoded is U+FFFD.
  public let bytes: [UInt8]
  public let encoding: SourceEncoding
  /// Length in bytes of the byte-order mark in `stored`: 0, 2 or 3.
  public let byteOrderMarkLength: Int
  /// Nil when text and file differ by the byte-order mark alone.
  private let offsets: OffsetMap?

  /// - Precondition: `bytes` is `stored` decoded by `encoding`; `SourceDecoder` sees to it.
  init(
    path: String, relativePath: String, stored: [UInt8], bytes: [UInt8], encoding: SourceEncoding,
    byteOrderMarkLength: Int, offsets: OffsetMap? = nil
  ) {
    self.path = path
    self.relativePath = relativePath
    self.stored = stored
    self.bytes = bytes
    self.encoding = encoding
    self.byteOrderMarkLength = byteOrderMarkLength
    self.offsets = offsets
  }

  /// A file of UTF-8 text, as tests and in-memory callers have it.
  public init(path: String, text: String) {
    let bytes = Array(text.utf8)
    self.init(
      path: path, relativePath: path, stored: bytes, bytes: bytes, encoding: .utf8, byteOrderMarkLength: 0)
  }

  /// The offset in `stored` of the character that holds byte `offset` of `bytes`; the end for the end.
  /// - Complexity: O(1) for UTF-8, else O(log of how often the width of characters changes).
  public func storedOffset(of offset: Int) -> Int {
    offsets?.storedOffset(of: offset) ?? byteOrderMarkLength + offset
  }

  /// The text of `range`. Bytes that do not begin or end at a character's edge become U+FFFD.
  public func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
  }
}
