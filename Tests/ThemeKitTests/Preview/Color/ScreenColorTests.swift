import Testing

@testable import ThemeKit

/// Screens are drawn in the colours of the predicted theme, of the profile, and of the one table of derived colours.
@Suite struct ScreenColorTests {
  /// All that a screen may be drawn in.
  private func table(_ card: PreviewCard) -> Set<SRGBColor> {
    let prediction = card.theme.prediction
    let mode = prediction.mode.applied
    let (up, down) = (card.profile.tradeUp(for: mode).value, card.profile.tradeDown(for: mode).value)
    let (background, paper) = (prediction.background.applied, prediction.paper.applied)
    let (primary, text) = (prediction.primary.applied, prediction.text.applied)
    var table: Set = [background, paper, primary, text, up, down]
    for fill in [primary, background, paper, text, up, down] { table.insert(card.profile.label(on: fill).value) }
    for fill in [background, paper] {
      let surface = ThemeSurface(fill: fill, text: text)
      table.formUnion([surface.secondary, surface.hairline, surface.disabled])
    }
    return table
  }

  @Test(arguments: CardFixture.all, Screen.allCases) func shapesAndTextsKeepToTheTable(
    _ fixture: CardFixture, _ screen: Screen
  ) {
    let card = fixture.card()
    let table = table(card)
    for canvas in fixture.layouts(screen).map(\.screen) {
      for shape in canvas.shapes {
        for color in shape.colors { #expect(table.contains(color), "\(color.hex) of \(shape)") }
      }
      for text in canvas.texts {
        #expect(table.contains(text.color), "\(text.color.hex) of \(text.content)")
        #expect(table.contains(text.surface), "\(text.surface.hex) under \(text.content)")
      }
    }
  }

  /// What a text claims to be readable on is the topmost fill under it.
  @Test(arguments: CardFixture.all, Screen.allCases) func textsStandOnWhatTheyClaim(
    _ fixture: CardFixture, _ screen: Screen
  ) {
    for canvas in fixture.layouts(screen).map(\.canvas) {
      for text in canvas.texts {
        let frame = text.frame
        let fill = canvas.shapes.last { $0.covers(x: frame.midX, y: text.baseline - text.style.capHeight / 2) }
        #expect(fill?.colors.first == text.surface, "\(text.content) stands on \(String(describing: fill))")
      }
    }
  }

  @Test func derivedColoursAreTheOnesTheLegendNames() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "light" })
    let card = fixture.card()
    let texts = CardLayout(card, .account).canvas.texts.map(\.content)
    for entry in IllustrationColors(card.theme.prediction, profile: card.profile).legend {
      #expect(texts.contains("\(entry.name): \(entry.derivation)"))
    }
  }
}

extension Shape {
  fileprivate var colors: [SRGBColor] {
    switch self {
    case .rectangle(_, _, let fill, let border, _), .circle(_, _, _, let fill, let border, _):
      [fill, border].compactMap { $0 }
    case .fill(_, let color), .stroke(_, let color, _, _): [color]
    }
  }

  /// Whether a filled rectangle or circle lies under a point.
  fileprivate func covers(x: Double, y: Double) -> Bool {
    switch self {
    case .rectangle(let rect, _, let fill?, _, _):
      fill == colors.first && rect.x <= x && x <= rect.maxX && rect.y <= y && y <= rect.maxY
    case .circle(let middleX, let middleY, let radius, _?, _, _):
      (x - middleX) * (x - middleX) + (y - middleY) * (y - middleY) <= radius * radius
    default: false
    }
  }
}
