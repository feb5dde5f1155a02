extension MalformedFile {
  /// The message texts of faults in JSON.
  static func words(_ fault: JSONFault) -> Words {
    func quoted(_ byte: UInt8) -> String { Quoted.character(Unicode.Scalar(byte)) }
    func name(_ bracket: UInt8) -> String { bracket == UInt8(ascii: "{") ? "object" : "array" }
    switch fault {
    case .trailingComma:
      return Words("comma after the last value is not allowed in JSON", fixTitle: "remove the comma")
    case .comment: return Words("comment is not allowed in JSON", fixTitle: "remove the comment")
    case .unfinishedComment: return Words("comment is not allowed in JSON, and has no end")
    case .unfinishedString: return Words("string has no closing quote", related: "it is opened here")
    case .controlCharacterInString(let scalar):
      let escape = scalar == 9 ? "\\t" : "\\u" + number(of: scalar).dropFirst(2)
      return Words("character \(number(of: scalar)) in a string must be written \(escape)")
    case .invalidEscape(let text):
      return Words(
        "escape \(Quoted.value(text)) is invalid",
        help: "JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits")
    case .loneSurrogate(let text): return Words("escape \(Quoted.value(text)) is half of a surrogate pair")
    case .leadingZero(let text): return Words("number \(Quoted.shortened(text)) must not begin with a zero")
    case .leadingPlus(let text): return Words("number \(Quoted.shortened(text)) must not begin with a plus sign")
    case .missingDigitsBeforePoint(let text):
      return Words("number \(Quoted.shortened(text)) must have a digit before the point")
    case .missingDigitsAfterPoint(let text):
      return Words("number \(Quoted.shortened(text)) must have a digit after the point")
    case .missingExponentDigits(let text):
      return Words("number \(Quoted.shortened(text)) must have a digit in its exponent")
    case .loneMinus: return Words("\"-\" must be followed by a digit")
    case .notANumber(let text): return Words("\(Quoted.shortened(text)) is no number in JSON")
    case .otherNumber(let text): return Words("number \(Quoted.shortened(text)) is invalid")
    case .unknownWord(let text, let suggestion):
      let word = Quoted.value(text)
      if let suggestion { return Words("unknown word \(word), did you mean \(suggestion)") }
      return Words("unknown word \(word), a string must be in double quotes")
    case .singleQuotes: return Words("string must be in double quotes")
    case .unquotedKey(let text): return Words("key \(Quoted.shortened(text)) must be in double quotes")
    case .keyIsNoString: return Words("key must be a string")
    case .missingColon(let key): return Words("colon is missing after key \(Quoted.value(key))")
    case .missingComma: return Words("comma is missing here")
    case .missingValue: return Words("value is missing here")
    case .extraComma: return Words("comma must stand between two values")
    case .mismatchedBracket(let open, let close):
      return Words("\(quoted(close)) cannot close this \(name(open))", related: "\(name(open)) is opened here")
    case .strayBracket(let bracket): return Words("\(quoted(bracket)) closes nothing")
    case .unclosedBracket(let bracket):
      return Words(
        "\(name(bracket)) must be closed by \(bracket == UInt8(ascii: "{") ? "\"}\"" : "\"]\"")",
        related: "\(name(bracket)) is opened here")
    case .textAfterEnd: return Words("text after the end of the document")
    case .unexpectedCharacter(let scalar):
      return Words("character \(character(scalar)) cannot stand here")
    }
  }

  private static func character(_ scalar: UInt32) -> String {
    Unicode.Scalar(scalar).map { Quoted.character($0) } ?? number(of: scalar)
  }
}
