import Foundation
import Testing

@testable import ThemeKit

/// Writes cards and what we measured of them, for `scripts/check-cards` to hold against a browser.
@Suite struct CardGalleryTests {
  /// A folder that exists; without it nothing is written.
  private static let folder = ProcessInfo.processInfo.environment["QETHEME_CARD_GALLERY"]

  @Test(.enabled(if: folder != nil)) func write() throws {
    let folder = URL(fileURLWithPath: try #require(CardGalleryTests.folder), isDirectory: true)
    let all = Set(ModulePart.allCases)
    let withBars = CardFixture.all.filter { ["dark", "light", "radius-0", "radius-32", "arabic"].contains($0.id) }
    let rightToLeft = CardVariant(direction: .rightToLeft)
    var kinds: [(CardFixture, Set<ModulePart>, CardVariant)] = []
    for variant in [CardVariant(), rightToLeft] {
      kinds += CardFixture.all.map { ($0, [], variant) } + withBars.map { ($0, all, variant) }
    }
    for (fixture, shown, variant) in kinds {
      let card = fixture.card(shown: shown, variant: variant)
      for screen in Screen.allCases where shown.isEmpty || screen != .overview {
        let name = "\(fixture.id)\(shown.isEmpty ? "" : "-bars").\(screen.rawValue)\(variant.suffix)"
        try Data(card.svg(screen).utf8).write(to: folder.appendingPathComponent("\(name).svg"))
        let layout = CardLayout(card, screen)
        // In the order of the document: texts are grouped by look.
        let claims = CardClaims(card)
        let texts = layout.canvas.textsByLook.flatMap(\.texts).map { text in
          let claim = claims.claim(text)
          return [
            "color": text.color.hex, "surface": text.surface.hex, "claim": claim.words, "ratio": claim.ratio,
            "content": text.content, "width": text.frame.width, "x": text.box.x, "y": text.box.y,
            "boxWidth": text.box.width, "boxHeight": text.box.height,
          ] as [String: any Sendable]
        }
        let json = try JSONSerialization.data(withJSONObject: texts, options: [.prettyPrinted, .sortedKeys])
        try json.write(to: folder.appendingPathComponent("\(name).json"))
      }
    }
  }
}
