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
