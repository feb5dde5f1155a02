internal import CLibXML2

/// Reads XML documents with libxml2's SAX2 interface into a `SyntaxTree`: the only file that knows libxml2.
///
/// libxml2 decides whether a document is well-formed. It gets text that is already UTF-8, for which alone its byte
/// offsets are exact; our own scanners find the places of names and values from there. It never sees a file name,
/// opens nothing, expands no entity, and prints nothing. When it refuses a document, `XMLFaultFinder` says what is
/// wrong and where exactly.
enum XMLParser {
  /// - Complexity: O(bytes).
  static func parse(_ source: SourceFile) -> ParsedTree {
    var builder = XMLTreeBuilder(capacity: source.bytes.count / 32)
    if let problem = AttributeCount.excess(in: source) { return ParsedTree(refused: source, problem) }
    let isWellFormed = source.bytes.withUnsafeBufferPointer { bytes in
      builder.bytes = bytes
      defer { builder.bytes = UnsafeBufferPointer(start: nil, count: 0) }
      // libxml2 would take the text for ended at a NUL, or look for another encoding, and skip a second mark.
      return !bytes.contains(0) && !bytes.starts(with: [0xEF, 0xBB, 0xBF]) && run(&builder, on: bytes)
    }
    let problem: ReadingProblem?
    switch builder.stop {
    case nil: problem = isWellFormed ? nil : fault(in: source, refusedAt: builder.refusal)
    case .tooDeep(let name): problem = ReadingProblem(.limitExceeded(.depth, found: nil), at: name)
    case .doctype:
      let start = XMLProlog(source).doctype ?? 0
      problem = ReadingProblem(.forbiddenDoctype, at: SourceRange(start, start + "<!DOCTYPE".utf8.count))
    }
    return ParsedTree(
      tree: SyntaxTree(format: .xml, source: source, nodes: builder.nodes),
      problems: problem.map { [$0] } ?? builder.namespaceProblems, isCutShort: problem != nil)
  }

  /// What is wrong with a document that libxml2 refused at `offset`.
  private static func fault(in source: SourceFile, refusedAt offset: Int?) -> ReadingProblem {
    if let problem = XMLFaultFinder.fault(in: source) { return problem }
    var start = min(max(0, offset ?? 0), source.bytes.count)
    while start > 0, start < source.bytes.count, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return ReadingProblem(.malformedFile(.xml(.other)), at: SourceRange(at: start))
  }

  /// Sets libxml2 up, once, whichever thread comes first.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  private static func run(_ builder: inout XMLTreeBuilder, on bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    _ = isReady
    guard !bytes.isEmpty, let context = xmlNewParserCtxt() else { return false }
    defer { xmlFreeParserCtxt(context) }
    qetheme_xml_set_callbacks(context, callbacks)
    // The text is UTF-8 whatever its declaration says; no access to the network, should anything ask for it.
    let options = XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NONET.rawValue
    let document = withUnsafeMutablePointer(to: &builder) { builder in
      context.pointee._private = UnsafeMutableRawPointer(builder)
      defer { context.pointee._private = nil }
      return bytes.withMemoryRebound(to: CChar.self) { characters in
        xmlCtxtReadMemory(context, characters.baseAddress, Int32(characters.count), nil, nil, Int32(options))
      }
    }
    if let document { xmlFreeDoc(document) }
    return context.pointee.wellFormed == 1
  }

  private static let callbacks = qetheme_xml_callbacks(
    startElement: { context, _, _, _, _, _, _, _, _ in
      withBuilder(context) { builder, context in
        if !builder.open(endingAt: xmlByteConsumed(context)) { xmlStopParser(context) }
      }
    },
    endElement: { context, _, _, _ in
      withBuilder(context) { builder, context in builder.close(at: xmlByteConsumed(context)) }
    },
    internalSubset: { context, _, _, _ in
      withBuilder(context) { builder, context in
        // Without the stop libxml2 would go on to read the declarations.
        builder.stop = .doctype
        xmlStopParser(context)
      }
    },
    error: { _, error in
      guard let error, error.pointee.level != XML_ERR_WARNING else { return }
      withBuilder(error.pointee.ctxt) { builder, context in
        guard error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue) else {
          builder.refusal = builder.refusal ?? xmlByteConsumed(context)
          return
        }
        // Outside of a DOCTYPE only the name of a processing instruction has this error.
        if error.pointee.code == Int32(XML_NS_ERR_COLON.rawValue) {
          return builder.noteColonInInstruction(endingAt: xmlByteConsumed(context))
        }
        let isUndeclared = error.pointee.code == Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue)
        builder.noteNamespaceError(
          undeclaredPrefix: isUndeclared ? error.pointee.str1.map { String(cString: $0) } : nil)
      }
    })

  private static func withBuilder(
    _ context: UnsafeMutableRawPointer?, _ body: (inout XMLTreeBuilder, xmlParserCtxtPtr) -> Void
  ) {
    guard let context = context?.assumingMemoryBound(to: xmlParserCtxt.self), let own = context.pointee._private
    else { return }
    body(&own.assumingMemoryBound(to: XMLTreeBuilder.self).pointee, context)
  }
}
