import Foundation
import Testing

@testable import ThemeKit

@Suite struct PreviewCardSVGTests {
  @Test(arguments: CardFixture.all, Screen.allCases) func isSmall(_ fixture: CardFixture, _ screen: Screen) {
    #expect(fixture.card().svg(screen).utf8.count <= 24 * 1024)
    // The longest name of a vision; Arabic letters take two bytes, and a variant one or two lines of the legend.
    let variant = CardVariant(direction: .rightToLeft, vision: .achroma)
    let varied = fixture.card(variant: variant).svg(screen)
    #expect(varied.utf8.count <= (fixture.id == "hostile" ? 26 : 24) * 1024, "\(varied.utf8.count)")
    // Where every value is as long as can be and escaped, the bars take more.
    let limit = fixture.id == "hostile" ? 26 * 1024 : 24 * 1024
    #expect(fixture.card(shown: Set(ModulePart.allCases)).svg(screen).utf8.count <= limit)
  }

  @Test(arguments: CardFixture.all, Screen.allCases) func isTheSameEveryTime(_ fixture: CardFixture, _ screen: Screen) {
    #expect(fixture.card().svg(screen) == fixture.card().svg(screen))
  }

  @Test(arguments: CardFixture.all, Screen.allCases)
  func isWellFormedAndInert(_ fixture: CardFixture, _ screen: Screen) throws {
    let elements = try SVGElement.all(in: fixture.card().svg(screen))
    let allowed: Set = ["svg", "title", "desc", "g", "rect", "circle", "path", "text"]
    let attributes: Set = [
      "xmlns", "width", "height", "viewBox", "role", "aria-labelledby", "id", "x", "y", "cx", "cy", "r", "rx", "d",
      "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-dasharray", "font-family", "font-size",
      "font-weight", "font-variant", "text-anchor", "text-rendering",
    ]
    for element in elements {
      #expect(allowed.contains(element.name))
      for (name, value) in element.attributes {
        #expect(attributes.contains(name), "\(name) on \(element.name)")
        #expect(!value.contains("url(") && !value.contains("javascript"))
      }
    }
    let root = try #require(elements.first)
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["width"] == "390")
    let height = try #require(root.attributes["height"])
    #expect(root.attributes["viewBox"] == "0 0 390 \(height)")
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(root.attributes["aria-labelledby"] == ids.joined(separator: " "))
  }

  @Test func idsDifferBetweenTheCardsOfARun() throws {
    let ids = try CardFixture.all.flatMap { fixture in
      try Screen.allCases.flatMap { screen in
        try SVGElement.all(in: fixture.card().svg(screen)).compactMap { $0.attributes["id"] }
      }
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test func namesStayText() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "markup" })
    let elements = try SVGElement.all(in: fixture.card().svg(.terminal))
    #expect(elements[1].text == "\"><script>alert(1)</script>&amp;'<!--, dark, terminal")
    #expect(elements.contains { $0.name == "text" && $0.text.hasPrefix("\"><script>alert(1)") })
  }

  @Test func theDescriptionTellsTheVerdicts() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "replaced" })
    let elements = try SVGElement.all(in: fixture.card().svg(.overview))
    #expect(elements[1].text == "Pale Harbour, light, overview")
    #expect(
      elements[2].text.hasPrefix(
        "As written: 2 errors, 3 warnings. Predicted theme: text on background 21.00:1 passes (as written 3.24:1); "))
    #expect(elements[2].text.contains("primary on paper 1.53:1 fails"))
  }

  @Test func numbersArePrintedShort() {
    let numbers = [0, -0.0, 1, 9.799999999, 0.5, -0.25, 12.3, 390, 0.004, -12.05, 1.995].map(SVGNumber.text)
    #expect(numbers == ["0", "0", "1", "9.8", ".5", "-.25", "12.3", "390", "0", "-12.05", "2"])
  }

  @Test func directionsAreIsolated() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "arabic" })
    let elements = try SVGElement.all(in: fixture.card().svg(.terminal))
    let name = try #require(elements.first { $0.text.contains("شركة") && $0.name == "text" })
    #expect(name.text.unicodeScalars.first == "\u{2067}")
    #expect(name.text.unicodeScalars.last == "\u{2069}")
  }
}
