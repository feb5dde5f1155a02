import Testing

@testable import ThemeKit

/// Header, navigation and branding of the module, which are drawn only when they are asked for.
@Suite struct ModuleBarTests {
  private static let fixture = CardFixture.all[0]
  private static let screens = Screen.allCases.filter { $0 != .overview }

  private func texts(_ screen: Screen, _ shown: Set<ModulePart>) -> [String] {
    ModuleBarTests.fixture.layout(screen, shown: shown).canvas.texts.map(\.content)
  }

  @Test(arguments: screens) func nothingIsShownUnasked(_ screen: Screen) {
    let texts = texts(screen, [])
    for word in ["Powered by", "QE Embed"] { #expect(!texts.contains(word)) }
    #expect(!texts.contains { $0.contains("illustration") })
    #expect(texts.filter { NavigationBar.screens.map(\.title.english).contains($0) }.count <= 2)
  }

  @Test(arguments: screens) func headerHasTheTitleAndTheAccount(_ screen: Screen) throws {
    let layout = ModuleBarTests.fixture.layout(screen, shown: [.header])
    let title = try #require(layout.screen.texts.first { $0.content == screen.title.english })
    #expect(title.style == .headline)
    #expect(title.baseline == layout.screenTop + 48 + 30)
    #expect(layout.screen.texts.contains { $0.content == "14,990.94 USD" && $0.baseline < layout.screenTop + 96 })
    // In place of the large title, not beside it.
    #expect(!layout.screen.texts.contains { $0.style == .largeTitle && $0.content == screen.title.english })
  }

  @Test(arguments: screens) func navigationTellsWhereOneIs(_ screen: Screen) throws {
    let card = ModuleBarTests.fixture.card(shown: [.nav])
    let layout = CardLayout(card, screen)
    let primary = card.theme.prediction.primary.applied
    let bar = layout.screenBottom - 34 - 56
    let labels = layout.screen.texts.filter { $0.baseline > bar }
    #expect(labels.map(\.content) == ["Terminal", "Positions", "Wallet", "History", "Account"])
    for label in labels {
      let isSelected = label.content == screen.title.english
      #expect(
        label.color
          == (isSelected
            ? primary
            : ThemeSurface(
              fill: label.surface, text: card.theme.prediction.text.applied
            ).secondary))
      #expect(label.style == (isSelected ? .captionStrong : .caption))
      // The selected one has a mark above it, so that it is not told by colour alone.
      let marks = layout.screen.shapes.filter {
        if case .rectangle(let rect, _, primary, _, _) = $0 { rect.width == 32 && rect.midX == label.x } else { false }
      }
      #expect(marks.count == (isSelected ? 1 : 0))
    }
  }

  @Test(arguments: screens) func brandingNamesTheModule(_ screen: Screen) throws {
    let layout = ModuleBarTests.fixture.layout(screen, shown: [.branding])
    let name = try #require(layout.screen.texts.first { $0.content == "QE Embed" })
    let words = try #require(layout.screen.texts.first { $0.content == "Powered by" })
    #expect(name.baseline == words.baseline)
    // In the middle, above the home indicator.
    #expect(abs(words.frame.x - (390 - name.frame.maxX)) < 0.01)
    #expect(layout.screenBottom - name.baseline > 34)
  }

  /// The card says what is shown, and that its look is not known.
  @Test func theCardSaysThatItIsAnIllustration() throws {
    let texts = texts(.wallet, [.nav, .header])
    #expect(texts.contains("dark · wallet · with header, nav"))
    let start = try #require(texts.firstIndex { $0.hasPrefix("header, nav: an illustration.") })
    #expect(
      texts[start...(start + 1)].joined(separator: " ")
        == "header, nav: an illustration. The module can show them, hides them by default, and does not document how "
        + "they look.")
    let card = ModuleBarTests.fixture.card(shown: [.nav, .header])
    #expect(try SVGElement.all(in: card.svg(.wallet))[2].text.hasSuffix(" Shown as an illustration: header, nav."))
  }

  /// It is a card of ours, and shows the theme, not a screen.
  @Test func theOverviewHasNoBars() {
    let all = Set(ModulePart.allCases)
    #expect(ModuleBarTests.fixture.card(shown: all).svg(.overview) == ModuleBarTests.fixture.card().svg(.overview))
  }
}
