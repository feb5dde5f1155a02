extension Radius {
  /// Reads a number as RFC 8259 (section 6) spells it, in both formats: an optional minus, digits without leading
  /// zeros, an optional fraction, an optional exponent, and nothing else.
  ///
  /// Nil when the text is no such number, or too large for a finite Double. A number too small for a Double is 0.
  public init?(text: String) {
    var text = text
    let number: DecimalNumber? = text.withUTF8 { DecimalNumber($0) }
    guard let number, let value = Double(text), value.isFinite else { return nil }
    if value == 0 {
      self.init(0)
    } else {
      self.init(value: value, digits: number.plainDigits)
    }
  }
}

/// A number of the JSON grammar, taken apart.
struct DecimalNumber {
  let isNegative: Bool
  /// All digits of the whole part and the fraction, without zeros at either end; empty for zero.
  private let significant: [UInt8]
  /// How many of `significant` stand before the decimal point; may be negative or beyond the end.
  private let pointPosition: Int

  /// Nil unless all of `text` is one number of the JSON grammar.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    isNegative = text.first == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let whole = Self.digits(of: text, from: &index)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    var digits = Array(whole)
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = Self.digits(of: text, from: &index)
      guard !fraction.isEmpty else { return nil }
      digits += fraction
    }
    var exponent = 0
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isDownwards = index < text.count && text[index] == UInt8(ascii: "-")
      if index < text.count, isDownwards || text[index] == UInt8(ascii: "+") { index += 1 }
      let exponentDigits = Self.digits(of: text, from: &index)
      guard !exponentDigits.isEmpty else { return nil }
      // Beyond any exponent a Double can have, more digits make no difference.
      for digit in exponentDigits where exponent < 1_000_000 { exponent = exponent * 10 + Int(digit & 15) }
      if isDownwards { exponent = -exponent }
    }
    guard index == text.count else { return nil }
    let leadingZeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    pointPosition = whole.count - leadingZeros + exponent
    digits.removeFirst(leadingZeros)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    significant = digits
  }

  /// The shortest plain decimal form.
  /// - Precondition: the exponent is that of a finite Double other than 0, so that the form is not endless.
  var plainDigits: String {
    var text = isNegative ? "-" : ""
    if pointPosition <= 0 {
      text += "0." + String(repeating: "0", count: -pointPosition)
      text += String(decoding: significant, as: UTF8.self)
    } else if pointPosition >= significant.count {
      text += String(decoding: significant, as: UTF8.self)
      text += String(repeating: "0", count: pointPosition - significant.count)
    } else {
      text += String(decoding: significant[..<pointPosition], as: UTF8.self) + "."
      text += String(decoding: significant[pointPosition...], as: UTF8.self)
    }
    return text
  }

  private static func digits(
    of text: UnsafeBufferPointer<UInt8>, from index: inout Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = index
    while index < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) { index += 1 }
    return text[start..<index]
  }
}
