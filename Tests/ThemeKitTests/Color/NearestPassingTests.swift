import TestSupport
import Testing
import ThemeKit

/// Answers of full scans made outside the project, public bug reports, and the corners of the rule.
@Suite struct NearestPassingTests {
  @Test(arguments: [
    "nearest-passing.csv", "nearest-passing-3.0.csv", "nearest-passing-7.0.csv", "nearest-passing-two.csv",
  ])
  func agreesWithFullScans(_ file: String) throws {
    for row in try Repository.rows(of: "Tests/Fixtures/Color/\(file)") {
      let original = try #require(SRGBColor(hex: row["fg"]!))
      let surfaces = try ["bg", "paper"].compactMap { row[$0] }.map { try #require(SRGBColor(hex: $0)) }
      let search = NearestPassing(on: surfaces, limit: ContrastLimit(Double(row["threshold"]!)!))
      let found = search.nearest(to: original)
      #expect(found?.color.upperCaseHex ?? "" == row["best"], "\(row)")
      if let distance = Double(row["distance"]!), !row["best"]!.isEmpty {
        #expect(abs((found?.distance ?? .infinity) - distance) < 1e-10, "\(row)")
      }
      if let best = row["maxmin_colour"] {
        let possible = search.bestPossible(for: original)
        #expect(possible.color.upperCaseHex == best, "\(row)")
      }
    }
  }

  @Test(arguments: [
    // w3c/wcag#200, dequelabs/axe-core#494, stark-sketch-plugin#52, jdan/tota11y#153, a11y-color#1, HTML_CodeSniffer
    ("#777777", "#FFFFFF", "#777676", "#767676"),
    ("#0078D7", "#FFFFFF", "#0178D6", "#0178D6"),
    ("#A96805", "#FFFFFF", "#A86806", "#A86806"),
    ("#C65400", "#FFFFFF", "#C55401", "#C55401"),
    ("#007AA4", "#F6F6F6", "#017AA3", "#017AA3"),
    ("#02B875", "#FFFFFF", "#018945", "#0E8853"),
    ("#FF66AA", "#FFFFFF", "#D82F85", "#D53583"),
  ])
  func answersPublicBugReports(_ original: String, _ surface: String, _ nearest: String, _ sameHue: String) throws {
    let search = NearestPassing(on: [try #require(SRGBColor(hex: surface))], limit: .fourPointFive)
    let original = try #require(SRGBColor(hex: original))
    #expect(search.nearest(to: original)?.color.upperCaseHex == nearest)
    #expect(search.nearestOfSameHue(to: original)?.color.upperCaseHex == sameHue)
  }

  @Test func keepsAColorThatPasses() {
    let search = NearestPassing(on: [.white], limit: .fourPointFive)
    #expect(search.nearest(to: .black) == NearestColor(color: .black, distance: 0))
    #expect(search.nearestOfSameHue(to: .black) == NearestColor(color: .black, distance: 0))
  }

  /// A ratio of 21 is black on white alone, 1 is everything.
  @Test func takesLimitsFromOneToTwentyOne() {
    let grey = SRGBColor(rgb: 0x777777)
    #expect(NearestPassing(on: [.white], limit: ContrastLimit(21)).nearest(to: grey)?.color == .black)
    #expect(NearestPassing(on: [.black], limit: ContrastLimit(21)).nearest(to: grey)?.color == .white)
    #expect(NearestPassing(on: [SRGBColor(rgb: 0x000001)], limit: ContrastLimit(21)).nearest(to: grey) == nil)
    #expect(NearestPassing(on: [grey], limit: ContrastLimit(1)).nearest(to: grey)?.color == grey)
  }

  /// For a coloured original a grey never counts as the same hue, even where only black or white is left.
  @Test func findsNoSameHueWhereOnlyGreysPass() {
    let search = NearestPassing(on: [.white], limit: ContrastLimit(21))
    let orange = SRGBColor(rgb: 0xff7a1a)
    #expect(search.nearest(to: orange)?.color == .black)
    #expect(search.nearestOfSameHue(to: orange) == nil)
    #expect(search.nearestOfSameHue(to: SRGBColor(rgb: 0x808080))?.color == .black)
  }

  @Test func meetsRequirementsOfDifferentKinds() throws {
    let text = SRGBColor(rgb: 0x8a8f98)
    let now = ContrastRatio(SRGBColor(rgb: 0x2563eb), .white)
    let search = NearestPassing([
      ContrastRequirement(surface: text, limit: .fourPointFive),
      ContrastRequirement(surface: SRGBColor(rgb: 0x2563eb), least: .ratio(now)),
    ])
    // Nothing is as far from the blue as white on the light side, and white is too close to the text.
    #expect(search.nearest(to: .white) == nil)
    #expect(search.isPassing(.white) == false)
  }
}
