extension MalformedFile {
  /// The message texts of faults in XML.
  static func words(_ fault: XMLFault) -> Words {
    func tag(_ name: String) -> String { "<\(Quoted.shortened(name))>" }
    func end(_ name: String) -> String { "</\(Quoted.shortened(name))>" }
    switch fault {
    case .mismatchedEndTag(let found, let open):
      return Words("end tag \(end(found)) must be \(end(open))", related: "\(tag(open)) is opened here")
    case .strayEndTag(let name): return Words("end tag \(end(name)) has no start tag")
    case .missingEndTag(let name):
      return Words("end tag \(end(name)) is missing at the end of the file", related: "\(tag(name)) is opened here")
    case .unfinishedTag(let name): return Words("tag \(Quoted.value(name)) must end in \">\"")
    case .bareLessThan: return Words("\"<\" in text must be written &lt;")
    case .namelessTag(let isEnd):
      return Words(
        "\(isEnd ? "end tag" : "tag") must have a name", help: isEnd ? nil : "a \"<\" in text is written &lt;")
    case .spaceBeforeName(let name, let isEnd):
      return Words("name \(Quoted.value(name)) must follow \(isEnd ? "\"</\"" : "\"<\"") directly")
    case .bareAmpersand: return Words("\"&\" must be written &amp;")
    case .undeclaredEntity(let name):
      return Words(
        "entity \(Quoted.value(name)) is not declared",
        help: "XML knows &amp; &lt; &gt; &quot; &apos; and numbers like &#233;; write the character itself")
    case .invalidCharacterReference(let text):
      return Words("reference \(Quoted.value(text)) must name a character that XML allows")
    case .lessThanInAttribute: return Words("\"<\" in an attribute must be written &lt;")
    case .missingAttributeValue(let name):
      return Words("attribute \(Quoted.value(name)) must have a value in quotes")
    case .unquotedAttribute(let name): return Words("value of attribute \(Quoted.value(name)) must be in quotes")
    case .unfinishedAttribute(let name):
      return Words("value of attribute \(Quoted.value(name)) has no closing quote")
    case .missingSpaceBeforeAttribute: return Words("attribute must have white space before it")
    case .invalidName(let text): return Words("name \(Quoted.value(text)) must begin with a letter or \"_\"")
    case .unexpectedInTag(let text): return Words("\(Quoted.value(text)) cannot stand in a tag")
    case .unfinishedComment: return Words("comment must end in \"-->\"")
    case .doubleHyphenInComment: return Words("\"--\" cannot stand in a comment")
    case .unfinishedCDATA: return Words("CDATA section must end in \"]]>\"")
    case .cdataEndInText: return Words("\"]]>\" in text must be written ]]&gt;")
    case .unfinishedInstruction: return Words("processing instruction must end in \"?>\"")
    case .reservedInstruction: return Words("processing instruction must begin with a name other than \"xml\"")
    case .colonInInstruction(let name):
      return Words("name of processing instruction \(Quoted.value(name)) must have no colon")
    case .lateDeclaration:
      return Words("XML declaration must stand at the very beginning, before any white space")
    case .invalidDeclaration(let rule):
      return Words(declaration(rule), help: "write <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    case .textBeforeRoot: return Words("text cannot stand before the root element")
    case .textAfterRoot: return Words("text cannot stand after the root element")
    case .secondRoot(let name):
      return Words("second root element \(tag(name)), must be one", related: "the root element is here")
    case .noRoot: return Words("root element is missing")
    case .unknownMarkup: return Words("\"<!\" must begin a comment or a CDATA section")
    case .invalidCharacter(let scalar): return Words("character \(number(of: scalar)) is not allowed in XML")
    case .undeclaredPrefix(let prefix):
      return Words(
        "namespace prefix \(Quoted.value(prefix)) is not declared",
        help: prefix == "xsi"
          ? "declare it on the root: xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"" : nil)
    case .invalidNamespace: return Words("namespaces of this tag are invalid")
    case .other: return Words("XML is not well-formed here")
    }
  }

  private static func declaration(_ rule: XMLFault.DeclarationRule) -> String {
    switch rule {
    case .parts: "XML declaration must have version, then encoding, then standalone, each with a value in quotes"
    case .version: "version in the XML declaration must be \"1.0\""
    case .encoding: "encoding in the XML declaration must be a name of letters, digits, \".\", \"_\" and \"-\""
    case .standalone: "standalone in the XML declaration must be \"yes\" or \"no\""
    }
  }
}
