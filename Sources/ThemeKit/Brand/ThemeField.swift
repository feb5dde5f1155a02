/// The fields of a theme: the one table of their names.
///
/// The order is that of QEEmbedTheme's documentation, and of every listing.
public enum ThemeField: Int, Sendable, CaseIterable {
  case mode, primary, background, paper, text, radius, fontFamily, fontURL

  /// The key in brand files, which is also the name in QEEmbedTheme.
  public var key: String {
    switch self {
    case .mode: "mode"
    case .primary: "primary"
    case .background: "background"
    case .paper: "paper"
    case .text: "text"
    case .radius: "radius"
    case .fontFamily: "fontFamily"
    case .fontURL: "fontURL"
    }
  }

  /// The field of a key; nil for any other word. Keys are compared exactly.
  public init?(key: String) {
    switch key {
    case "mode": self = .mode
    case "primary": self = .primary
    case "background": self = .background
    case "paper": self = .paper
    case "text": self = .text
    case "radius": self = .radius
    case "fontFamily": self = .fontFamily
    case "fontURL": self = .fontURL
    default: return nil
    }
  }

  /// Whether the value is a colour, so that a palette reference may stand for it.
  public var isColor: Bool {
    switch self {
    case .primary, .background, .paper, .text: true
    case .mode, .radius, .fontFamily, .fontURL: false
    }
  }
}
