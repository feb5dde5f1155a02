/// A text that equals another only when both have the same UTF-8 bytes.
///
/// Swift compares strings by canonical equivalence, so that "Å" and "A" with a combining ring are equal. Names of XML
/// and JSON are compared code by code (XML 1.0, section 1.2, "match"; RFC 8259, section 8.3).
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// Equal bytes are canonically equivalent, and strings compare fastest: bytes are looked at only for those.
  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
