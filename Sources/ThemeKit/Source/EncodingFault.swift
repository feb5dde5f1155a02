/// Why a file's bytes cannot be read as text.
public enum EncodingFault: Hashable, Sendable {
  /// Bytes that spell no character; `storedOffset` counts from the beginning of the file as stored.
  case undecodable(bytes: [UInt8], storedOffset: Int, encoding: SourceEncoding)
  /// The XML declaration names an encoding that is not read.
  case unsupported(name: String)
  /// A byte-order mark or the first bytes show an encoding that is not read.
  case unsupportedBytes(name: String)
  /// The declaration names another encoding than the bytes show.
  case contradiction(declared: String, actual: SourceEncoding)
  /// UTF-16 without byte-order mark and without a declaration that says so.
  case undeclaredUTF16
  /// JSON in another encoding than UTF-8.
  case notUTF8(SourceEncoding)
}
