import TestSupport
import Testing

@testable import ThemeKit

struct BrandReaderTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <?xml-model href="schema/brand.rng" type="application/xml" schematypens="http://relaxng.org/ns/structure/1.0"?>
    <!-- é -->
    <brand id="acme" name="Acmé &amp; Söhne 🎄"
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="x">
      <palette>
        <color name="ember">#ff7a1a</color>
        <color name="flame">{ember}</color>
      </palette>
      <theme mode="dark">
        <primary> {flame}
        </primary>
        <background>#10<!-- ! -->1418</background>
        <paper><![CDATA[ #171c22 ]]></paper>
        <text>&#x23;f2f4f7</text>
        <radius>14.50</radius>
        <fontFamily>SF Pro Text</fontFamily>
        <fontURL>https://fonts.acme.example/sf-pro.css?a=b&amp;c=d</fontURL>
      </theme>
      <ownTheme mode='dark'><primary>#2563eb</primary></ownTheme>
    </brand>

    """

  static let json = """
    { "$schema": "schema/brand.schema.json", "id": "acme", "name": "Acmé & Söhne \\ud83c\\udf84",
      "palette": { "ember": "#ff7a1a", "flame": "{ember}" },
      "themes": [ { "mode": "dark", "primary": "{flame}", "background": "#101418", "paper": "#171c22",
        "text": "\\u0023f2f4f7", "radius": 14.50, "fontFamily": "SF Pro Text",
        "fontURL": "https:\\/\\/fonts.acme.example/sf-pro.css?a=b&c=d" } ],
      "ownThemes": [ { "mode": "dark", "primary": "#2563eb" } ] }

    """

  @Test(arguments: [xml, xml.replacing("\n", with: "\r\n"), xml.replacing("\n", with: "\r"), json])
  func readsAWholeBrand(text: String) throws {
    for origin in [BrandReader.Origin.explicit, .candidate] {
      let read = text.hasPrefix("<") ? ReadBrand(xml: text, as: origin) : ReadBrand(json: text, as: origin)
      #expect(read.places == [])
      let brand = try #require(read.brand)
      #expect(brand.id == "acme")
      #expect(brand.displayName == "Acmé & Söhne 🎄")
      #expect(brand.unusedPalette == [])
      #expect(brand.paletteColors.map(\.value?.hex) == ["#ff7a1a", "#ff7a1a"])
      let theme = try #require(brand.themes.first)
      #expect(theme.mode.value == .dark)
      #expect(theme.primary.value?.hex == "#ff7a1a")
      #expect(theme.primary.resolved?.written.text == "{flame}")
      #expect(theme.primary.resolved?.palette?.text == "#ff7a1a")
      #expect(theme.primary.resolved?.written.range == read.source.range(of: "{flame}"))
      #expect(theme.background.value?.hex == "#101418")
      #expect(theme.paper.value?.hex == "#171c22")
      #expect(theme.paper.resolved?.written.range == read.source.range(of: "#171c22"))
      #expect(theme.text.value?.hex == "#f2f4f7")
      #expect(theme.radius.value?.digits == "14.5")
      #expect(theme.radius.resolved?.text == "14.50")
      #expect(theme.fontFamily.value == "SF Pro Text")
      #expect(theme.fontURL.value?.text == "https://fonts.acme.example/sf-pro.css?a=b&c=d")
      #expect(brand.ownThemes.first?.mode.value == .dark)
      #expect(brand.ownThemes.first?.primary.value?.hex == "#2563eb")
    }
  }

  @Test func rangesOfXMLValuesCoverWhatIsReplaced() throws {
    let read = ReadBrand(xml: Self.xml)
    let theme = try #require(read.brand?.themes.first)
    #expect(theme.background.resolved?.written.range == read.source.range(of: "#10<!-- ! -->1418"))
    #expect(theme.text.resolved?.written.range == read.source.range(of: "&#x23;f2f4f7"))
    #expect(theme.background.resolved?.written.keyRange == read.source.range(of: "background"))
    #expect(theme.anchor == read.source.range(of: "theme"))
    #expect(theme.range.lowerBound == read.source.range(of: "<theme").lowerBound)
    #expect(theme.range.upperBound == read.source.range(of: "</theme>").upperBound)
    #expect(read.brand?.file.root == read.source.range(of: "brand", 2))
    #expect(read.brand?.file.id?.range == read.source.range(of: "acme"))
    #expect(read.brand?.file.name?.range == read.source.range(of: "Acmé &amp; Söhne 🎄"))
  }

  @Test func rangesOfJSONValuesAreWithoutQuotes() throws {
    let read = ReadBrand(json: Self.json)
    let theme = try #require(read.brand?.themes.first)
    #expect(theme.text.resolved?.written.range == read.source.range(of: "\\u0023f2f4f7"))
    #expect(theme.text.resolved?.written.keyRange == read.source.range(of: "text"))
    #expect(theme.radius.resolved?.written.range == read.source.range(of: "14.50"))
    #expect(theme.anchor == read.source.range(of: "dark"))
    #expect(read.brand?.file.root == SourceRange(0, 1))
    #expect(read.brand?.file.palette.first?.name.range == read.source.range(of: "ember"))
  }
}
