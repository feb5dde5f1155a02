import TestSupport
import Testing
import ThemeKit

/// A brand's palette colours the themes of its house: what fails then stands at the brand's colour, in the brand's file.
@Suite struct LateBoundColorTests {
  private static let house = """
    <brand id="house">
      <palette><color name="ink">#4a4f58</color><color name="accent">#0b4f6f</color></palette>
      <theme mode="light">
        <primary>{accent}</primary><background>#ffffff</background>
        <text>{ink}</text>
      </theme>
    </brand>
    """

  /// `<brand id="a" extends="house.xml">` with these palette colours, each in a line of its own.
  private static func child(
    _ id: String, _ colors: KeyValuePairs<String, String>, of house: String = "house.xml", themes: String = ""
  ) -> String {
    let palette = colors.map { "\n<color name=\"\($0.key)\">\($0.value)</color>" }.joined()
    return "<brand id=\"\(id)\" extends=\"\(house)\"><palette>\(palette)\n</palette>\(themes)</brand>"
  }

  private static let text = "text #9aa0a6 on background #ffffff is 2.64:1, needs 4.5:1"

  @Test func textIsReportedAtTheColourOfTheBrand() {
    let family = Family([
      "house.xml": Self.house, "a.xml": Self.child("a", ["ink": "#9aa0a6"]), "c.xml": Self.child("c", [:]),
    ])
    let finding = [
      "a.xml:2:19-2:26 error low-text-contrast: \(Self.text)",
      "  house.xml:4:44-4:51: this background makes the module replace it",
      "  house.xml:5:11-5:16: {ink} is used here, as text",
    ]
    #expect(family.findings(of: [.lowTextContrast]) == finding)
    // The house need not be part of the run, and a brand that is not has no finding.
    #expect(family.findings(["a.xml"], of: [.lowTextContrast]) == finding)
    #expect(family.findings(["house.xml", "c.xml"], of: [.lowTextContrast]) == [])
  }

