/// What stands before the root of an XML document, looked through without parsing it: enough to tell what kind of
/// document a file is, however broken it is further on.
struct XMLProlog {
  /// Where `<!DOCTYPE` begins; nil when there is none.
  let doctype: Int?
  /// The root element's name; nil when something else comes first.
  let rootName: SourceRange?

  /// - Complexity: O(length of the prolog).
  init(_ source: SourceFile) {
    let bytes = source.bytes
    var index = 0
    var doctype: Int?
    prolog: while index < bytes.count {
      if bytes[index].isSpace {
        index += 1
      } else if bytes.holds("<?", at: index, before: bytes.count) {
        index = Self.offset(after: "?>", in: bytes, from: index + 2)
      } else if bytes.holds("<!--", at: index, before: bytes.count) {
        index = Self.offset(after: "-->", in: bytes, from: index + 4)
      } else if bytes.holds("<!DOCTYPE", at: index, before: bytes.count) {
        doctype = doctype ?? index
        index = Self.offsetAfterDoctype(in: bytes, from: index)
      } else {
        break prolog
      }
    }
    self.doctype = doctype
    guard index < bytes.count, bytes[index] == .lessThan else {
      rootName = nil
      return
    }
    let end = XMLName.end(in: source, from: index + 1)
    rootName = end > index + 1 ? SourceRange(index + 1, end) : nil
  }

  private static func offset(after closing: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes.holds(closing, at: index, before: bytes.count) { return index + closing.utf8CodeUnitCount }
      index += 1
    }
    return bytes.count
  }

  /// Past the `>` that is in neither quotes nor brackets.
  private static func offsetAfterDoctype(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    var depth = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case .quote, .apostrophe: quote = byte
      case .openBracket: depth += 1
      case .closeBracket: depth -= 1
      case .greaterThan where depth <= 0: return index
      default: break
      }
    }
    return index
  }
}
