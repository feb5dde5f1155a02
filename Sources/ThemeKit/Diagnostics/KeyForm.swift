/// How a key is written.
public enum KeyForm: Hashable, Sendable {
  /// An XML element.
  case element
  /// An XML attribute.
  case attribute
  /// A JSON key.
  case member
  /// The name of a palette colour, in either format.
  case paletteName
}
