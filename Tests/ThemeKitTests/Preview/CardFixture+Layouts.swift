@testable import ThemeKit

extension CardFixture {
  /// A card laid out, and what of the module's own bars it shows.
  private struct Key: Hashable {
    let id: String
    let screen: Screen
    let shown: Set<ModulePart>
    let variant: CardVariant
  }

  /// Every card of the gallery laid out, once for all tests.
  private static let layouts: [Key: CardLayout] = {
    var layouts: [Key: CardLayout] = [:]
    for screen in Screen.allCases {
      for (shown, variant) in kinds {
        for fixture in all {
          let key = Key(id: fixture.id, screen: screen, shown: shown, variant: variant)
          layouts[key] = CardLayout(fixture.card(shown: shown, variant: variant), screen)
        }
      }
    }
    return layouts
  }()

  /// Without the module's own bars and with all of them, in both directions.
  private static let kinds: [(shown: Set<ModulePart>, variant: CardVariant)] = [[], Set(ModulePart.allCases)].flatMap {
    shown in ScreenDirection.allCases.map { (shown, CardVariant(direction: $0)) }
  }

  /// The layout of this card.
  func layout(
    _ screen: Screen, shown: Set<ModulePart> = [], variant: CardVariant = CardVariant()
  ) -> CardLayout {
    CardFixture.layouts[Key(id: id, screen: screen, shown: shown, variant: variant)]
      ?? CardLayout(card(shown: shown, variant: variant), screen)
  }

  /// The same without the module's own bars and with all of them, in both directions.
  func layouts(_ screen: Screen) -> [CardLayout] {
    CardFixture.kinds.map { layout(screen, shown: $0.shown, variant: $0.variant) }
  }
}
