/// Finds the first place where a document is not well-formed, and what is wrong there.
///
/// libxml2 decides whether a document is well-formed; where it stops is often not where the fault is, and its words
/// are not ours. So this walks a refused document from its beginning by the grammar of XML 1.0. It runs for broken
/// files only.
struct XMLFaultFinder {
  struct Found: Error {
    let problem: ReadingProblem
  }

  let source: SourceFile
  let bytes: [UInt8]
  var index = 0
  /// Names of the open elements.
  var stack: [SourceRange] = []
  /// Name of the root, once it was seen.
  var root: SourceRange?

  /// The first fault; nil when none is found.
  /// - Complexity: O(bytes).
  static func fault(in source: SourceFile) -> ReadingProblem? {
    var finder = XMLFaultFinder(source: source, bytes: source.bytes)
    do throws(Found) {
      try finder.scanDocument()
      return nil
    } catch {
      return error.problem
    }
  }

  func found(_ fault: XMLFault, _ range: SourceRange, related: [SourceRange] = []) -> Found {
    Found(problem: ReadingProblem(.malformedFile(.xml(fault)), at: range, related: related))
  }

  func text(_ range: SourceRange) -> String { source.text(in: range) }

  private mutating func scanDocument() throws(Found) {
    if bytes.allSatisfy(\.isSpace) {
      throw Found(problem: ReadingProblem(.malformedFile(.emptyFile), at: SourceRange(at: 0)))
    }
    if starts("<?xml"), index + 5 < bytes.count, bytes[index + 5].isSpace { try scanDeclaration() }
    while index < bytes.count {
      switch bytes[index] {
      case .lessThan: try scanMarkup()
      case .ampersand where !stack.isEmpty: try scanReference()
      case .closeBracket where !stack.isEmpty && starts("]]>"):
        throw found(.cdataEndInText, SourceRange(index, index + 3))
      default:
        if stack.isEmpty, !bytes[index].isSpace { throw textOutsideRoot() }
        try scanCharacter()
      }
    }
    let end = SourceRange(at: bytes.count)
    if let open = stack.last { throw found(.missingEndTag(name: text(open)), end, related: [open]) }
    if root == nil { throw found(.noRoot, end) }
  }

  private mutating func scanMarkup() throws(Found) {
    if starts("<!--") { return try scanComment() }
    if starts("<?") { return try scanInstruction() }
    if starts("</") { return try scanEndTag() }
    if starts("<![CDATA[") {
      if stack.isEmpty { throw textOutsideRoot() }
      return try skip(to: "]]>", from: index + 9, else: .unfinishedCDATA, opening: SourceRange(index, index + 9))
    }
    if starts("<!DOCTYPE") {
      throw Found(problem: ReadingProblem(.forbiddenDoctype, at: SourceRange(index, index + 9)))
    }
    if starts("<!") { throw found(.unknownMarkup, SourceRange(index, index + 2)) }
    try scanStartTag()
  }

  private mutating func scanComment() throws(Found) {
    let opening = SourceRange(index, index + 4)
    index += 4
    while index < bytes.count {
      if starts("-->") {
        index += 3
        return
      }
      if starts("--") {
        // Only within a comment that ends: otherwise that is what is wrong.
        let place = SourceRange(index, index + 2)
        try skip(to: "-->", from: index + 1, else: .unfinishedComment, opening: opening)
        throw found(.doubleHyphenInComment, place)
      }
      try scanCharacter()
    }
    throw found(.unfinishedComment, opening)
  }

  private mutating func scanInstruction() throws(Found) {
    let start = index
    let name = try scanName(from: start + 2)
    let nameEnd = name.upperBound
    let target = text(name)
    if target == "xml" { throw found(.lateDeclaration, SourceRange(start, nameEnd)) }
    if target.isEmpty || target.lowercased() == "xml" { throw found(.reservedInstruction, SourceRange(start, nameEnd)) }
    let hasSpace = nameEnd < bytes.count && bytes[nameEnd].isSpace
    try skip(to: "?>", from: nameEnd, else: .unfinishedInstruction, opening: SourceRange(start, nameEnd))
    if !hasSpace, !bytes.holds("?>", at: nameEnd, before: bytes.count) {
      throw found(.reservedInstruction, SourceRange(start, nameEnd))
    }
  }

