import Foundation
import TestSupport
import Testing
import ThemeKit

/// Findings about inherited values: in the file of the value, once, with the brands that inherit it.
@Suite struct FamilyFindingsTests {
  private static let house = """
    <brand id="house">
      <palette><color name="accent">#ff7a1a</color><color name="spare">#62b6d8</color></palette>
      <theme mode="dark">
        <primary>{accent}</primary><background>#101418</background><text>#606468</text>
      </theme>
    </brand>
    """
  private static let text = "text #606468 on background #101418 is 3.10:1, needs 4.5:1"
  private static let worse = "text #606468 on background #1b2128 of b.xml is 2.71:1, needs 4.5:1"

  @Test func aValueThatFailsInThreeBrandsIsOneFinding() {
    let family = Family([
      "house.xml": Self.house, "c.json": "{ \"id\": \"c\", \"extends\": \"house.xml\" }",
      "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
      // Elsewhere the same colour fails by another amount.
      "b.xml":
        "<brand id=\"b\" extends=\"house.xml\"><theme mode=\"dark\"><background>#1b2128</background></theme></brand>",
    ])
    #expect(
      family.findings(of: [.lowTextContrast]) == [
        "house.xml:4:70-4:77 error low-text-contrast: \(Self.worse)",
        "  b.xml:1:66-1:73: this background makes the module replace it",
        "  a.xml:1:24-1:33: inherited by a.xml, 3.10:1 on background #101418",
        "  b.xml:1:24-1:33: inherited by b.xml",
        "  c.json:1:26-1:35: inherited by c.json, 3.10:1 on background #101418",
      ])
    #expect(
      family.notes(of: .lowTextContrast) == [
        "in the file itself it is 3.10:1 on background #101418", "WCAG 2.2 SC 1.4.3 Contrast (Minimum), level AA",
      ])
    // In a line there is room for their number.
    #expect(
      family.report(.concise).contains(
        "house.xml:4:70: error: \(Self.worse), inherited by 3 brands [low-text-contrast]\n"))
    #expect(
      family.report(.concise, of: ["c.json"]).contains(
        "house.xml:4:70: error: \(Self.text), inherited by c.json [low-text-contrast]\n"))
    // The house need not be part of the run.
    #expect(
      family.findings(["b.xml", "c.json"], of: [.lowTextContrast]) == [
        "house.xml:4:70-4:77 error low-text-contrast: \(Self.worse)",
        "  b.xml:1:66-1:73: this background makes the module replace it",
        "  b.xml:1:24-1:33: inherited by b.xml",
        "  c.json:1:26-1:35: inherited by c.json, 3.10:1 on background #101418",
      ])
  }

  @Test func anOwnValueOnAnInheritedSurfaceIsTheBrandsOwn() {
    let family = Family([
      "house.xml": Self.house.replacing("#606468", with: "#f2f4f7"),
      "a.xml": "<brand id=\"a\" extends=\"house.xml\">\r\n<theme mode=\"dark\"><text>#404448</text></theme></brand>",
    ])
    #expect(
      family.findings(of: [.lowTextContrast]) == [
        "a.xml:2:26-2:33 error low-text-contrast: text #404448 on background #101418 is 1.88:1, needs 4.5:1",
        "  house.xml:4:44-4:51: this background makes the module replace it",
      ])
  }

  @Test func aReferenceOfTheHouseAndAColourOfTheBrand() {
    let family = Family([
      "house.xml": Self.house.replacing("#606468", with: "#f2f4f7"),
      "a.xml":
        "<brand id=\"a\" extends=\"house.xml\"><palette><color name=\"accent\">#222a30</color></palette></brand>",
    ])
    #expect(
      family.findings(of: [.lowPrimaryContrast]) == [
        "a.xml:1:65-1:72 warning low-primary-contrast: primary #222a30 on background #101418 is 1.27:1, needs 3:1",
        "  house.xml:4:14-4:22: {accent} is used here, as primary", "  house.xml:4:44-4:51: background is here",
      ])
  }

  @Test func theGravestIsTheHeadline() {
    // The house leaves its background to the module, so that its own finding is only a warning.
    let family = Family([
      "house.xml": "<brand id=\"house\"><theme mode=\"dark\"><text>#303438</text></theme></brand>",
      "a.xml":
        "<brand id=\"a\" extends=\"house.xml\"><theme mode=\"dark\"><background>#0b1a24</background></theme></brand>",
    ])
    #expect(
      family.findings(of: [.lowTextContrast]) == [
        "house.xml:1:44-1:51 error low-text-contrast: text #303438 on background #0b1a24 of a.xml is 1.40:1, needs 4.5:1",
        "  a.xml:1:66-1:73: this background makes the module replace it",
        "  a.xml:1:24-1:33: inherited by a.xml",
      ])
  }

  @Test func coloursOfAHouseAreUsedByItsBrands() {
    let user = "<brand id=\"a\" extends=\"house.xml\"><theme mode=\"dark\"><primary>{spare}</primary></theme></brand>"
    let family = Family([
      "house.xml": Self.house, "a.xml": user, "b.xml": "<brand id=\"b\" extends=\"house.xml\"/>",
    ])
    let unused = ["house.xml:2:61-2:66 warning unused-palette-color: palette colour spare is not used"]
    #expect(family.findings(of: [.unusedPaletteColor]) == [])
    #expect(family.findings(["house.xml", "b.xml"], of: [.unusedPaletteColor]) == unused)
    #expect(
      family.findings(["b.xml"], of: [.unusedPaletteColor]) == [], "a brand need not use every colour of its house")
  }

  @Test func whatAFamilyHasInCommonIsSaidOnce() {
    let house = """
      <brand id="house">
        <theme mode="light"><background>#101418</background><radius>4</radius></theme>
      </brand>
      """
    let family = Family([
      "house.xml": house, "a.xml": "<brand id=\"a\" extends=\"house.xml\"><theme mode=\"light\"/></brand>",
      "b.xml": """
      <brand id="b" extends="house.xml">
        <theme mode="dark"><background>#101418</background><radius>6</radius></theme>
      </brand>
      """,
    ])
    #expect(
      family.findings(of: [.singleMode, .modeBackgroundMismatch, .unevenModes]) == [
        "b.xml:2:62-2:63 warning uneven-modes: radius is 6 in dark mode but 4 in light mode",
        "  house.xml:2:63-2:64: in light mode it is another",
        "house.xml:2:16-2:21 warning mode-background-mismatch: mode light with background #101418, on which white "
          + "reads better than black",
        "  house.xml:2:35-2:42: white is 18.49:1 here, black 1.13:1", "  a.xml:1:24-1:33: inherited by a.xml",
        "  b.xml:1:24-1:33: inherited by b.xml",
        "house.xml:2:16-2:21 note single-mode: only mode light has a theme, an app that follows the system needs one "
          + "for dark too",
        "  a.xml:1:24-1:33: inherited by a.xml",
      ])
  }

  @Test func manyHeirsAreCounted() {
    let names = (10..<25).map { "a\($0)" }
    var linted = [Family(["house.xml": Self.house]).lint("house.xml")]
    for name in names {
      let child = "<brand id=\"\(name)\" extends=\"house.xml\"/>"
      linted.append(Family(["house.xml": Self.house, "\(name).xml": child]).lint("\(name).xml"))
    }
    let files = FamilyFindings.gathered(
      linted.map { ReportedFile(source: $0.source, diagnostics: $0.diagnostics) },
      linted.compactMap { $0.brand?.inheritance })
    #expect(files.map(\.source.path) == ["house.xml"])
    let related = files.first?.diagnostics.first { $0.rule == .lowTextContrast }?.related.map(\.message) ?? []
    #expect(
      related == ["this background makes the module replace it"] + (10..<17).map { "inherited by a\($0).xml" }
        + ["inherited by a17.xml, and 7 more"])
  }

  @Test func whatCannotBeCheckedIsTheBrandsOwn() {
    let family = Family([
      "house.xml": Self.house.replacing("#101418", with: "black"), "a.xml": "<brand id=\"a\" extends=\"house.xml\"/>",
    ])
    let unchecked = family.reported().flatMap { file in
      file.unchecked.map { "\(file.source.path) \(file.source.text(in: $0.range)) \($0.kind.title): \($0.reason)" }
    }
    #expect(unchecked.contains("a.xml house.xml text on background: background is invalid"))
    #expect(unchecked.contains("house.xml black text on background: background is invalid"))
    #expect(
      family.findings(of: [.invalidHexColor]) == [
        "house.xml:4:44-4:49 error invalid-hex-color: background \"black\" must be # and six hex digits, not a CSS name",
        "  a.xml:1:24-1:33: inherited by a.xml",
      ])
  }

  @Test func placesInOtherEncodings() throws {
    let house =
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<!-- é 🦊 -->\r\n"
      + Self.house.replacing("\n", with: "\r\n")
    let bytes = house.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let child = Array("\u{FEFF}{\r\n \"id\": \"a\", \"name\": \"É 🦊\", \"extends\": \"house.xml\" }".utf8)
    let family = Family(bytes: ["house.xml": bytes, "a.json": child])
    #expect(
      family.findings(["a.json"], of: [.lowTextContrast]) == [
        "house.xml:6:70-6:77 error low-text-contrast: \(Self.text)",
        "  house.xml:6:44-6:51: this background makes the module replace it",
        "  a.json:2:40-2:49: inherited by a.json",
      ])
    let report = Report(files: family.reported(["a.json"]), summary: ReportSummary())
    let json = ReportFormat.json.text(of: report, style: ReportStyle())
    let prefix = try #require(house.range(of: "#606468")).lowerBound
    #expect(json.contains("\"offset\": \(house[..<prefix].utf16.count * 2)"))
  }

  @Test func framesOfSeveralFiles() {
    let family = Family([
      "brands/house.xml": Self.house, "brands/a.xml": "<brand id=\"a\" extends=\"house.xml\"/>\n",
      "brands/b.json": """
      {
        "id": "b", "extends": "house.xml",
        "themes": [ { "mode": "dark", "background": "#1b2128" } ]
      }
      """,
      "brands/c.xml": "<brand id=\"c\" extends=\"d.xml\"><theme/></brand>\n",
      "brands/d.xml": "<brand id=\"d\" extends=\"c.xml\"/>\n",
    ])
    GoldenFile.expect(family.report(.full, style: ReportStyle(width: 100)), "_reports/family.txt")
    GoldenFile.expect(family.report(.concise), "_reports/family.concise.txt")
    GoldenFile.expect(family.report(.json), "_reports/family.json")
  }
}
