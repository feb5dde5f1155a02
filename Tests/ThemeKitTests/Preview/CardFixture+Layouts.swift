@testable import ThemeKit

extension CardFixture {
  /// Every card of the gallery laid out, once for all tests.
  private static let layouts: [Screen: [String: CardLayout]] = {
    var layouts: [Screen: [String: CardLayout]] = [:]
    for screen in Screen.allCases {
      for fixture in all { layouts[screen, default: [:]][fixture.id] = CardLayout(fixture.card(), screen) }
    }
    return layouts
  }()

  /// The layout of this card, which is one of `all`.
  func layout(_ screen: Screen) -> CardLayout {
    CardFixture.layouts[screen]?[id] ?? CardLayout(card(), screen)
  }
}
