extension SRGBColor {
  /// Reads `#` and six ASCII hex digits, over the whole text; nil for anything else.
  ///
  /// This is the only spelling that QEEmbedTheme documents. Near misses are explained by the rule
  /// `invalid-hex-color`.
  @inlinable
  public init?(hex text: String) {
    let value: UInt32? =
      text.utf8.withContiguousStorageIfAvailable(SRGBColor.value)
      ?? Array(text.utf8)
      .withUnsafeBufferPointer(SRGBColor.value)
    guard let value else { return nil }
    self.init(rgb: value)
  }

  @usableFromInline
  static func value(of text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard text.count == 7, text[0] == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for byte in text.dropFirst() {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