  @Test func eachBrandHasItsOwn() {
    let family = Family([
      "house.xml": Self.house.replacing("#4a4f58", with: "#a0a4a8"), "a.xml": Self.child("a", ["ink": "#9aa0a6"]),
      "b.json": "{ \"id\": \"b\", \"extends\": \"house.xml\",\n\"palette\": { \"ink\": \"#8a8f98\" } }",
      "c.xml": Self.child("c", [:]),
    ])
    let places = family.findings(of: [.lowTextContrast]).filter { !$0.hasPrefix("  house.xml") }
    #expect(
      places == [
        "a.xml:2:19-2:26 error low-text-contrast: \(Self.text)",
        "b.json:2:22-2:29 error low-text-contrast: text #8a8f98 on background #ffffff is 3.24:1, needs 4.5:1",
        // Two share the colour of the house: at its use there, as in a file of its own.
        "house.xml:5:11-5:16 error low-text-contrast: text #a0a4a8 on background #ffffff is 2.50:1, needs 4.5:1",
        "  c.xml:1:24-1:33: inherited by c.xml",
      ])
  }

  @Test func primaryAndLinks() {
    let family = Family(["house.xml": Self.house, "a.xml": Self.child("a", ["accent": "#f9c66b"])])
    #expect(
      family.findings(of: [.lowPrimaryContrast, .lowLinkContrast]) == [
        "a.xml:2:22-2:29 note low-link-contrast: primary #f9c66b as text on background #ffffff is 1.57:1, needs 4.5:1",
        "  house.xml:4:14-4:22: {accent} is used here, as primary", "  house.xml:4:44-4:51: background is here",
        "a.xml:2:22-2:29 warning low-primary-contrast: primary #f9c66b on background #ffffff is 1.57:1, needs 3:1",
        "  house.xml:4:14-4:22: {accent} is used here, as primary", "  house.xml:4:44-4:51: background is here",
      ])
  }

  @Test func aRecolouredSurfaceIsMarkedAtTheColour() {
    let house = Self.house.replacing("#ffffff", with: "{page}").replacing(
      "<palette>", with: "<palette><color name=\"page\">#ffffff</color>")
    let family = Family(["house.xml": house, "a.xml": Self.child("a", ["page": "#808488"])])
    #expect(
      family.findings(of: [.lowTextContrast, .modeBackgroundMismatch]) == [
        // The text is the house's, and so is the finding.
        "house.xml:5:11-5:16 error low-text-contrast: text #4a4f58 on background #808488 of a.xml is 2.18:1, "
          + "needs 4.5:1",
        "  a.xml:2:20-2:27: this background makes the module replace it",
        "  house.xml:2:64-2:71: {ink} is defined here",
        "  a.xml:1:24-1:33: inherited by a.xml",
      ])
    let dark = Family(["house.xml": house, "a.xml": Self.child("a", ["page": "#101418"])])
    #expect(
      dark.findings(of: [.modeBackgroundMismatch]) == [
        "a.xml:2:20-2:27 warning mode-background-mismatch: mode light with background #101418, on which white reads "
          + "better than black", "  house.xml:3:16-3:21: mode is set here",
      ])
  }

  @Test func textThatShowsThrough() {
    let house = """
      <brand id="house"><palette><color name="ink">#303438</color><color name="card">#f4f5f7</color></palette>
        <theme mode="light"><background>#ffffff</background><paper>{card}</paper></theme>
        <ownTheme mode="light"><text>{ink}</text></ownTheme>
      </brand>
      """
    let family = Family(["house.xml": house, "a.xml": Self.child("a", ["ink": "#9aa0a6"])])
    #expect(
      family.findings(of: [.lowOwnTextContrast]) == [
        "a.xml:2:19-2:26 error low-own-text-contrast: own text #9aa0a6 on paper #f4f5f7 is 2.42:1, needs 4.5:1",
        "  house.xml:2:35-2:42: on background it is 2.64:1", "  house.xml:2:62-2:68: paper is here",
        "  house.xml:3:32-3:37: {ink} is used here, as own text",
      ])
    // Without a text it stands at the surface.
    let silent = Family([
      "house.xml": house.replacing("<ownTheme mode=\"light\"><text>{ink}</text></ownTheme>", with: ""),
      "a.xml": Self.child("a", ["card": "#171c22"]),
    ])
    #expect(
      silent.findings(of: [.lowOwnTextContrast]).first?.hasPrefix("a.xml:2:20-2:27 warning low-own-text-contrast")
        == true)
  }

  @Test func aColourInTheMiddle() {
    let family = Family([
      "base.xml": Self.house, "house.xml": Self.child("house", ["ink": "#9aa0a6"], of: "base.xml"),
      "a.xml": Self.child("a", [:]),
      "b.xml": Self.child("b", [:], themes: "<theme mode=\"light\"><background>#d0d4d8</background></theme>"),
      "c.xml": Self.child("c", ["ink": "#101418"]),
    ])
    #expect(
      family.findings(of: [.lowTextContrast]) == [
        "house.xml:2:19-2:26 error low-text-contrast: text #9aa0a6 on background #d0d4d8 of b.xml is 1.77:1, needs 4.5:1",
        "  b.xml:2:43-2:50: this background makes the module replace it",
        "  base.xml:5:11-5:16: {ink} is used here, as text",
        "  a.xml:1:24-1:33: inherited by a.xml, 2.64:1 on background #ffffff",
        "  b.xml:1:24-1:33: inherited by b.xml",
      ])
  }

  @Test func aColourThatRefersToAnother() {
    // Both in the brand: at the colour itself.
    let own = Family(["house.xml": Self.house, "a.xml": Self.child("a", ["ink": "{grey}", "grey": "#9aa0a6"])])
    #expect(own.findings(of: [.lowTextContrast]).first == "a.xml:3:20-3:27 error low-text-contrast: \(Self.text)")
    // The colour in the house, the choice of it in the brand.
    let house = Self.house.replacing("<palette>", with: "<palette><color name=\"grey\">#9aa0a6</color>")
    let chosen = Family(["house.xml": house, "a.xml": Self.child("a", ["ink": "{grey}"])])
    #expect(
      chosen.findings(of: [.lowTextContrast]) == [
        "a.xml:2:19-2:25 error low-text-contrast: \(Self.text)", "  house.xml:2:31-2:38: {ink} is defined here",
        "  house.xml:4:44-4:51: this background makes the module replace it",
        "  house.xml:5:11-5:16: {ink} is used here, as text",
      ])
    // The choice in the house, the colour in the brand.
    let recoloured = Family([
      "house.xml": house.replacing("#4a4f58", with: "{grey}").replacing("#9aa0a6", with: "#202428"),
      "a.xml": Self.child("a", ["grey": "#9aa0a6"]),
    ])
    #expect(
      recoloured.findings(of: [.lowTextContrast]).first == "a.xml:2:20-2:27 error low-text-contrast: \(Self.text)")
  }

  @Test func oneColourInTwoThemes() {
    let house = Self.house.replacing(
      "</brand>", with: "<theme mode=\"dark\"><background>#101418</background><text>{ink}</text></theme></brand>"
    ).replacing("#4a4f58", with: "#77797b")
    // Two themes, two findings, in each brand that inherits them.
    let family = Family([
      "base.xml": house, "house.xml": Self.child("house", ["ink": "#707274"], of: "base.xml"),
      "a.xml": Self.child(
        "a", [:],
        themes: "<theme mode=\"light\"><paper>#d0d4d8</paper></theme><theme mode=\"dark\"><radius>4</radius></theme>"),
    ])
    #expect(
      family.findings(["house.xml", "a.xml"], of: [.lowTextContrast]).filter { !$0.hasPrefix("  base.xml") } == [
        "house.xml:2:19-2:26 error low-text-contrast: text #707274 on background #101418 is 3.82:1, needs 4.5:1",
        "  a.xml:1:24-1:33: inherited by a.xml",
        "house.xml:2:19-2:26 error low-text-contrast: text #707274 on paper #d0d4d8 of a.xml is 3.24:1, needs 4.5:1",
        "  a.xml:2:38-2:45: paper is here", "  a.xml:1:24-1:33: inherited by a.xml",
      ])
  }

  /// Two references of the house that lead to one colour of the brand are two findings, since each is repaired at its own.
  @Test func eachUseOfAColourIsAFinding() {
    let family = Family([
      "house.xml": """
      <brand id="house">
        <palette><color name="ink">#f2f4f7</color><color name="mist">#e2e4e7</color></palette>
        <theme mode="dark"><background>#101418</background><text>{ink}</text></theme>
        <theme><background>#101418</background><text>{mist}</text></theme>
      </brand>
      """,
      "a.xml": """
      <brand id="a" extends="house.xml">
        <palette><color name="ink">{mist}</color><color name="mist">#404448</color></palette>
      </brand>
      """,
    ])
    #expect(
      family.findings(of: [.lowTextContrast]) == [
        "a.xml:2:63-2:70 error low-text-contrast: text #404448 on background #101418 is 1.88:1, needs 4.5:1",
        "  house.xml:3:34-3:41: this background makes the module replace it",
        "  house.xml:3:60-3:65: {ink} is used here, as text",
        "a.xml:2:63-2:70 error low-text-contrast: text #404448 on background #101418 is 1.88:1, needs 4.5:1",
        "  house.xml:4:22-4:29: this background makes the module replace it",
        "  house.xml:4:48-4:54: {mist} is used here, as text",
      ])
  }
}
