/// Bytes that are no text in the file's encoding.
///
/// Source: XML 1.0, section 4.3.3 (character encoding in entities); RFC 8259, section 8.1.
enum InvalidEncoding: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .invalidEncoding, category: .reading, severity: .error,
      summary: "bytes are no text in the file's encoding",
      rationale: """
        A file whose bytes contradict its encoding shows one name to its author and another to everyone else. XML is \
        UTF-8 unless a byte-order mark or its declaration says UTF-16, ISO-8859-1 or windows-1252; JSON is UTF-8.
        """,
      source: "XML 1.0, section 4.3.3; RFC 8259, section 8.1",
      bad: [.xml("<?xml version=\"1.0\" encoding=\"↓KOI8-R\"?>\n<brand id=\"acme\"><theme/></brand>\n")],
      good: [.xml("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<brand id=\"acme\"><theme/></brand>\n")])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {}

  static func diagnostic(_ fault: EncodingFault, _ problem: ReadingProblem) -> Diagnostic {
    let isUTF8 = if case .undecodable(_, _, .utf8) = fault { true } else { false }
    return problem.finding(
      .invalidEncoding, message(fault),
      help: isUTF8 ? "save the file as UTF-8, or in XML declare the encoding it has" : "save the file as UTF-8")
  }

  private static func message(_ fault: EncodingFault) -> String {
    switch fault {
    case .undecodable(let bytes, let offset, let encoding):
      let hex = bytes.map { byte in (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true) }
      let noun = bytes.count == 1 ? "byte" : "bytes"
      return "\(noun) \(hex.joined(separator: " ")) at offset \(offset) must be \(encoding.rawValue)"
    case .unsupported(let name):
      return "encoding \(Quoted.value(name)) must be UTF-8, UTF-16, ISO-8859-1 or windows-1252"
    case .unsupportedBytes(let name): return "\(name) is not read, must be UTF-8"
    case .contradiction(let declared, let actual):
      return "declared encoding \(Quoted.value(declared)) must be \(actual.rawValue), as the file is"
    case .undeclaredUTF16: return "UTF-16 without a byte-order mark must be declared"
    case .notUTF8(let encoding): return "JSON must be UTF-8, this file is \(encoding.rawValue)"
    }
  }
}
