/// A strict reader of JSON texts (RFC 8259) that knows where everything stands.
///
/// A trailing comma, a comment and half a surrogate pair are problems after which reading goes on; any other fault
/// ends it. The nesting is kept on a stack of its own, so no input can exhaust the machine's. Duplicate keys are
/// found by whoever reads the tree.
struct JSONParser {
  /// The fault that ends the reading.
  struct Fatal: Error {
    let problem: ReadingProblem
  }

  /// An object or array that is not closed yet.
  struct Open {
    let bracket: UInt8
    let offset: Int
    let node: Int

    var isObject: Bool { bracket == .openBrace }
    var closing: UInt8 { isObject ? .closeBrace : .closeBracket }
  }

  /// A key that waits for its value.
  struct Key {
    let outerStart: Int
    let range: SourceRange
    let needsDecoding: Bool
    let isBroken: Bool
  }

  /// What must come next.
  enum Expectation {
    /// A value; `comma` is the place of a comma just before it, `mayClose` says that the array is empty so far.
    case value(comma: Int?, mayClose: Bool)
    /// A key, or the end of an object without keys; `comma` as before.
    case key(comma: Int?)
    case commaOrClose
    case endOfFile
  }

  let source: SourceFile
  let bytes: [UInt8]
  var index = 0
  var nodes: [SyntaxNode] = []
  var stack: [Open] = []
  var key: Key?
  var problems: [ReadingProblem] = []
  /// Where the last value or key ended.
  var lastEnd = 0

  /// Reads the whole text.
  /// - Complexity: O(bytes).
  static func parse(_ source: SourceFile) -> ParsedTree {
    var parser = JSONParser(source)
    var isCutShort = false
    do throws(Fatal) {
      try parser.parseDocument()
    } catch {
      parser.problems.append(error.problem)
      isCutShort = true
      parser.closeOpenNodes()
    }
    return ParsedTree(
      tree: SyntaxTree(format: .json, source: source, nodes: parser.nodes), problems: parser.problems,
      isCutShort: isCutShort)
  }

  private init(_ source: SourceFile) {
    self.source = source
    bytes = source.bytes
    nodes.reserveCapacity(bytes.count / 24)
  }

  private mutating func parseDocument() throws(Fatal) {
    var expectation = Expectation.value(comma: nil, mayClose: false)
    while true {
      try skipSpace()
      switch expectation {
      case .value(let comma, let mayClose): expectation = try parseValue(after: comma, mayClose: mayClose)
      case .key(let comma): expectation = try parseKey(after: comma)
      case .commaOrClose: expectation = try parseCommaOrClose()
      case .endOfFile:
        guard index < bytes.count else { return }
        if bytes[index] == .closeBrace || bytes[index] == .closeBracket { throw strayBracket() }
        throw fatal(.textAfterEnd, endOfToken())
      }
    }
  }

  // MARK: Values

  private mutating func parseValue(after comma: Int?, mayClose: Bool) throws(Fatal) -> Expectation {
    guard index < bytes.count else { throw endOfFile() }
    switch bytes[index] {
    case .quote:
      let start = index
      let faults = problems.count
      let (range, needsDecoding) = try scanString()
      append(
        .string, content: range, outer: SourceRange(start, index), needsDecoding: needsDecoding,
        isBroken: problems.count > faults)
      return afterValue
    case .openBrace, .openBracket:
      try open()
      return stack.last?.isObject == true ? .key(comma: nil) : .value(comma: nil, mayClose: true)
    case .hyphen, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."):
      let range = try scanNumber()
      append(.number, content: range, outer: range)
      return afterValue
    case let letter where letter.isASCIILetter || letter == UInt8(ascii: "_") || letter == UInt8(ascii: "$"):
      let (kind, range) = try scanWord()
      append(kind, content: range, outer: range)
      return afterValue
    case .closeBracket where stack.last?.isObject == false && (mayClose || comma != nil):
      if let comma { report(.trailingComma, removing: SourceRange(comma, comma + 1)) }
      return close()
    case .closeBrace, .closeBracket:
      guard let innermost = stack.last else { throw strayBracket() }
      if innermost.closing == bytes[index] { throw fatal(.missingValue, SourceRange(index, index + 1)) }
      throw mismatch(innermost)
    case .comma:
      // In `[,` and `[1,,` the comma is too many; after a colon it is the value that is not there.
      throw fatal(key == nil && !stack.isEmpty ? .extraComma : .missingValue, SourceRange(index, index + 1))
    case .apostrophe:
      throw fatal(.singleQuotes, SourceRange(index, index + 1))
    default:
      throw unexpectedCharacter()
    }
  }

