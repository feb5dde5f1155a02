/// A value as it stands in a file.
public struct WrittenValue: Hashable, Sendable {
  /// What the syntax says the value is.
  public enum Kind: Hashable, Sendable {
    /// A JSON string, or text in XML, where everything is text.
    case string
    /// A JSON number.
    case number
    /// The JSON words `true`, `false` and `null`.
    case boolean, null
    /// A JSON object or array, or an XML element with elements inside.
    case object, array
    /// A JSON string with half a surrogate pair, which is no text; reading has reported it.
    case brokenString
  }

  /// The value with entities and escapes replaced; in XML without the white space around it. For other kinds
  /// than `string` the source text.
  public let text: String
  /// Where the value stands: without quotes, and without the white space around an XML value. For an empty
  /// value the empty place where it would stand.
  public let range: SourceRange
  /// Where its key stands: the element's or attribute's name, the JSON key without quotes.
  public let keyRange: SourceRange
  public let kind: Kind
  /// Which of the brand's files the ranges are in, as `Place.file` counts.
  public internal(set) var file: UInt8

  public init(
    text: String, range: SourceRange, keyRange: SourceRange, kind: Kind = .string, file: UInt8 = 0
  ) {
    self.text = text
    self.range = range
    self.keyRange = keyRange
    self.kind = kind
    self.file = file
  }

  /// Where the value stands, and in which file.
  public var place: Place { Place(range, file: file) }

  /// Another text in the same place.
  func saying(_ text: String) -> WrittenValue {
    WrittenValue(text: text, range: range, keyRange: keyRange, kind: kind, file: file)
  }

  /// The same value in the file of another number.
  func inFile(_ number: UInt8) -> WrittenValue {
    var value = self
    value.file = number
    return value
  }
}