  /// Goes to after `closing`, through characters that XML allows.
  private mutating func skip(
    to closing: StaticString, from start: Int, else fault: XMLFault, opening: SourceRange
  ) throws(Found) {
    index = start
    while index < bytes.count {
      if starts(closing) {
        index += closing.utf8CodeUnitCount
        return
      }
      try scanCharacter()
    }
    throw found(fault, opening)
  }

  // MARK: Names, characters and references

  /// The name that begins at `start`; empty when none does.
  func scanName(from start: Int) throws(Found) -> SourceRange {
    let name = SourceRange(start, XMLName.end(in: source, from: start))
    if name.count > Limit.nameLength.value {
      throw Found(problem: ReadingProblem(.limitExceeded(.nameLength, found: name.count), at: name))
    }
    return name
  }

  /// Reads one character of text.
  mutating func scanCharacter() throws(Found) {
    let byte = bytes[index]
    if byte >= 0x20, byte < 0x80 || byte != 0xEF {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      return
    }
    let (scalar, range) = source.scalar(at: index)
    guard XMLReference.isAllowed(scalar) else { throw found(.invalidCharacter(scalar.value), range) }
    index = range.upperBound
  }

  /// Reads `&…;`.
  mutating func scanReference() throws(Found) {
    let start = index
    let isNumeric = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "#")
    var end = start + 1
    if isNumeric {
      end += 1
      while end < bytes.count, bytes[end].isASCIILetter || bytes[end].isDigit { end += 1 }
    } else {
      end = XMLName.end(in: source, from: end)
    }
    guard end < bytes.count, bytes[end] == .semicolon, end > start + 1 else {
      throw found(.bareAmpersand, SourceRange(start, start + 1))
    }
    let range = SourceRange(start, end + 1)
    if XMLReference.scalar(named: bytes[(start + 1)..<end]) == nil {
      throw found(
        isNumeric
          ? .invalidCharacterReference(text: text(range))
          : .undeclaredEntity(name: text(SourceRange(start + 1, end))), range)
    }
    index = end + 1
  }

  func starts(_ opening: StaticString) -> Bool { bytes.holds(opening, at: index, before: bytes.count) }

  /// Text before or after the root: up to the next tag, the end of the line, or the end of the file.
  private func textOutsideRoot() -> Found {
    var end = index + 1
    while end < bytes.count, bytes[end] != .lessThan, bytes[end] != .lineFeed, bytes[end] != .carriageReturn {
      end += 1
    }
    while end > index + 1, bytes[end - 1].isSpace { end -= 1 }
    let (scalar, first) = source.scalar(at: index)
    if !XMLReference.isAllowed(scalar) { return found(.invalidCharacter(scalar.value), first) }
    return found(root == nil ? .textBeforeRoot : .textAfterRoot, SourceRange(index, max(end, first.upperBound)))
  }

  // MARK: Declaration

  /// Reads `<?xml …?>` (production 23).
  private mutating func scanDeclaration() throws(Found) {
    let start = index
    index += 5
    let order = ["version", "encoding", "standalone"]
    var next = 0
    while true {
      let gap = index
      skipSpace()
      if starts("?>") {
        index += 2
        if next > 0 { return }
        throw found(.invalidDeclaration(.parts), SourceRange(start, index))
      }
      let nameStart = index
      let name = try scanName(from: nameStart)
      index = name.upperBound
      skipSpace()
      guard gap < nameStart, let place = order.firstIndex(of: text(name)), place >= next, next > 0 || place == 0,
        index < bytes.count, bytes[index] == .equals
      else { throw found(.invalidDeclaration(.parts), name.isEmpty ? SourceRange(start, start + 5) : name) }
      index += 1
      skipSpace()
      guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe,
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { throw found(.invalidDeclaration(.parts), name) }
      let value = SourceRange(index + 1, end)
      guard Self.isDeclarationValue(text(value), of: place) else {
        throw found(.invalidDeclaration([.version, .encoding, .standalone][place]), value)
      }
      index = end + 1
      next = place + 1
    }
  }

  private static func isDeclarationValue(_ text: String, of place: Int) -> Bool {
    switch place {
    case 0: text.hasPrefix("1.") && text.dropFirst(2).utf8.allSatisfy(\.isDigit)
    case 1:
      text.utf8.first?.isASCIILetter == true
        && text.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || "._-".utf8.contains($0) }
    default: text == "yes" || text == "no"
    }
  }

  mutating func skipSpace() {
    while index < bytes.count, bytes[index].isSpace { index += 1 }
  }
}
