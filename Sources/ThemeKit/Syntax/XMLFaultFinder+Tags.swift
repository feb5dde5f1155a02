extension XMLFaultFinder {
  /// Reads a start tag or an empty-element tag (productions 40 and 44).
  mutating func scanStartTag() throws(Found) {
    let name = try scanName(from: index + 1)
    guard !name.isEmpty else { throw try unnamedTag(openingEnd: index + 1) }
    if stack.isEmpty, let root {
      throw found(.secondRoot(name: text(name)), name, related: [root])
    }
    index = name.upperBound
    var attributes: [ExactText: SourceRange] = [:]
    while true {
      let gap = index
      skipSpace()
      guard index < bytes.count, bytes[index] != .lessThan else {
        throw found(.unfinishedTag(name: text(name)), name)
      }
      if bytes[index] == .greaterThan {
        index += 1
        stack.append(name)
        break
      }
      if starts("/>") {
        index += 2
        break
      }
      let attribute = try scanName(from: index)
      guard !attribute.isEmpty else { throw unexpectedInTag() }
      if gap == attribute.lowerBound { throw found(.missingSpaceBeforeAttribute, attribute) }
      index = attribute.upperBound
      try scanAttributeValue(of: attribute)
      let key = text(attribute)
      if let first = attributes[ExactText(key)] {
        throw Found(
          problem: ReadingProblem(.duplicateKey(name: key, form: .attribute), at: attribute, related: [first]))
      }
      attributes[ExactText(key)] = attribute
    }
    if root == nil { root = name }
  }

  /// Reads `= "value"` (production 10).
  private mutating func scanAttributeValue(of attribute: SourceRange) throws(Found) {
    let name = text(attribute)
    skipSpace()
    guard index < bytes.count, bytes[index] == .equals else {
      throw found(.missingAttributeValue(name: name), attribute)
    }
    index += 1
    skipSpace()
    guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else {
      var end = index
      while end < bytes.count, !bytes[end].isSpace, bytes[end] != .greaterThan, bytes[end] != .lessThan,
        !bytes.holds("/>", at: end, before: bytes.count)
      { end += 1 }
      throw end > index
        ? found(.unquotedAttribute(name: name), SourceRange(index, end))
        : found(.missingAttributeValue(name: name), attribute)
    }
    let opening = SourceRange(index, index + 1)
    let quote = bytes[index]
    // A value that runs over the end of its tag or line into another tag has lost its closing quote.
    var looksUnfinished = false
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        index += 1
        return
      case .lessThan:
        if looksUnfinished { throw found(.unfinishedAttribute(name: name), opening) }
        throw found(.lessThanInAttribute, SourceRange(index, index + 1))
      case .ampersand: try scanReference()
      default:
        if bytes[index] == .greaterThan || bytes[index] == .lineFeed || bytes[index] == .carriageReturn {
          looksUnfinished = true
        }
        try scanCharacter()
      }
    }
    throw found(.unfinishedAttribute(name: name), opening)
  }

  /// Reads an end tag (production 42).
  mutating func scanEndTag() throws(Found) {
    let name = try scanName(from: index + 2)
    guard !name.isEmpty else { throw try unnamedTag(openingEnd: index + 2) }
    guard let open = stack.popLast() else { throw found(.strayEndTag(name: text(name)), name) }
    if !bytes[open.lowerBound..<open.upperBound].elementsEqual(bytes[name.lowerBound..<name.upperBound]) {
      throw found(.mismatchedEndTag(found: text(name), open: text(open)), name, related: [open])
    }
    index = name.upperBound
    skipSpace()
    guard index < bytes.count, bytes[index] != .lessThan else { throw found(.unfinishedTag(name: text(name)), name) }
    guard bytes[index] == .greaterThan else { throw unexpectedInTag() }
    index += 1
  }

  /// What is wrong with a `<` or `</` at `index` that no name follows: a tag with a fault in its name when it ends in
  /// `>` before the next `<`, else a `<` of text.
  private func unnamedTag(openingEnd: Int) throws(Found) -> Found {
    let isEnd = openingEnd == index + 2
    var start = openingEnd
    while start < bytes.count, bytes[start].isSpace { start += 1 }
    let bare = found(.bareLessThan, SourceRange(index, index + 1))
    guard let close = bytes[start...].firstIndex(where: { $0 == .greaterThan || $0 == .lessThan }),
      bytes[close] == .greaterThan
    else { return bare }
    if close == start { return found(.namelessTag(isEnd: isEnd), SourceRange(index, close + 1)) }
    if start > openingEnd {
      let name = try scanName(from: start)
      if name.isEmpty { return bare }
      return found(.spaceBeforeName(name: text(name), isEnd: isEnd), SourceRange(openingEnd, start))
    }
    return invalidName(at: start) ?? bare
  }

  /// A name that begins with what can only go on one; nil when there is none at `start`.
  private func invalidName(at start: Int) -> Found? {
    let name = SourceRange(start, XMLName.end(in: source, from: start, canBegin: false))
    return name.isEmpty || XMLName.end(in: source, from: start) > start
      ? nil : found(.invalidName(text: text(name)), name)
  }

  private func unexpectedInTag() -> Found {
    if let fault = invalidName(at: index) { return fault }
    let (scalar, range) = source.scalar(at: index)
    if !XMLReference.isAllowed(scalar) { return found(.invalidCharacter(scalar.value), range) }
    return found(.unexpectedInTag(text: text(range)), range)
  }
}
