/// How a file spells the characters of a value that is ASCII text.
enum ValueSpelling {
  /// Where each character stands: an escape or a character reference is one character; comments, processing
  /// instructions and the marks of CDATA are none. Nil for what is not closed.
  static func places(of range: SourceRange, in source: SourceFile, _ format: BrandFile.Format) -> [SourceRange]? {
    var scanner = Scanner(rest: source.bytes[range.lowerBound..<range.upperBound])
    var places: [SourceRange] = []
    while !scanner.rest.isEmpty {
      let start = scanner.rest.startIndex
      switch format == .xml ? scanner.skipXML() : scanner.skipJSON() {
      case .character: places.append(SourceRange(start, scanner.rest.startIndex))
      case .nothing: break
      case .unclosed: return nil
      }
    }
    return places
  }

  private enum Skipped {
    case character, nothing, unclosed
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func skipXML() -> Skipped {
      if take("<![CDATA[") || take("]]>") { return .nothing }
      if take("<!--") { return skip(past: "-->") ? .nothing : .unclosed }
      if take("<?") { return skip(past: "?>") ? .nothing : .unclosed }
      if take("&") { return skip(past: ";") ? .character : .unclosed }
      rest.removeFirst()
      return .character
    }

    mutating func skipJSON() -> Skipped {
      guard take("\\") else {
        rest.removeFirst()
        return .character
      }
      let length = rest.first == UInt8(ascii: "u") ? 5 : 1
      guard rest.count >= length else { return .unclosed }
      rest.removeFirst(length)
      return .character
    }

    private mutating func take(_ word: StaticString) -> Bool {
      let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      guard rest.starts(with: bytes) else { return false }
      rest.removeFirst(bytes.count)
      return true
    }

    private mutating func skip(past word: StaticString) -> Bool {
      while !rest.isEmpty {
        if take(word) { return true }
        rest.removeFirst()
      }
      return false
    }
  }
}
