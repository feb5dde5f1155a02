/// Finds a tag with more attributes than `Limit.attributes` before libxml2 does: it compares each attribute with
/// every other one, so that a megabyte of them would take minutes.
enum AttributeCount {
  /// The problem at the name of the first tag with too many; nil when there is none.
  /// - Complexity: O(bytes) for large texts; a small one cannot hold enough to matter.
  static func excess(in source: SourceFile) -> ReadingProblem? {
    let bytes = source.bytes
    // ` a=""` is the shortest attribute.
    guard bytes.count > Limit.attributes.value * 5 else { return nil }
    var index = 0
    while let start = bytes[index...].firstIndex(of: .lessThan) {
      index = start + 1
      if bytes.holds("<!--", at: start, before: bytes.count) {
        index = skip("-->", in: bytes, from: start + 4)
      } else if bytes.holds("<![CDATA[", at: start, before: bytes.count) {
        index = skip("]]>", in: bytes, from: start + 9)
      } else if bytes.holds("<?", at: start, before: bytes.count) {
        index = skip("?>", in: bytes, from: start + 2)
      } else {
        let nameEnd = XMLName.end(in: source, from: start + 1)
        guard nameEnd > start + 1 else { continue }
        let (count, end) = attributes(in: bytes, from: nameEnd)
        if count > Limit.attributes.value {
          return ReadingProblem(
            .limitExceeded(.attributes, found: count), at: SourceRange(start + 1, nameEnd))
        }
        index = end
      }
    }
    return nil
  }

  /// The quoted values up to the end of the tag.
  private static func attributes(in bytes: [UInt8], from start: Int) -> (count: Int, end: Int) {
    var index = start
    var count = 0
    while index < bytes.count, bytes[index] != .greaterThan, bytes[index] != .lessThan {
      if bytes[index] == .quote || bytes[index] == .apostrophe {
        guard let close = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return (count, bytes.count) }
        count += 1
        index = close
      }
      index += 1
    }
    return (count, index)
  }

  private static func skip(_ closing: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, !bytes.holds(closing, at: index, before: bytes.count) { index += 1 }
    return min(bytes.count, index)
  }
}
