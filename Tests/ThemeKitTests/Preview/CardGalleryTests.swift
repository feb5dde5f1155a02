import Foundation
import TestSupport
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
        try write(card, screen, "\(fixture.id)\(shown.isEmpty ? "" : "-bars")", to: folder)
      }
    }
    for card in try CardGalleryTests.samples() {
      let name = "sample-\(card.brandID)-\(card.theme.theme.modeName)"
      for variant in [CardVariant(), rightToLeft] {
        for screen in Screen.allCases { try write(card.varied(variant), screen, name, to: folder) }
      }
    }
  }

  /// A card of each theme of the sample brands.
  private static func samples() throws -> [PreviewCard] {
    let folder = Repository.root.appendingPathComponent("brands").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(".") }.sorted()
    var files: [String: [UInt8]] = [:]
    for name in names { files["brands/\(name)"] = try Repository.bytes(of: "brands/\(name)") }
    return try names.flatMap { name in
      let path = "brands/\(name)"
      let linted = Linter.lint(
        path: path, relativePath: path, bytes: files[path] ?? [], origin: .explicit,
        parents: Parents(MemoryParents(linted: path, files: files), file: 0))
      let brand = try #require(linted.brand, "\(path)")
      return linted.themes.map {
        PreviewCard(
          brandID: brand.id ?? "", brandName: brand.displayName, fileName: path, theme: $0, profile: .builtIn,
          errors: 0,
          warnings: 0)
      }
    }
  }

  /// The card as NAME.SCREEN.svg, and what was measured of its texts beside it.
  private func write(_ card: PreviewCard, _ screen: Screen, _ name: String, to folder: URL) throws {
    let file = folder.appendingPathComponent("\(name).\(screen.rawValue)\(card.variant.suffix)")
    try Data(card.svg(screen).utf8).write(to: file.appendingPathExtension("svg"))
    let claims = CardClaims(card)
    // In the order of the document: texts are grouped by look.
    let texts = CardLayout(card, screen).canvas.textsByLook.flatMap(\.texts).map { text in
      let claim = claims.claim(text)
      return [
        "color": text.color.hex, "surface": text.surface.hex, "claim": claim.words, "ratio": claim.ratio,
        "content": text.content, "width": text.frame.width, "x": text.box.x, "y": text.box.y,
        "boxWidth": text.box.width, "boxHeight": text.box.height,
      ] as [String: any Sendable]
    }
    let json = try JSONSerialization.data(withJSONObject: texts, options: [.prettyPrinted, .sortedKeys])
    try json.write(to: file.appendingPathExtension("json"))
  }
}
