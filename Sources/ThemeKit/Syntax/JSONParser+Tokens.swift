extension JSONParser {
  // MARK: White space and comments

  /// Skips white space, and reports and skips comments.
  mutating func skipSpace() throws(Fatal) {
    while index < bytes.count {
      if bytes[index].isSpace {
        index += 1
      } else if bytes[index] == .slash, index + 1 < bytes.count, bytes[index + 1] == .slash {
        let start = index
        while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn { index += 1 }
        reportComment(from: start)
      } else if bytes[index] == .slash, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        let start = index
        index += 2
        while !bytes.holds("*/", at: index, before: bytes.count) {
          guard index < bytes.count else { throw fatal(.unfinishedComment, SourceRange(start, start + 2)) }
          index += 1
        }
        index += 2
        reportComment(from: start)
      } else {
        return
      }
    }
  }

  /// The repair removes the comment, the blanks before it when nothing follows on its line, and the whole line
  /// when nothing else is on it.
  private mutating func reportComment(from start: Int) {
    var removed = SourceRange(start, index)
    var before = start
    while before > 0, bytes[before - 1] == .space || bytes[before - 1] == .tab { before -= 1 }
    var after = index
    while after < bytes.count, bytes[after] == .space || bytes[after] == .tab { after += 1 }
    if after == bytes.count || bytes[after] == .lineFeed || bytes[after] == .carriageReturn {
      let isAlone = before == 0 || bytes[before - 1] == .lineFeed || bytes[before - 1] == .carriageReturn
      if isAlone, after < bytes.count {
        after += bytes.holds("\r\n", at: after, before: bytes.count) ? 2 : 1
      }
      removed = SourceRange(before, after)
    }
    report(.comment, at: SourceRange(start, index), removing: removed)
  }

  // MARK: Strings

  /// Reads a string from its opening quote to after its closing one.
  /// - Returns: what is between the quotes, and whether it has escapes.
  mutating func scanString() throws(Fatal) -> (range: SourceRange, needsDecoding: Bool) {
    let opening = index
    index += 1
    var needsDecoding = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote {
        let range = SourceRange(opening + 1, index)
        index += 1
        return (range, needsDecoding)
      }
      if byte == .backslash {
        needsDecoding = true
        try scanEscape(opening: opening)
      } else if byte >= 0x20 {
        index += 1
      } else if byte == .lineFeed || byte == .carriageReturn {
        break
      } else {
        throw fatal(.controlCharacterInString(UInt32(byte)), SourceRange(index, index + 1))
      }
    }
    throw fatal(.unfinishedString, SourceRange(at: index), related: [SourceRange(opening, opening + 1)])
  }

  /// Reads one escape; a surrogate pair is two escapes and one character.
  private mutating func scanEscape(opening: Int) throws(Fatal) {
    let start = index
    guard start + 1 < bytes.count else {
      throw fatal(
        .unfinishedString, SourceRange(at: bytes.count), related: [SourceRange(opening, opening + 1)])
    }
    switch bytes[start + 1] {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      index += 2
    case UInt8(ascii: "u"):
      let unit = try scanCodeUnit()
      guard 0xD800...0xDFFF ~= unit else { return }
      if unit < 0xDC00, bytes.holds("\\u", at: index, before: bytes.count) {
        let second = index
        if 0xDC00...0xDFFF ~= (try scanCodeUnit()) { return }
        // Not the other half: an escape of its own, to be read again.
        index = second
      }
      let range = SourceRange(start, start + 6)
      problems.append(
        ReadingProblem(.malformedFile(.json(.loneSurrogate(text: source.text(in: range)))), at: range))
    default:
      let range = SourceRange(start, source.scalar(at: start + 1).range.upperBound)
      throw fatal(.invalidEscape(text: source.text(in: range)), range)
    }
  }

  /// Reads `\u` and four hex digits.
  private mutating func scanCodeUnit() throws(Fatal) -> UInt32 {
    let start = index
    index += 2
    while index < start + 6 {
      guard index < bytes.count, bytes[index].hexDigitValue != nil else {
        let range = SourceRange(start, index)
        throw fatal(.invalidEscape(text: source.text(in: range)), range)
      }
      index += 1
    }
    return JSONText.codeUnit(bytes, at: start + 2)
  }

  // MARK: Numbers and words

  mutating func scanNumber() throws(Fatal) -> SourceRange {
    let range = endOfToken()
    if let fault = numberFault(in: range) { throw fatal(fault, range) }
    index = range.upperBound
    return range
  }

  /// What is wrong with the number in `range`; nil when it is one (RFC 8259, section 6).
  private func numberFault(in range: SourceRange) -> JSONFault? {
    var at = range.lowerBound
    let end = range.upperBound
    func text() -> String { source.text(in: range) }
    func skipDigits() -> Int {
      let start = at
      while at < end, bytes[at].isDigit { at += 1 }
      return at - start
    }
    if bytes[at] == UInt8(ascii: "+") { return .leadingPlus(text: text()) }
    if bytes[at] == .hyphen { at += 1 }
    guard at < end else { return .loneMinus }
    if bytes[at] == UInt8(ascii: "."), at + 1 < end, bytes[at + 1].isDigit {
      return .missingDigitsBeforePoint(text: text())
    }
    let wholeStart = at
    let whole = skipDigits()
    if whole == 0 {
      let word = text().drop { $0 == "-" }.lowercased()
      return word == "infinity" || word == "nan" ? .notANumber(text: text()) : .otherNumber(text: text())
    }
    if at < end, bytes[at] == UInt8(ascii: ".") {
      at += 1
      if skipDigits() == 0, at == end || bytes[at] | 0x20 == UInt8(ascii: "e") {
        return .missingDigitsAfterPoint(text: text())
      }
    }
    if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < end, bytes[at] == .hyphen || bytes[at] == UInt8(ascii: "+") { at += 1 }
      if skipDigits() == 0, at == end { return .missingExponentDigits(text: text()) }
    }
    if at < end { return .otherNumber(text: text()) }
    return whole > 1 && bytes[wholeStart] == UInt8(ascii: "0") ? .leadingZero(text: text()) : nil
  }

  mutating func scanWord() throws(Fatal) -> (SyntaxNode.Kind, SourceRange) {
    let range = endOfToken()
    let word = source.text(in: range)
    let kind: SyntaxNode.Kind
    switch word {
    case "true", "false": kind = .boolean
    case "null": kind = .null
    case "NaN", "Infinity": throw fatal(.notANumber(text: word), range)
    default:
      let suggestion = word == "None" ? "null" : NearMiss.match(for: word, among: ["true", "false", "null"])
      throw fatal(.unknownWord(text: word, suggestion: suggestion), range)
    }
    index = range.upperBound
    return (kind, range)
  }
}
