import TestSupport
import Testing
import ThemeKit

/// `Snapshots/README.md` shows every card: `QETHEME_RECORD=1 swift test --filter CardGalleryPage` writes it.
@Suite struct CardGalleryPageTests {
  @Test func pageIsUpToDate() throws {
    GoldenFile.expect(try CardGallery.recorded().markdown, "README.md")
  }

  /// Every card and payload once or more, and nothing that is not there.
  @Test func pageShowsEveryCard() throws {
    let page = try CardGallery.recorded().markdown
    let shown = page.matches(of: /src="([^"]+)"/).map { "Snapshots/" + String($0.output.1) }
    // What begins with an underscore is none of a brand's folder.
    let cards = try Repository.paths(below: "Snapshots").filter { $0.hasSuffix(".svg") && !$0.hasPrefix("Snapshots/_") }
    #expect(shown.sorted() == cards)
    let payloads = page.matches(of: /\]\(([^)]+\.json)\)/).map { String($0.output.1) }.filter { !$0.hasPrefix("../") }
    #expect(
      payloads.map { "Snapshots/" + $0 }.sorted()
        == cards.compactMap { card in
          card.hasSuffix("/terminal.svg") ? card.replacing("terminal.svg", with: "theme_applied.json") : nil
        })
  }

  /// Each sample brand has its place under its own name, and all screens are in one of the two lists.
  @Test func pageNamesEveryBrand() throws {
    let gallery = try CardGallery.recorded()
    let files = try Repository.paths(below: "brands").filter { $0.split(separator: "/").count == 2 }
    #expect(gallery.brands.map(\.file) == files)
    let page = gallery.markdown
    for screen in Screen.allCases { #expect(page.contains("/light/\(screen.rawValue).svg")) }
    #expect(page.contains("<h2 id=\"nur\">نور للأسواق المالية</h2>"))
    #expect(page.contains("[Halden Exchange](#halden)"))
  }
}
