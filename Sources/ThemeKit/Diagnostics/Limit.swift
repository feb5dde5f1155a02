/// The limits of what is read, so that a hostile file costs no more than an honest one. All of them are far above
/// what a brand needs.
public enum Limit: Hashable, Sendable, CaseIterable {
  /// Bytes of a stored file.
  case fileSize
  /// Elements, objects and arrays inside each other, the root included.
  case depth
  /// Bytes of an XML name: libxml2's own limit, `XML_MAX_NAME_LENGTH`.
  case nameLength
  /// Attributes of one XML element.
  case attributes
  /// Themes of a brand, own themes included.
  case themes
  /// Colours of a palette.
  case paletteColors
  /// Files that a brand extends, one after the other.
  case ancestors

  /// The largest number that is still read.
  public var value: Int {
    switch self {
    case .fileSize: 1_048_576
    case .depth: 64
    case .nameLength: 50_000
    case .attributes: 256
    case .themes: 1_000
    case .paletteColors: 10_000
    case .ancestors: 8
    }
  }
}
