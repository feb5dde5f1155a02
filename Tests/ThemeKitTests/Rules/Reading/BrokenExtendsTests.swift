import TestSupport
import Testing
import ThemeKit

/// Everything that `extends` must not say.
@Suite struct BrokenExtendsTests {
  private static let house = "<brand id=\"house\"><theme mode=\"dark\"/></brand>"

  @Test(arguments: [
    ("/brands/house.xml", "must be a path relative to this file"),
    ("C:/house.xml", "must be a path relative to this file"),
    ("\\\\server\\house.xml", "must be a path relative to this file"),
    ("https://brands.example/house.xml", "must be a path relative to this file, not a URL"),
    ("file:house.xml", "must be a path relative to this file, not a URL"),
    ("~/house.xml", "must be a path relative to this file, \"~\" has no meaning"),
    ("~root/house.xml", "must be a path relative to this file, \"~\" has no meaning"),
    ("../house.xml", "must stay inside the repository"),
    ("deep/../../house.xml", "must stay inside the repository"),
    ("é/🦊.xml", "must lead to a file, there is none"),
    ("hous.xml", "must lead to a file, there is none, did you mean \"house.xml\""),
    ("data.json", "must lead to a brand"),
    ("a\u{0}b.xml", "must not hold U+0000"),
    ("a\u{1B}[31m.xml", "must not hold U+001B"),
  ])
  func oneFindingAtThePath(path: String, rule: String) {
    let json =
      "{ \"id\": \"acme\",\r\n  \"extends\": \(JSONString.literal(path)), \"themes\": [ { \"text\": \"{ink}\" } ] }"
    let family = Family(["acme.json": json, "house.xml": Self.house, "data.json": "{ \"a\": [] }"])
    let typed = JSONString.literal(path).unicodeScalars.count - 2
    #expect(
      family.findings(["acme.json"]) == [
        "acme.json:2:15-2:\(15 + typed) error broken-extends: extends \(Quoted.value(path)) \(rule)"
      ])
  }

  @Test func nothingIsJudgedThatHangsOnIt() {
    let family = Family([
      "acme.xml": """
      <brand id="acme" extends="gone.xml">
        <palette><color name="unused">#808080</color><color name="bad">gray</color></palette>
        <theme mode="dark"><text>#202020</text><radius>50</radius><fontURL>https://a.example/a.css</fontURL></theme>
      </brand>
      """
    ])
    #expect(
      family.findings() == [
        "acme.xml:1:27-1:35 error broken-extends: extends \"gone.xml\" must lead to a file, there is none",
        "acme.xml:2:66-2:70 error invalid-hex-color: palette colour bad \"gray\" must be # and six hex digits, not a CSS name",
        "acme.xml:3:50-3:52 error radius-out-of-range: radius 50 must be from 0 to 32",
      ])
    let unchecked = family.reported().flatMap(\.unchecked)
    #expect(unchecked.map(\.kind) == CheckedPair.Kind.allCases)
    #expect(Set(unchecked.map(\.reason)) == ["what the brand extends cannot be read"])
    #expect(Set(unchecked.map(\.range)) == [family.lint("acme.xml").source.range(of: "gone.xml")])
  }

  @Test func aBrandMayNotExtendItself() {
    let family = Family(["b/acme.xml": "<brand id=\"acme\" extends=\"../b/./acme.xml\"/>"])
    #expect(
      family.findings() == [
        "b/acme.xml:1:27-1:42 error broken-extends: brand extends itself: b/acme.xml → b/acme.xml"
      ])
  }

  @Test func aCircleIsOneFindingWhicheverIsLinted() {
    let family = Family([
      "b.xml": "<brand id=\"b\" extends=\"c.json\"/>", "c.json": "{ \"id\": \"c\", \"extends\": \"a.xml\" }",
      "a.xml": "<brand id=\"a\" extends=\"b.xml\"/>", "outside.xml": "<brand id=\"o\" extends=\"c.json\"/>",
    ])
    let circle = [
      "a.xml:1:24-1:29 error broken-extends: brands extend each other in a circle: a.xml → b.xml → c.json → a.xml",
      "  b.xml:1:24-1:30: part of the circle", "  c.json:1:26-1:31: part of the circle",
    ]
    #expect(family.findings(["a.xml", "b.xml", "c.json"]) == circle)
    for path in ["a.xml", "b.xml", "c.json"] { #expect(family.findings([path]) == circle) }
    #expect(family.findings(["outside.xml"]) == circle + ["  outside.xml:1:24-1:30: inherited by outside.xml"])
    #expect(family.findings() == circle + ["  outside.xml:1:24-1:30: inherited by outside.xml"])
  }

  @Test func theFirstFaultOfAParentIsShown() {
    let family = Family([
      "house.xml": "<brand id=\"house\">\n  <theme mode=\"dark\">\n</brand>\n",
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"><theme><text>{ink}</text></theme></brand>",
    ])
    let finding = [
      "a.xml:1:24-1:33 error broken-extends: extends \"house.xml\" must lead to a brand that can be read, this one has errors",
      "  house.xml:3:3-3:8: end tag </brand> must be </theme>",
    ]
    #expect(family.findings(["a.xml"]) == finding)
    // Its own errors are its own.
    #expect(
      family.findings() == finding + [
        "house.xml:3:3-3:8 error malformed-file: end tag </brand> must be </theme>",
        "  house.xml:2:4-2:9: <theme> is opened here",
      ])
  }

  @Test func aParentWithFaultsThatCanBeReadIsReportedInItsFile() {
    let family = Family([
      "house.json":
        "{ \"id\": \"House\", \"themes\": [ { \"mode\": \"dark\", \"txt\": \"#ffffff\", \"radius\": \"4\" } ], }",
      "a.xml": "<brand id=\"a\" extends=\"house.json\"/>", "b.xml": "<brand id=\"b\" extends=\"house.json\"/>",
    ])
    let heirs = ["  a.xml:1:24-1:34: inherited by a.xml", "  b.xml:1:24-1:34: inherited by b.xml"]
    #expect(
      family.findings(["a.xml", "b.xml"], of: [.unknownKey, .wrongType, .malformedFile, .invalidBrandID])
        == ["house.json:1:49-1:52 error unknown-key: unknown key \"txt\" in theme, did you mean \"text\""] + heirs
        + ["house.json:1:77-1:78 error wrong-type: radius must be a number, not the string \"4\""] + heirs
        + ["house.json:1:83-1:84 error malformed-file: comma after the last value is not allowed in JSON"] + heirs)
  }

  @Test func aLongRowOfParentsEnds() {
    let last = Limit.ancestors.value + 1
    func brand(_ number: Int) -> String { "<brand id=\"b\(number)\" extends=\"\(number + 1).xml\"><theme/></brand>" }
    let family = Family([
      "0.xml": brand(0), "1.xml": brand(1), "2.xml": brand(2), "3.xml": brand(3), "4.xml": brand(4), "5.xml": brand(5),
      "6.xml": brand(6), "7.xml": brand(7), "8.xml": brand(8), "9.xml": Self.house,
    ])
    #expect(last == 9)
    #expect(
      family.findings(["0.xml"]) == [
        "8.xml:1:25-1:30 error limit-exceeded: extends must lead through at most 8 files",
        "  0.xml:1:25-1:30: inherited by 0.xml",
      ])
    #expect(family.lint("1.xml").diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func backslashesAreMendedWhereThatLeadsToABrand() throws {
    let text = "<brand id=\"acme\" extends=\"shared\\house.xml\"/>"
    let family = Family(["acme.xml": text, "shared/house.xml": Self.house])
    let finding = try #require(family.lint("acme.xml").diagnostics.first)
    #expect(finding.message == "extends \"shared\\house.xml\" must have \"/\" between its parts, not \"\\\"")
    let fixIt = try #require(finding.fixIts.first)
    #expect(fixIt.applicability == .safe)
    let mended = Family(["acme.xml": fixIt.applied(to: text), "shared/house.xml": Self.house])
    #expect(mended.lint("acme.xml").brand?.isWhole == true)
    let elsewhere = Family(["acme.xml": "<brand id=\"acme\" extends=\"other\\house.xml\"/>"])
    #expect(elsewhere.lint("acme.xml").diagnostics.first?.fixIts.isEmpty == true)
  }

  @Test func formsInXML() {
    let finding = Lint.xml("<brand id=\"acme\" extend=\"house.xml\"><theme/></brand>", .unknownKey)
    #expect(finding.map(\.message) == ["unknown attribute \"extend\" on brand, did you mean \"extends\""])
    let element = Lint.text("<brand id=\"acme\"><extends>gone.xml</extends><theme/></brand>", path: "acme.xml")
    #expect(
      element.findings(of: [.unknownKey, .brokenExtends]) == [
        "1:19-1:26 error unknown-key: \"extends\" in brand must be an attribute, not an element",
        "  safe: write extends as an attribute",
        "1:27-1:35 error broken-extends: extends \"gone.xml\" must lead to a file, there is none",
      ])
  }
}
