import Testing

@testable import ThemeKit

@Suite struct ThemeSurfaceTests {
  @Test func secondaryTextIsReadableWhereTextIs() {
    var random = Seeded(state: 7)
    for _ in 0..<2_000 {
      let surface = ThemeSurface(
        fill: SRGBColor(rgb: UInt32.random(in: 0...0xffffff, using: &random)),
        text: SRGBColor(rgb: UInt32.random(in: 0...0xffffff, using: &random)))
      guard ContrastRatio(surface.text, surface.fill).meets(.fourPointFive) else {
        #expect(surface.secondary == surface.text)
        continue
      }
      #expect(ContrastRatio(surface.secondary, surface.fill).meets(.fourPointFive))
      #expect((0...40).contains(surface.secondaryShare))
    }
  }

  @Test func mixturesOfBlackOnWhite() {
    let surface = ThemeSurface(fill: .white, text: .black)
    #expect(surface.secondary.hex == "#666666")
    #expect(surface.secondaryShare == 40)
    #expect(surface.hairline.hex == "#e0e0e0")
    #expect(surface.disabled.hex == "#9e9e9e")
  }

  @Test func lessIsMixedInWhereContrastIsShort() {
    // #595959 on white is 7.00:1; 40 % white would leave 2.86:1.
    let surface = ThemeSurface(fill: .white, text: SRGBColor(rgb: 0x595959))
    #expect(surface.secondary.hex == "#757575")
    #expect(surface.secondaryShare == 17)
  }

  @Test func labelsOnTradeColoursAreReadable() {
    for mode in ["dark", "light"] {
      let card = CardFixture.all.first { $0.id == mode }.map { $0.card() }
      let colors = card.map { IllustrationColors($0.theme.prediction, profile: $0.profile) }
      for ink in [colors?.tradeUpLabel, colors?.tradeDownLabel, colors?.label] {
        #expect(ink.map { ContrastRatio($0.color, $0.surface).meets(.fourPointFive) } == true)
      }
    }
  }

  /// SplitMix64, so that a failure comes back.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
