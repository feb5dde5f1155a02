extension JSONParser {
  func fatal(_ fault: JSONFault, _ range: SourceRange, related: [SourceRange] = []) -> Fatal {
    Fatal(problem: ReadingProblem(.malformedFile(.json(fault)), at: range, related: related))
  }

  /// The file ends too early: after a comma or colon, in an object, or before it began.
  func endOfFile() -> Fatal {
    let end = SourceRange(at: bytes.count)
    guard let innermost = stack.last else {
      if bytes.allSatisfy(\.isSpace) {
        return Fatal(problem: ReadingProblem(.malformedFile(.emptyFile), at: SourceRange(at: 0)))
      }
      return fatal(.missingValue, end)
    }
    return fatal(
      .unclosedBracket(innermost.bracket), end, related: [SourceRange(innermost.offset, innermost.offset + 1)])
  }

  func mismatch(_ innermost: Open) -> Fatal {
    fatal(
      .mismatchedBracket(open: innermost.bracket, close: bytes[index]), SourceRange(index, index + 1),
      related: [SourceRange(innermost.offset, innermost.offset + 1)])
  }

  func strayBracket() -> Fatal { fatal(.strayBracket(bytes[index]), SourceRange(index, index + 1)) }

  func unexpectedCharacter() -> Fatal {
    let (scalar, range) = source.scalar(at: index)
    return fatal(.unexpectedCharacter(scalar.value), range)
  }

  /// From here to the next byte that cannot belong to a word or number; at least one character.
  func endOfToken() -> SourceRange {
    var end = index
    while end < bytes.count, Self.isTokenByte(bytes[end]) { end += 1 }
    return end > index ? SourceRange(index, end) : source.scalar(at: index).range
  }

  /// Letters, digits and what numbers are written with.
  static func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isDigit || byte == .hyphen || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// A fault that does not end the reading, with the range that goes when it is mended.
  mutating func report(_ fault: JSONFault, at range: SourceRange? = nil, removing removed: SourceRange) {
    problems.append(
      ReadingProblem(
        .malformedFile(.json(fault)), at: range ?? removed, edits: [TextEdit(range: removed, text: "")]))
  }
}

extension SourceFile {
  /// The character that begins at `offset`, and its range.
  /// - Precondition: `offset` is the beginning of a character.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, range: SourceRange) {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let range = SourceRange(offset, end)
    return (text(in: range).unicodeScalars.first ?? "\u{FFFD}", range)
  }
}
