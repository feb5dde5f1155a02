/// Finds the exact places of the parts of a start tag that is known to be well-formed.
struct StartTagScanner {
  struct Attribute {
    let name: SourceRange
    /// Between the quotes.
    let value: SourceRange
    /// Whether the value has references or white space other than blanks.
    let needsDecoding: Bool
  }

  /// Of the element.
  let name: SourceRange
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int

  /// - Parameter end: the offset of the tag's `>` or `/>`. A raw `<` cannot stand in a value, so the tag begins at
  ///   the last one before.
  init(_ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) {
    var start = end
    repeat { start -= 1 } while start > 0 && bytes[start] != .lessThan
    self.bytes = bytes
    self.end = end
    index = start + 1
    while index < end, !bytes[index].isSpace { index += 1 }
    name = SourceRange(start + 1, index)
  }

  /// The next attribute; nil after the last one.
  mutating func next() -> Attribute? {
    skipSpace()
    let start = index
    while index < end, !bytes[index].isSpace, bytes[index] != .equals { index += 1 }
    guard index > start else { return nil }
    let name = SourceRange(start, index)
    skipSpace()
    index += 1
    skipSpace()
    guard index < end else { return nil }
    let quote = bytes[index]
    index += 1
    let valueStart = index
    var needsDecoding = false
    while index < end, bytes[index] != quote {
      if bytes[index] == .ampersand || bytes[index] < 0x20 { needsDecoding = true }
      index += 1
    }
    defer { index += 1 }
    return Attribute(name: name, value: SourceRange(valueStart, index), needsDecoding: needsDecoding)
  }

  private mutating func skipSpace() {
    while index < end, bytes[index].isSpace { index += 1 }
  }
}
