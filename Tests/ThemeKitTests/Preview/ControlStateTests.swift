import Testing

@testable import ThemeKit

/// The states of controls that a theme must survive: each is drawn on some screen.
@Suite struct ControlStateTests {
  private let fixture = CardFixture.all[0]

  private func text(_ content: String, _ screen: Screen) throws -> PlacedText {
    try #require(fixture.layout(screen).screen.texts.first { $0.content == content }, "\(content)")
  }

  /// The topmost rectangle that a text lies in.
  private func rectangle(
    around text: PlacedText, _ screen: Screen
  ) throws -> (fill: SRGBColor?, border: SRGBColor?, width: Double) {
    let found = fixture.layout(screen).screen.shapes.last { shape in
      if case .rectangle(let rect, _, _, _, _) = shape { rect.contains(text.frame, tolerance: 1) } else { false }
    }
    guard case .rectangle(_, _, let fill, let border, let width)? = found else {
      throw Missing.rectangle
    }
    return (fill, border, border == nil ? 0 : width)
  }

  private enum Missing: Error { case rectangle }

  private var colors: IllustrationColors {
    let card = fixture.card()
    return IllustrationColors(card.theme.prediction, profile: card.profile)
  }

  @Test(arguments: [("Deposit", Screen.overview), ("Deposit 500.00 USD", .wallet), ("Upload", .account)])
  func primaryButton(title: String, screen: Screen) throws {
    let text = try text(title, screen)
    #expect(try rectangle(around: text, screen).fill == colors.primary)
    #expect(Ink(text.color, on: text.surface) == colors.label)
  }

  @Test(arguments: [("Withdraw", Screen.overview), ("Withdraw", .wallet), ("Sign out", .account)])
  func secondaryButton(title: String, screen: Screen) throws {
    let shape = try rectangle(around: try text(title, screen), screen)
    #expect(shape.border == colors.primary && shape.width == 1.5)
    #expect(try text(title, screen).color == colors.paper.text)
  }

  @Test func disabledButton() throws {
    let text = try text("Disabled", .overview)
    #expect(Ink(text.color, on: text.surface) == Ink(colors.paper.disabled, on: colors.paper.hairline))
  }

  @Test(arguments: [("1.00", Screen.overview), ("1.00 lot", .terminal), ("500.00", .wallet)])
  func focusedInput(value: String, screen: Screen) throws {
    let shape = try rectangle(around: try text(value, screen), screen)
    #expect(shape.border == colors.focusRing && shape.width == 2)
  }

  /// Told by its border, a sign and a sentence.
  @Test func invalidInput() throws {
    let shape = try rectangle(around: try text("1047", .account), .account)
    #expect(shape.border == colors.danger && shape.width == 2)
    #expect(try text("5 digits, not 4", .account).color == colors.danger)
  }

  @Test(arguments: [("Market", Screen.overview), ("15m", .terminal), ("All", .history), ("Open", .positions)])
  func selectedTab(title: String, screen: Screen) throws {
    let text = try text(title, screen)
    #expect(Ink(text.color, on: text.surface) == colors.label)
    #expect(text.style == .footnoteStrong)
  }

  @Test(arguments: [Screen.overview, .terminal, .account]) func toggleOnAndOff(_ screen: Screen) {
    let fills = fixture.layout(screen).screen.shapes.compactMap { shape -> SRGBColor? in
      if case .rectangle(let rect, 14, let fill?, nil, _) = shape, rect.width == 46, rect.height == 28 {
        fill
      } else {
        nil
      }
    }
    #expect(fills.contains(colors.primary))
    #expect(fills.contains(colors.paper.disabled))
  }

  @Test(arguments: [("New", Screen.overview), ("Live", .wallet), ("Level 2", .account)])
  func badge(title: String, screen: Screen) throws {
    #expect(try rectangle(around: try text(title, screen), screen).fill == colors.primary)
  }

  @Test(arguments: [("History", Screen.overview), ("Close all", .terminal), ("Terms and privacy", .account)])
  func link(title: String, screen: Screen) throws {
    let text = try text(title, screen)
    #expect(text.color == colors.primary)
    #expect([colors.paper.fill, colors.background.fill].contains(text.surface))
  }

  @Test func toast() throws {
    let text = try text("Price alerts are off", .account)
    #expect(Ink(text.color, on: text.surface) == Ink(colors.background.fill, on: colors.background.text))
    #expect(try rectangle(around: text, .account).fill == colors.background.text)
  }
}
