import TestSupport
import Testing

@testable import ThemeKit

/// Which findings of two versions are the same.
@Suite struct ComparedFindingTests {
  private func brand(_ old: String, _ new: String) -> ComparedBrand {
    func text(_ body: String) -> String { "<brand id=\"acme\" name=\"é\">\n\(body)\n</brand>\n" }
    return Comparisons.brand(text(old), text(new))
  }

  private func lines(_ findings: [ComparedFinding]) -> [String] {
    findings.map { finding in
      let place = [finding.theme?.title, finding.field].compactMap { $0 }.joined(separator: " ")
      let before = finding.before.map { "\($0.name) → " } ?? ""
      return "\(before)\(finding.severity.name) \(finding.rule.rawValue) at \(place): \(finding.message)"
    }
  }

  @Test func aFindingThatMovedIsTheSame() {
    let theme = "<theme mode=\"dark\"><radius>40</radius></theme>"
    let compared = brand(theme, "<!-- 👩‍👩‍👧 -->\r\n\(theme)<ownTheme/>")
    #expect(lines(compared.appeared) == [])
  }

  @Test func anotherWrongValueInTheSamePlaceIsTheSame() {
    let compared = brand(
      "<theme mode=\"dark\"><radius>40</radius></theme>", "<theme mode=\"dark\"><radius>50</radius></theme>")
    #expect(lines(compared.appeared) == [])
    #expect(lines(compared.gone) == [])
    #expect(compared.worse == [])
  }

  @Test func theSameRuleInAnotherPlaceIsNew() {
    let compared = brand(
      "<theme mode=\"dark\"><radius>40</radius></theme><theme mode=\"light\"><radius>3</radius></theme>",
      "<theme mode=\"dark\"><radius>3</radius></theme><theme mode=\"light\"><radius>40</radius></theme>")
    #expect(
      lines(compared.appeared) == [
        "error radius-out-of-range at light radius: radius 40 must be from 0 to 32"
      ])
    #expect(
      lines(compared.gone) == ["error radius-out-of-range at dark radius: radius 40 must be from 0 to 32"])
    #expect(compared.worse == ["error light: radius 40 must be from 0 to 32 [radius-out-of-range]"])
  }

  @Test func anotherRuleInTheSamePlaceIsNew() {
    let compared = brand(
      "<theme mode=\"dark\"><radius>40</radius></theme>", "<theme mode=\"dark\"><radius>x</radius></theme>")
    #expect(compared.appeared.map(\.rule) == [.invalidRadius])
    #expect(compared.gone.map(\.rule) == [.radiusOutOfRange])
  }

  @Test func anotherUnknownKeyIsNew() {
    let compared = brand(
      "<theme mode=\"dark\"><textcolour>#ffffff</textcolour></theme>",
      "<theme mode=\"dark\"><corners>4</corners><textcolour>#ffffff</textcolour></theme>")
    #expect(compared.appeared.map(\.field) == ["corners"])
    #expect(compared.gone.isEmpty)
  }

  @Test func aColourOfThePaletteHasItsName() {
    func palette(_ a: String, _ b: String) -> String {
      "<palette><color name=\"a\">\(a)</color><color name=\"b\">\(b)</color></palette>"
        + "<theme mode=\"dark\"><primary>{a}</primary><text>{b}</text></theme>"
    }
    let compared = brand(palette("#fff", "#ffffff"), palette("#ff7a1a", "#fff"))
    #expect(compared.appeared.map(\.field) == ["palette.b"])
    #expect(compared.gone.map(\.field) == ["palette.a"])
  }

  @Test func ofTwoInOnePlaceOneIsNew() {
    let host = "<fontFamily>A</fontFamily><fontURL>https://localhost/a.css</fontURL>"
    let both = "<fontFamily>A</fontFamily><fontURL>https://me:x@localhost/a.css</fontURL>"
    let compared = brand("<theme mode=\"dark\">\(host)</theme>", "<theme mode=\"dark\">\(both)</theme>")
    #expect(Set(compared.appeared.map(\.rule)).isSubset(of: [.privateFontHost]))
    #expect(compared.gone.isEmpty)
  }

  @Test func notesLeaveABrandClean() {
    let theme = "<theme mode=\"dark\"/>"
    let compared = brand("\(theme)<theme mode=\"light\"/>", theme)
    #expect(compared.appeared.map(\.rule) == [.singleMode])
    #expect(compared.worse == [])
  }

  @Test func newWarningsCount() {
    let compared = brand(
      "<theme mode=\"dark\"/>",
      "<palette><color name=\"spare\">#ffffff</color></palette><theme mode=\"dark\"/>")
    #expect(compared.worse.map { $0.prefix(8) } == ["warning:"])
  }

  /// The pairs say what rules of contrast find: nothing is told twice.
  @Test func contrastIsToldByItsPairs() {
    let compared = brand(
      "<theme mode=\"light\"><background>#ffffff</background><text>#222222</text></theme>",
      "<theme mode=\"light\"><background>#ffffff</background><text>#999999</text></theme>")
    #expect(compared.appeared.isEmpty)
    #expect(compared.worse.count == 2)
  }
}
