@testable import ThemeKit

extension CardFixture {
  /// A card laid out, and what of the module's own bars it shows.
  private struct Key: Hashable {
    let id: String
    let screen: Screen
    let shown: Set<ModulePart>
  }

  /// Every card of the gallery laid out, without the module's own bars and with all of them, once for all tests.
  private static let layouts: [Key: CardLayout] = {
    var layouts: [Key: CardLayout] = [:]
    for screen in Screen.allCases {
      for shown in [[], Set(ModulePart.allCases)] {
        for fixture in all {
          let key = Key(id: fixture.id, screen: screen, shown: shown)
          layouts[key] = CardLayout(fixture.card(shown: shown), screen)
        }
      }
    }
    return layouts
  }()

  /// The layout of this card.
  func layout(_ screen: Screen, shown: Set<ModulePart> = []) -> CardLayout {
    CardFixture.layouts[Key(id: id, screen: screen, shown: shown)] ?? CardLayout(card(shown: shown), screen)
  }

  /// The same without the module's own bars, and with all of them.
  func layouts(_ screen: Screen) -> [CardLayout] {
    [layout(screen), layout(screen, shown: Set(ModulePart.allCases))]
  }
}
