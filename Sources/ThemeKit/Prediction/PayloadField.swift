/// The fields of the `theme_applied` payload, in its order.
public enum PayloadField: String, Sendable, CaseIterable {
  case mode, primary, bg, paper, text, radius, font

  /// The theme field it answers.
  public var themeField: ThemeField {
    switch self {
    case .mode: .mode
    case .primary: .primary
    case .bg: .background
    case .paper: .paper
    case .text: .text
    case .radius: .radius
    case .font: .fontFamily
    }
  }
}
