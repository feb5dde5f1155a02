extension XMLFaultFinder {
  /// Reads a start tag or an empty-element tag (productions 40 and 44).
  mutating func scanStartTag() throws(Found) {
    let name = SourceRange(index + 1, XMLName.end(in: source, from: index + 1))
    guard !name.isEmpty else { throw found(.bareLessThan, SourceRange(index, index + 1)) }
    if stack.isEmpty, let root {
      throw found(.secondRoot(name: text(name)), name, related: [root])
    }
    index = name.upperBound
    var attributes: [String: SourceRange] = [:]
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
      let attribute = SourceRange(index, XMLName.end(in: source, from: index))
      guard !attribute.isEmpty else { throw unexpectedInTag() }
      if gap == attribute.lowerBound { throw found(.missingSpaceBeforeAttribute, attribute) }
      index = attribute.upperBound
      try scanAttributeValue(of: attribute)
      let key = text(attribute)
      if let first = attributes[key] {
        throw Found(
          problem: ReadingProblem(.duplicateKey(name: key, form: .attribute), at: attribute, related: [first]))
      }
      attributes[key] = attribute
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
    let start = index
    let name = SourceRange(index + 2, XMLName.end(in: source, from: index + 2))
    guard !name.isEmpty else { throw found(.bareLessThan, SourceRange(start, start + 1)) }
    guard let open = stack.popLast() else { throw found(.strayEndTag(name: text(name)), name) }
    if text(open) != text(name) {
      throw found(.mismatchedEndTag(found: text(name), open: text(open)), name, related: [open])
    }
    index = name.upperBound
    skipSpace()
    guard index < bytes.count, bytes[index] != .lessThan else { throw found(.unfinishedTag(name: text(name)), name) }
    guard bytes[index] == .greaterThan else { throw unexpectedInTag() }
    index += 1
  }

  private func unexpectedInTag() -> Found {
    let (scalar, range) = source.scalar(at: index)
    if !XMLReference.isAllowed(scalar) { return found(.invalidCharacter(scalar.value), range) }
    return found(.unexpectedInTag(text: text(range)), range)
  }
}
