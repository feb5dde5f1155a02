/// Builds the nodes of an XML document from the offsets at which the parser reports its tags.
///
/// A structure that the parser's callbacks reach by pointer: a class would check each access for exclusivity.
struct XMLTreeBuilder {
  enum Stop {
    case doctype
    /// At the name of the element that is nested too deeply.
    case tooDeep(SourceRange)
  }

  /// The text, while it is being parsed.
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private(set) var nodes: [SyntaxNode] = []
  /// Why parsing was stopped by us; nil when it was not.
  var stop: Stop?
  /// Where the parser was when it first found the document not well-formed.
  var refusal: Int?
  /// Faults against Namespaces in XML, after which parsing goes on.
  private(set) var namespaceProblems: [ReadingProblem] = []
  /// Indices of the open elements.
  private var stack: [Int32] = []
  /// The prefix of each namespace error of the start tag that is being read; nil for other errors.
  private var pendingErrors: [String?] = []

  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
    stack.reserveCapacity(8)
  }

  /// An element opens; its start tag ends at `end`, the offset of `>` or `/>`.
  /// - Returns: whether parsing is to go on.
  mutating func open(endingAt end: Int) -> Bool {
    // The file ends within the tag, which the parser finds out only after this.
    guard 0 < end, end < bytes.count else { return true }
    var scanner = StartTagScanner(bytes, endingAt: end)
    let name = scanner.name
    guard stack.count < Limit.depth.value else {
      stop = .tooDeep(name)
      return false
    }
    let isEmpty = bytes[end] == .slash
    let content = isEmpty ? end : end + 1
    stack.append(Int32(nodes.count))
    append(.element, key: name, content: SourceRange(at: content), outer: SourceRange(name.lowerBound - 1, end))
    let first = nodes.count
    while let attribute = scanner.next() {
      append(
        .attribute, key: attribute.name, content: attribute.value,
        outer: SourceRange(attribute.name.lowerBound, attribute.value.upperBound + 1),
        needsDecoding: attribute.needsDecoding)
    }
    if !pendingErrors.isEmpty { reportNamespaceErrors(element: name, attributes: first..<nodes.count) }
    return true
  }

  /// The innermost element closes; its end tag, or its only tag, ends before `end`.
  mutating func close(at end: Int) {
    guard let index = stack.popLast().map(Int.init) else { return }
    let content = Int(nodes[index].contentStart)
    let isEmptyTag = content == Int(nodes[index].outerEnd)
    if !isEmptyTag {
      // Neither name nor white space of an end tag holds a `<`.
      var start = end
      repeat { start -= 1 } while start > content && bytes[start] != .lessThan
      nodes[index].contentEnd = Int32(start)
      for offset in content..<start
      where bytes[offset] == .ampersand || bytes[offset] == .lessThan || bytes[offset] == .carriageReturn {
        nodes[index].needsDecoding = true
        break
      }
    }
    nodes[index].outerEnd = Int32(end)
    nodes[index].end = Int32(nodes.count)
  }

  /// The name of a processing instruction, which ends before `end`, has a colon.
  mutating func noteColonInInstruction(endingAt end: Int) {
    var start = min(end, bytes.count)
    repeat { start -= 1 } while start > 0 && bytes[start] != .lessThan
    guard start >= 0, start + 2 <= end else { return }
    let name = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
    namespaceProblems.append(
      ReadingProblem(.malformedFile(.xml(.colonInInstruction(name: name))), at: SourceRange(start, end)))
  }

  mutating func noteNamespaceError(undeclaredPrefix: String?) { pendingErrors.append(undeclaredPrefix) }

  private mutating func append(
    _ kind: SyntaxNode.Kind, key: SourceRange, content: SourceRange, outer: SourceRange, needsDecoding: Bool = false
  ) {
    nodes.append(
      SyntaxNode(
        kind: kind, needsDecoding: needsDecoding, keyStart: Int32(key.lowerBound), keyEnd: Int32(key.upperBound),
        contentStart: Int32(content.lowerBound), contentEnd: Int32(content.upperBound),
        outerStart: Int32(outer.lowerBound), outerEnd: Int32(outer.upperBound), end: Int32(nodes.count + 1)))
  }

  /// Each error at the first name of the tag with its prefix that has none yet; else at the element's name.
  private mutating func reportNamespaceErrors(element: SourceRange, attributes: Range<Int>) {
    let names = [element] + attributes.map { nodes[$0].key }
    var reported: [SourceRange] = []
    for prefix in pendingErrors {
      guard let prefix else {
        namespaceProblems.append(ReadingProblem(.malformedFile(.xml(.invalidNamespace)), at: element))
        continue
      }
      let place = names.first { name in
        !reported.contains(name) && bytes[name.lowerBound..<name.upperBound].starts(with: (prefix + ":").utf8)
      }
      reported.append(place ?? element)
      namespaceProblems.append(
        ReadingProblem(.malformedFile(.xml(.undeclaredPrefix(prefix))), at: place ?? element))
    }
    pendingErrors.removeAll()
  }
}