  private var afterValue: Expectation { stack.isEmpty ? .endOfFile : .commaOrClose }

  private mutating func open() throws(Fatal) {
    guard stack.count < Limit.depth.value else {
      throw Fatal(
        problem: ReadingProblem(.limitExceeded(.depth, found: nil), at: SourceRange(index, index + 1)))
    }
    let bracket = bytes[index]
    stack.append(Open(bracket: bracket, offset: index, node: nodes.count))
    let range = SourceRange(index, index + 1)
    append(bracket == .openBrace ? .object : .array, content: range, outer: range)
    index += 1
  }

  private mutating func close() -> Expectation {
    index += 1
    closeNode(stack.removeLast().node, at: index)
    lastEnd = index
    return afterValue
  }

  private mutating func closeNode(_ node: Int, at end: Int) {
    nodes[node].contentEnd = Int32(end)
    nodes[node].outerEnd = Int32(end)
    nodes[node].end = Int32(nodes.count)
  }

  /// After a fatal fault: what is open ends where reading ended.
  private mutating func closeOpenNodes() {
    while let innermost = stack.popLast() { closeNode(innermost.node, at: max(index, innermost.offset + 1)) }
  }

  /// Appends a node under the pending key.
  private mutating func append(
    _ kind: SyntaxNode.Kind, content: SourceRange, outer: SourceRange, needsDecoding: Bool = false,
    isBroken: Bool = false
  ) {
    let keyRange = key?.range ?? SourceRange(at: outer.lowerBound)
    nodes.append(
      SyntaxNode(
        kind: kind, needsDecoding: needsDecoding, keyNeedsDecoding: key?.needsDecoding ?? false, isBroken: isBroken,
        keyIsBroken: key?.isBroken ?? false,
        keyStart: Int32(keyRange.lowerBound), keyEnd: Int32(keyRange.upperBound),
        contentStart: Int32(content.lowerBound), contentEnd: Int32(content.upperBound),
        outerStart: Int32(key?.outerStart ?? outer.lowerBound), outerEnd: Int32(outer.upperBound),
        end: Int32(nodes.count + 1)))
    key = nil
    lastEnd = outer.upperBound
  }

  // MARK: Between values

  private mutating func parseKey(after comma: Int?) throws(Fatal) -> Expectation {
    guard index < bytes.count else { throw endOfFile() }
    switch bytes[index] {
    case .quote: break
    case .closeBrace:
      if let comma { report(.trailingComma, removing: SourceRange(comma, comma + 1)) }
      return close()
    case .closeBracket:
      throw stack.last.map(mismatch) ?? strayBracket()
    case .comma:
      throw fatal(.extraComma, SourceRange(index, index + 1))
    case .apostrophe:
      throw fatal(.singleQuotes, SourceRange(index, index + 1))
    case .openBrace, .openBracket:
      throw fatal(.keyIsNoString, SourceRange(index, index + 1))
    case let byte where byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$"):
      let range = endOfToken()
      throw fatal(.unquotedKey(text: source.text(in: range)), range)
    case let byte where byte.isDigit || byte == .hyphen:
      throw fatal(.keyIsNoString, endOfToken())
    default:
      throw unexpectedCharacter()
    }
    let start = index
    let faults = problems.count
    let (range, needsDecoding) = try scanString()
    let isBroken = problems.count > faults
    lastEnd = index
    try skipSpace()
    guard index < bytes.count else { throw endOfFile() }
    guard bytes[index] == .colon else {
      throw fatal(.missingColon(key: source.text(in: range)), SourceRange(at: lastEnd))
    }
    index += 1
    key = Key(outerStart: start, range: range, needsDecoding: needsDecoding, isBroken: isBroken)
    return .value(comma: nil, mayClose: false)
  }

  private mutating func parseCommaOrClose() throws(Fatal) -> Expectation {
    guard index < bytes.count, let innermost = stack.last else { throw endOfFile() }
    switch bytes[index] {
    case .comma:
      let comma = index
      index += 1
      return innermost.isObject ? .key(comma: comma) : .value(comma: comma, mayClose: false)
    case innermost.closing:
      return close()
    case .closeBrace, .closeBracket:
      throw mismatch(innermost)
    case let byte
    where byte == .quote || byte == .apostrophe || byte == .openBrace || byte == .openBracket || byte == .hyphen
      || byte.isDigit || byte.isASCIILetter:
      throw fatal(.missingComma, SourceRange(at: lastEnd))
    default:
      throw unexpectedCharacter()
    }
  }
}
