/// One word of the command line, as bytes.
struct Argument: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(bytes: [CChar]) { self.bytes = bytes.map { UInt8(bitPattern: $0) } }

  init(stringLiteral text: String) { bytes = Array(text.utf8) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The word as text; bytes that are no UTF-8 as U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
