import TestSupport
import Testing

@testable import ThemeKit

@Suite struct ComparedBrandTests {
  /// `key: old → new`, with `=` where only the spelling is different.
  private func values(_ values: [ComparedValue]) -> [String] {
    values.map { value in
      "\(value.key): \(value.old?.shown ?? "–") \(value.isSpelling ? "=" : "→") \(value.new?.shown ?? "–")"
    }
  }

  private func changedFields(_ theme: ComparedTheme) -> [String] {
    theme.fields.filter(\.isChanged).map { field in
      let sides = [field.old, field.new].compactMap { side in
        side.map { "\($0.applied) \($0.outcome.name) \($0.basis.name)" }
      }
      return "\(field.field.rawValue): \(sides.joined(separator: " → "))"
    }
  }

  @Test func valuesAreShownAsWrittenAndAsResolved() {
    let brand = Comparisons.brand(
      """
      <brand id="acme" name="Acme">
        <palette><color name="ember">#ff7a1a</color><color name="old">#000000</color></palette>
        <theme mode="dark"><primary>{ember}</primary><text>#ffffff</text><radius>8</radius></theme>
      </brand>
      """,
      """
      <brand id="acme" name="Acme &amp; Co">
        <palette><color name="ember">#ff8a2a</color><color name="new">#ffffff</color></palette>
        <theme mode="dark"><primary>{ember}</primary><text>{new}</text><paper>#111111</paper></theme>
      </brand>
      """)
    #expect(
      values(brand.values) == [
        "name: Acme → Acme & Co", "palette.ember: #ff7a1a → #ff8a2a", "palette.old: #000000 → –",
        "palette.new: – → #ffffff",
      ])
    #expect(
      values(brand.themes[0].values) == [
        "primary: {ember} (#ff7a1a) → {ember} (#ff8a2a)", "paper: – → #111111", "text: #ffffff = {new} (#ffffff)",
        "radius: 8 → –",
      ])
    #expect(
      changedFields(brand.themes[0]) == [
        "primary: #ff7a1a asWritten documented → #ff8a2a asWritten documented",
        "paper: #101418 derived assumed → #111111 asWritten documented",
        "radius: 8 asWritten documented → 8 fallback assumed",
      ])
  }

  @Test func spellingIsNoChangeOfThePayload() {
    let brand = Comparisons.brand(
      ##"{"id": "acme", "themes": [{"mode": "dark", "primary": "#FF7A1A", "background": "#101418", "radius": 14.0}]}"##,
      ##"{"id": "acme", "themes": [{"mode": "dark", "primary": "#ff7a1a", "background": "#101418", "radius": 14}]}"##)
    #expect(values(brand.themes[0].values) == ["primary: #FF7A1A = #ff7a1a", "radius: 14.0 = 14"])
    #expect(changedFields(brand.themes[0]) == [])
    #expect(brand.isChanged)
    #expect(brand.worse == [])
  }

  /// The format of a file is no value.
  @Test func theSameBrandInXMLAndJSONIsTheSame() {
    let theme = TestTheme([.mode: "dark", .primary: "#ff7a1a", .radius: "14", .fontFamily: "é 東京"])
    let own = TestTheme(.ownTheme, [.primary: "#2563eb"])
    let brand = Comparisons.brand(TestBrand.xml([theme, own]), TestBrand.json([theme, own]))
    #expect(!brand.isChanged)
  }

  @Test func charactersThatLookAlikeAreDifferent() {
    let brand = Comparisons.themes(
      [TestTheme([.mode: "dark", .fontFamily: "Caf\u{E9}"])], [TestTheme([.mode: "dark", .fontFamily: "Cafe\u{301}"])])
    #expect(brand.themes[0].values.map(\.key) == ["fontFamily"])
    #expect(brand.themes[0].fields.filter(\.isChanged).map(\.field) == [.font])
  }

  @Test func emptyIsNotMissing() {
    let brand = Comparisons.brand(
      "<brand id=\"acme\"><theme mode=\"dark\"><text></text></theme></brand>",
      "<brand id=\"acme\"><theme mode=\"dark\"/></brand>")
    #expect(values(brand.themes[0].values) == ["text: \"\" → –"])
  }

  @Test func themesAreMatchedByRoleModeAndNumber() {
    func theme(_ mode: String?, _ text: String, own: Bool = false) -> String {
      let name = own ? "ownTheme" : "theme"
      return "<\(name)\(mode.map { " mode=\"\($0)\"" } ?? "")><text>\(text)</text></\(name)>"
    }
    let old =
      theme("dark", "#111111") + theme("dark", "#222222") + theme(nil, "#333333") + theme(nil, "#444444", own: true)
    let new = theme(nil, "#333333") + theme("light", "#555555") + theme("dark", "#111112")
    let brand = Comparisons.brand("<brand id=\"acme\">\(old)</brand>", "<brand id=\"acme\">\(new)</brand>")
    #expect(
      brand.themes.map { "\($0.key.title) \($0.wasThere) \($0.isThere) \(values($0.values).last ?? "")" } == [
        "dark true true text: #111111 → #111112", "dark, number 2 true false text: #222222 → –", "any true true ",
        "light false true text: – → #555555", "any own theme true false text: #444444 → –",
      ])
  }

  @Test func anOwnThemeShowsThrough() {
    func brand(_ primary: String) -> String {
      TestBrand.xml([TestTheme([.mode: "dark"]), TestTheme(.ownTheme, [.mode: "dark", .primary: primary])])
    }
    let compared = Comparisons.brand(brand("#2563eb"), brand("#ff7a1a"))
    #expect(changedFields(compared.themes[0]) == ["primary: #2563eb fallback brand → #ff7a1a fallback brand"])
    #expect(values(compared.themes[1].values) == ["primary: #2563eb → #ff7a1a"])
    #expect(compared.themes[1].pairs.isEmpty)
  }

  @Test func aBrandThatIsNewFailsOnItsOwn() {
    let text = TestBrand.xml([TestTheme([.mode: "dark", .background: "#101418", .text: "#222222", .radius: "40"])])
    let added = Comparisons.brand(nil, text)
    #expect(
      added.worse == [
        "error dark: text on background fails, 1.16:1, needs 4.5:1",
        "error dark: text on paper fails, 1.16:1, needs 4.5:1",
        "error dark: radius 40 must be from 0 to 32 [radius-out-of-range]",
      ])
    let removed = Comparisons.brand(text, nil)
    #expect(removed.isChanged && removed.worse.isEmpty && removed.improvements == 0)
  }

  @Test func whatCannotBeReadIsAFindingAndNothingElse() {
    let text = TestBrand.xml([TestTheme([.mode: "dark", .background: "#101418", .text: "#222222"])])
    let broken = "<brand id=\"acme\"><theme mode=\"dark\"></brand>"
    let lost = Comparisons.brand(text, broken)
    #expect(lost.worse == ["error: end tag </brand> must be </theme> [malformed-file]"])
    #expect(lost.themes.isEmpty && lost.gone.isEmpty && lost.name == "acme")
    let found = Comparisons.brand(broken, text)
    #expect(found.worse.count == 2 && found.gone.map(\.rule) == [.malformedFile])
    let both = Comparisons.brand(broken, broken)
    #expect(both.worse == [] && both.unread.count == 2)
  }

  @Test func whatExtendsALostFileIsNotCompared() {
    let house = Family([
      "house.xml": "<brand id=\"house\"><theme mode=\"dark\"><text>#ffffff</text></theme></brand>",
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
    ])
    let lost = Family(["a.xml": "<brand id=\"a\" extends=\"house.xml\"/>"])
    let brand = ComparedBrand(old: BrandVersion(house.lint("a.xml")), new: BrandVersion(lost.lint("a.xml")))
    #expect(brand.worse == ["error: extends \"house.xml\" must lead to a file, there is none [broken-extends]"])
    #expect(brand.themes.isEmpty)
  }

  @Test func aHouseShowsInItsChildren() {
    func family(_ primary: String) -> Family {
      Family([
        "house.xml":
          "<brand id=\"house\"><palette><color name=\"c\">\(primary)</color></palette><theme mode=\"dark\"><primary>{c}</primary></theme></brand>",
        "a.xml": "<brand id=\"a\" extends=\"house.xml\"><theme mode=\"dark\"><radius>4</radius></theme></brand>",
      ])
    }
    let brand = ComparedBrand(
      old: BrandVersion(family("#ff7a1a").lint("a.xml")), new: BrandVersion(family("#222222").lint("a.xml")))
    #expect(values(brand.themes[0].values) == ["primary: {c} (#ff7a1a) → {c} (#222222)"])
    #expect(
      brand.worse.first == "warning dark: primary on background passes → fails, 7.09:1 → 1.16:1, needs 3:1")
  }
}
