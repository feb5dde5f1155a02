/// A value, or a root, of the wrong type.
public struct MistypedValue: Hashable, Sendable {
  public enum Expected: Hashable, Sendable {
    case string, number, object, array
    /// Text alone, without elements inside.
    case text
    /// Elements alone, without text between them.
    case elements
    /// The root of a brand file.
    case brand
  }

  /// The key of the value; "theme" for an item of `themes`; nil for the root.
  public let key: String?
  public let expected: Expected
  /// What stands there.
  public let found: Found
  /// The text as typed (shortened by whoever prints it); the root element's name.
  public let text: String

  public enum Found: Hashable, Sendable {
    case string, number, boolean, null, object, array, text, elements
  }

  public init(key: String?, expected: Expected, found: Found, text: String) {
    self.key = key
    self.expected = expected
    self.found = found
    self.text = text
  }
}
