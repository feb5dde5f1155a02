/// The text of an attribute or element of a well-formed document, with references and CDATA replaced, comments and
/// processing instructions left out, and without the white space around it.
enum XMLText {
  /// The text and where it stands. The range of an empty text is where the text would stand.
  /// - Complexity: O(bytes of `content`).
  static func trimmed(
    _ source: SourceFile, in content: SourceRange, isAttribute: Bool, needsDecoding: Bool
  ) -> (text: String, range: SourceRange) {
    if needsDecoding {
      var reader = Reader(source.bytes, content, isAttribute: isAttribute)
      return reader.read()
    }
    let bytes = source.bytes
    var start = content.lowerBound
    var end = content.upperBound
    while start < end, bytes[start].isSpace { start += 1 }
    guard start < end else { return ("", SourceRange(at: content.lowerBound)) }
    while bytes[end - 1].isSpace { end -= 1 }
    let range = SourceRange(start, end)
    return (source.text(in: range), range)
  }

  /// Decodes piece by piece and remembers where the first and the last visible character came from.
  private struct Reader {
    let bytes: [UInt8]
    let content: SourceRange
    /// White space in an attribute is one blank for each character (XML 1.0, section 3.3.3).
    let isAttribute: Bool
    var text: [UInt8] = []
    /// Length of `text` up to and with the last character that is no white space.
    var visibleCount = 0
    var first: Piece?
    var last: Piece?

    /// The source of one character, and the CDATA section that it stands in.
    struct Piece {
      let range: SourceRange
      let section: SourceRange?
    }

    init(_ bytes: [UInt8], _ content: SourceRange, isAttribute: Bool) {
      self.bytes = bytes
      self.content = content
      self.isAttribute = isAttribute
    }

    mutating func read() -> (text: String, range: SourceRange) {
      var index = content.lowerBound
      while index < content.upperBound {
        if bytes[index] == .ampersand {
          let end = offset(after: ";", from: index)
          appendReference(SourceRange(index, end))
          index = end
        } else if starts("<![CDATA[", at: index) {
          let end = offset(after: "]]>", from: index)
          appendRaw(SourceRange(index + 9, end - 3), section: SourceRange(index, end))
          index = end
        } else if starts("<!--", at: index) {
          index = offset(after: "-->", from: index + 4)
        } else if starts("<?", at: index) {
          index = offset(after: "?>", from: index)
        } else {
          let start = index
          repeat {
            index += 1
          } while index < content.upperBound && bytes[index] != .ampersand
            && bytes[index] != .lessThan
          appendRaw(SourceRange(start, index), section: nil)
        }
      }
      guard let first, let last else { return ("", SourceRange(at: content.lowerBound)) }
      return (String(decoding: text[..<visibleCount], as: UTF8.self), span(from: first, to: last))
    }

    /// From the first character to the last. A CDATA section that holds both is no part of it; one that holds only
    /// one of them is, so that the range can be replaced as a whole.
    private func span(from first: Piece, to last: Piece) -> SourceRange {
      if first.section == last.section { return SourceRange(first.range.lowerBound, last.range.upperBound) }
      return SourceRange(
        (first.section ?? first.range).lowerBound, (last.section ?? last.range).upperBound)
    }

    /// Line breaks become LF (XML 1.0, section 2.11).
    private mutating func appendRaw(_ range: SourceRange, section: SourceRange?) {
      for index in range.lowerBound..<range.upperBound {
        if bytes[index] == .carriageReturn, index + 1 < range.upperBound, bytes[index + 1] == .lineFeed { continue }
        if bytes[index].isSpace {
          text.append(isAttribute ? .space : bytes[index] == .carriageReturn ? .lineFeed : bytes[index])
        } else {
          text.append(bytes[index])
        }
        note(Piece(range: SourceRange(index, index + 1), section: section), isSpace: bytes[index].isSpace)
      }
    }

    private mutating func appendReference(_ range: SourceRange) {
      let name = bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
      guard let scalar = XMLReference.scalar(named: name) else { return }
      text += String(Character(scalar)).utf8
      note(
        Piece(range: range, section: nil),
        isSpace: scalar.isASCII && UInt8(truncatingIfNeeded: scalar.value).isSpace)
    }

    private mutating func note(_ piece: Piece, isSpace: Bool) {
      if isSpace {
        if first == nil { text.removeAll(keepingCapacity: true) }
        return
      }
      if first == nil { first = piece }
      last = piece
      visibleCount = text.count
    }

    private func starts(_ opening: StaticString, at index: Int) -> Bool {
      bytes.holds(opening, at: index, before: content.upperBound)
    }

    /// The offset after the next `closing`; the content's end when there is none.
    private func offset(after closing: StaticString, from start: Int) -> Int {
      var index = start
      while index < content.upperBound {
        if starts(closing, at: index) { return index + closing.utf8CodeUnitCount }
        index += 1
      }
      return content.upperBound
    }
  }
}

/// What stands between `&` and `;`.
enum XMLReference {
  /// The character of a character reference or of one of the five predefined entities (XML 1.0, sections 4.1, 4.6);
  /// nil for anything else and for characters that XML does not allow.
  static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      switch String(decoding: name, as: UTF8.self) {
      case "lt": return "<"
      case "gt": return ">"
      case "amp": return "&"
      case "apos": return "'"
      case "quot": return "\""
      default: return nil
      }
    }
    let digits = name.dropFirst()
    let isHex = digits.first == UInt8(ascii: "x")
    var value: UInt32 = 0
    let number = isHex ? digits.dropFirst() : digits
    guard !number.isEmpty else { return nil }
    for byte in number {
      guard let digit = byte.hexDigitValue, isHex || digit < 10 else { return nil }
      value = value * (isHex ? 16 : 10) + digit
      guard value <= 0x10FFFF else { return nil }
    }
    guard let scalar = Unicode.Scalar(value), isAllowed(scalar) else { return nil }
    return scalar
  }

  /// Production 2 of XML 1.0: the characters of a document.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether `text` stands at `index`, all of it before `end`.
  func holds(_ text: StaticString, at index: Int, before end: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= end, end <= count else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<wanted.count where self[index + offset] != wanted[offset] { return false }
      return true
    }
  }
}
