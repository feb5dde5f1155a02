/// What makes an XML document not well-formed (XML 1.0, fifth edition; Namespaces in XML 1.0).
public enum XMLFault: Hashable, Sendable {
  /// `related` is the start tag's name.
  case mismatchedEndTag(found: String, open: String)
  /// An end tag where nothing is open.
  case strayEndTag(name: String)
  /// The file ends; `related` is the start tag's name.
  case missingEndTag(name: String)
  /// A start or end tag without `>`.
  case unfinishedTag(name: String)
  /// `<` that begins no tag.
  case bareLessThan
  /// `<>` or `</>`.
  case namelessTag(isEnd: Bool)
  /// White space between `<` or `</` and the name.
  case spaceBeforeName(name: String, isEnd: Bool)
  case bareAmpersand
  case undeclaredEntity(name: String)
  /// `&#…;` that names no character XML allows.
  case invalidCharacterReference(text: String)
  case lessThanInAttribute
  case missingAttributeValue(name: String)
  case unquotedAttribute(name: String)
  /// `related` is the opening quote.
  case unfinishedAttribute(name: String)
  case missingSpaceBeforeAttribute
  /// A name that begins with a character that cannot come first.
  case invalidName(text: String)
  case unexpectedInTag(text: String)
  case unfinishedComment, doubleHyphenInComment
  case unfinishedCDATA, cdataEndInText
  case unfinishedInstruction, reservedInstruction
  /// A processing instruction with a colon in its name (Namespaces in XML 1.0, section 7).
  case colonInInstruction(name: String)
  /// `<?xml` not at the very beginning.
  case lateDeclaration
  case invalidDeclaration(DeclarationRule)
  case textBeforeRoot, textAfterRoot
  /// `related` is the first root's name.
  case secondRoot(name: String)
  case noRoot
  case unknownMarkup
  case invalidCharacter(UInt32)
  case undeclaredPrefix(String)
  case invalidNamespace
  /// Not well-formed in a way that has no words of its own.
  case other

  /// What an XML declaration must keep to (XML 1.0, productions 23 to 26, 32, 80).
  public enum DeclarationRule: Hashable, Sendable {
    /// `version`, then `encoding`, then `standalone`, the first one always, each with white space before it and a value
    /// in quotes.
    case parts
    case version, encoding, standalone
  }
}
