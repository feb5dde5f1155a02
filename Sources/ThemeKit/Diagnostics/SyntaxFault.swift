/// What breaks the syntax of a file. The words are in the rule `malformed-file`.
public enum SyntaxFault: Hashable, Sendable {
  /// Nothing but white space.
  case emptyFile
  case xml(XMLFault)
  case json(JSONFault)
}
