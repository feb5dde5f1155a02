/// One key with its value, one element, or one item: a node of a `SyntaxTree`.
///
/// Offsets are 32 bits: files are at most `Limit.fileSize`.
struct SyntaxNode {
  enum Kind: UInt8 {
    case element, attribute
    case object, array, string, number, boolean, null
  }

  let kind: Kind
  /// Whether the content must be decoded: entities, CDATA, comments or line breaks in XML, escapes in JSON.
  var needsDecoding = false
  /// The same of a JSON key.
  var keyNeedsDecoding = false
  /// Whether the content, or the key, holds half a surrogate pair, which the parser has reported.
  var isBroken = false
  var keyIsBroken = false
  /// The name of the element or attribute; the JSON key without quotes; empty for an item and for a JSON root.
  let keyStart: Int32
  let keyEnd: Int32
  /// Between start tag and end tag, or between quotes; all of any other JSON value.
  var contentStart: Int32
  var contentEnd: Int32
  /// The whole node: from `<` to `>`, from the attribute's name to its closing quote, from the JSON key's opening
  /// quote (an item: from the value) to the value's end.
  let outerStart: Int32
  var outerEnd: Int32
  /// The index after the last node below this one.
  var end: Int32

  var key: SourceRange { SourceRange(Int(keyStart), Int(keyEnd)) }
  var content: SourceRange { SourceRange(Int(contentStart), Int(contentEnd)) }
  var outer: SourceRange { SourceRange(Int(outerStart), Int(outerEnd)) }
}
