import TestSupport
import Testing
import ThemeKit

/// Brands laid over the ones that they extend.
@Suite struct BrandFamilyTests {
  private static let house = """
    <brand id="house" name="House">
      <palette><color name="accent">#ff7a1a</color><color name="spare">#62b6d8</color></palette>
      <theme mode="dark">
        <primary>{accent}</primary><background>#101418</background><text>#f2f4f7</text><radius>12</radius>
      </theme>
      <theme><primary>#0b6e8f</primary></theme>
      <ownTheme mode="dark"><fontFamily>Inter</fontFamily><paper>#171c22</paper></ownTheme>
    </brand>
    """

  /// What the themes of a brand write, as `mode: field=text@file …`.
  private func themes(_ brand: Brand?) -> [String] {
    guard let brand else { return [] }
    return (brand.themes + brand.ownThemes).map { theme in
      let fields = ThemeField.allCases.compactMap { field -> String? in
        guard let value = theme.resolved(field), field != .mode else { return nil }
        return "\(field.key)=\(value.text)@\(value.written.file)"
      }
      return "\(theme.role == .theme ? "" : "own ")\(theme.modeName)@\(theme.file): \(fields.joined(separator: " "))"
    }
  }

  @Test func theChildWinsFieldByField() throws {
    let family = Family([
      "house.xml": Self.house,
      "a.json": """
      { "id": "a", "extends": "house.xml",
        "themes": [ { "mode": "light", "text": "#101418" },
                    { "mode": "dark", "background": "#000000", "radius": 4, "fontFamily": "Work Sans" } ],
        "ownThemes": [ { "mode": "dark", "fontFamily": "Lato" }, { "mode": "light", "radius": 2 } ] }
      """,
    ])
    let brand = try #require(family.lint("a.json").brand)
    #expect(
      themes(brand) == [
        "light@0: text=#101418@0",
        "dark@0: primary=#ff7a1a@1 background=#000000@0 text=#f2f4f7@1 radius=4@0 fontFamily=Work Sans@0",
        // A theme without a mode belongs to no other one.
        "any@1: primary=#0b6e8f@1",
        "own dark@0: paper=#171c22@1 fontFamily=Lato@0",
        "own light@0: radius=2@0",
      ])
    #expect(brand.sources.map(\.path) == ["a.json", "house.xml"])
    #expect(brand.id == "a")
    #expect(brand.displayName == "a", "the name is not inherited")
    // The mode is the child's where it writes it, with the place in its own file.
    #expect(brand.themes[1].mode.resolved?.place.file == 0)
    #expect(brand.themes[2].anchorPlace.file == 1)
  }

  @Test func aValueThatCannotBeReadIsNotInherited() {
    let family = Family([
      "house.xml": Self.house,
      "a.xml": """
      <brand id="a" extends="house.xml">
        <theme mode="dark"><primary/><background>red</background></theme>
      </brand>
      """,
    ])
    let file = family.lint("a.xml")
    #expect(themes(file.brand)[0].contains("primary=@0 background=red@0 text=#f2f4f7@1"))
    #expect(
      family.findings(["a.xml"], of: [.emptyValue, .invalidHexColor]) == [
        "a.xml:2:30-2:30 error empty-value: value of primary is empty",
        "a.xml:2:44-2:47 error invalid-hex-color: background \"red\" must be # and six hex digits, not a CSS name",
      ])
  }

  @Test func referencesAreFollowedAfterMerging() throws {
    let family = Family([
      "house.xml": Self.house,
      "a.xml": """
      <brand id="a" extends="house.xml">
        <palette><color name="accent">{spare}</color><color name="own">#ffffff</color></palette>
        <theme mode="dark"><text>{own}</text></theme>
      </brand>
      """,
    ])
    let file = family.lint("a.xml")
    let theme = try #require(file.brand?.themes.first)
    #expect(theme.primary.value?.hex == "#62b6d8", "the child's palette colours the house's theme")
    #expect(theme.primary.resolved?.written.file == 1)
    // To be pointed at where the colour is.
    #expect(theme.primary.resolved?.place.file == 0)
    #expect(theme.primary.resolved?.palette?.file == 1)
    #expect(theme.text.resolved?.palette?.file == 0)
    #expect(file.brand?.file.palette.map { "\($0.name.text)@\($0.name.file)" } == ["accent@0", "own@0", "spare@1"])
    #expect(file.findings(of: [.undefinedReference, .unusedPaletteColor]).isEmpty)
  }

  @Test func chainsGoThroughBothFormats() throws {
    let family = Family([
      "base/house.xml": Self.house,
      "middle.json": """
      { "id": "middle", "extends": "./base/../base/house.xml", "palette": { "accent": "#8ccf7e" },
        "themes": [ { "mode": "dark", "radius": 8, "paper": "#1b2128" } ] }
      """,
      "shops/a.xml":
        "<brand id=\"a\" extends=\"../middle.json\"><theme mode=\"dark\"><radius>2</radius></theme></brand>",
    ])
    let file = family.lint("shops/a.xml")
    let brand = try #require(file.brand)
    #expect(brand.sources.map(\.path) == ["shops/a.xml", "middle.json", "base/house.xml"])
    #expect(
      themes(brand).first
        == "dark@0: primary=#8ccf7e@2 background=#101418@2 paper=#1b2128@1 text=#f2f4f7@2 radius=2@0")
    #expect(brand.themes[0].parts.map(\.place.file) == [0, 1, 2])
    // XML writes numbers as text, JSON does not: each by its own file.
    #expect(family.lint("middle.json").brand?.themes.first?.radius.value?.digits == "8")
    #expect(family.lint("shops/a.xml").themes[0].prediction.font.applied == "Inter")
  }

  @Test func aChildNeedsNoThemeOfItsOwn() {
    let family = Family([
      "house.xml": Self.house, "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
      "bare.xml": "<brand id=\"bare\"><palette/></brand>", "b.json": "{ \"id\": \"b\", \"extends\": \"bare.xml\" }",
    ])
    #expect(
      family.findings(of: [.noTheme]) == [
        "b.json:1:1-1:2 error no-theme: theme is missing, a brand must have at least one",
        "bare.xml:1:2-1:7 error no-theme: theme is missing, a brand must have at least one",
      ])
  }

  @Test func aThemeByItselfCanBeExtended() throws {
    let family = Family([
      "theme.json": "{ \"mode\": \"dark\", \"primary\": \"#ff7a1a\" }",
      "a.xml": "<brand id=\"a\" extends=\"theme.json\"><theme mode=\"dark\"><radius>2</radius></theme></brand>",
    ])
    #expect(themes(family.lint("a.xml").brand) == ["dark@0: primary=#ff7a1a@1 radius=2@0"])
  }

  @Test func ofTwoThemesForOneModeTheFirstIsInherited() {
    let family = Family([
      "house.xml": """
      <brand id="house">
        <theme mode="dark"><radius>1</radius></theme><theme mode="dark"><radius>2</radius></theme>
      </brand>
      """,
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
    ])
    #expect(themes(family.lint("a.xml").brand) == ["dark@1: radius=1@1"])
    #expect(
      family.findings(["a.xml"], of: [.duplicateMode]) == [
        "house.xml:2:61-2:65 error duplicate-mode: second theme of mode dark, must be one at most",
        "  house.xml:2:16-2:20: the first one is here", "  a.xml:1:24-1:33: inherited by a.xml",
      ])
  }
}
