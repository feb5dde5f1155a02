/// What breaks the syntax of a file. The words are in the rule `malformed-file`.
public enum SyntaxFault: Hashable, Sendable {
  /// Nothing but white space.
  case emptyFile
  case xml(XMLFault)
  case json(JSONFault)
}

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
  case invalidName(text: String)
  case unexpectedInTag(text: String)
  case unfinishedComment, doubleHyphenInComment
  case unfinishedCDATA, cdataEndInText
  case unfinishedInstruction, reservedInstruction
  /// `<?xml` not at the very beginning.
  case lateDeclaration
  case invalidDeclaration
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
}

/// What makes a JSON text malformed (RFC 8259).
public enum JSONFault: Hashable, Sendable {
  /// `edits` remove it.
  case trailingComma, comment
  case unfinishedComment
  /// `related` is the opening quote.
  case unfinishedString
  case controlCharacterInString(UInt32)
  case invalidEscape(text: String)
  /// Half of a surrogate pair, written as `\uD800`; reading goes on.
  case loneSurrogate(text: String)
  case leadingZero(text: String)
  case leadingPlus(text: String)
  case missingDigitsBeforePoint(text: String)
  case missingDigitsAfterPoint(text: String)
  case missingExponentDigits(text: String)
  /// A minus without digits.
  case loneMinus
  /// NaN, Infinity.
  case notANumber(text: String)
  case otherNumber(text: String)
  /// A word that is not `true`, `false` or `null`; `suggestion` is the one it is like.
  case unknownWord(text: String, suggestion: String?)
  case singleQuotes
  case unquotedKey(text: String)
  /// A number, an object, … where a key belongs.
  case keyIsNoString
  case missingColon(key: String)
  case missingComma
  case missingValue
  /// A comma where a value or a key belongs.
  case extraComma
  /// `related` is the opening bracket.
  case mismatchedBracket(open: UInt8, close: UInt8)
  case strayBracket(UInt8)
  /// The file ends; `related` is the opening bracket.
  case unclosedBracket(UInt8)
  case textAfterEnd
  case unexpectedCharacter(UInt32)
}
