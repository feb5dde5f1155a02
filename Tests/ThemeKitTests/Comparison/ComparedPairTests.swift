import TestSupport
import Testing

@testable import ThemeKit

@Suite struct ComparedPairTests {
  private static let clean: KeyValuePairs<ThemeField, String> = [
    .mode: "light", .primary: "#0b57c2", .background: "#ffffff", .paper: "#ffffff", .text: "#222222",
  ]

  private func pairs(
    _ old: KeyValuePairs<ThemeField, String>, _ new: KeyValuePairs<ThemeField, String>
  ) -> [String] {
    Comparisons.themes([TestTheme(old)], [TestTheme(new)]).themes.flatMap(\.pairs).filter { $0.change != .same }
      .map { "\($0.change.rawValue) \($0.sentence)" }
  }

  @Test func theSameIsTheSame() {
    #expect(pairs(Self.clean, Self.clean) == [])
  }

  @Test func aRatioThatFallsAndPassesIsNotWorse() {
    #expect(
      pairs(
        Self.clean, [.mode: "light", .primary: "#0b57c2", .background: "#ffffff", .paper: "#ffffff", .text: "#333333"])
        == [
          "changed text on background passes, 15.90:1 → 12.63:1, needs 4.5:1",
          "changed text on paper passes, 15.90:1 → 12.63:1, needs 4.5:1",
        ])
  }

  /// Lint judges the text that is written, also where the module replaces it by one that can be read.
  @Test func judgesTheTextAsWritten() {
    #expect(
      pairs(
        Self.clean, [.mode: "light", .primary: "#0b57c2", .background: "#ffffff", .paper: "#ffffff", .text: "#8a8f98"])
        == [
          "worse text on background passes → fails, 15.90:1 → 3.24:1, needs 4.5:1",
          "worse text on paper passes → fails, 15.90:1 → 3.24:1, needs 4.5:1",
        ])
  }

  /// Where the text as written could be read and the one that takes its place cannot, the latter counts.
  @Test func judgesTheTextThatIsShown() throws {
    let brand = Comparisons.themes(
      [TestTheme([.mode: "light", .background: "#ffffff", .paper: "#ffffff", .text: "#777777"])],
      [TestTheme([.mode: "light", .background: "#ffffff", .paper: "#000000", .text: "#777777"])])
    let pair = try #require(brand.themes[0].pairs.first { $0.kind == .textOnPaper })
    #expect(pair.sentence == "text on paper fails, 4.47:1 → 1.00:1, needs 4.5:1")
    #expect(pair.old?.isReplaced == true)
    #expect(pair.new?.isReplaced == false)
    #expect(pair.new?.foreground == .black)
    // What the module shows of its own is assumed.
    #expect(pair.new?.severity == .warning)
    #expect(pair.change == .better)
  }

  /// Where neither can be read, the text as written is the graver fault.
  @Test func ofTwoThatFailTheWrittenOneCounts() throws {
    let brand = Comparisons.themes(
      [TestTheme([.mode: "light", .background: "#ffffff", .text: "#222222"])],
      [TestTheme([.mode: "light", .background: "#ffffff", .paper: "#404040", .text: "#999999"])])
    let pair = try #require(brand.themes[0].pairs.first { $0.kind == .textOnPaper })
    #expect(pair.sentence == "text on paper passes → fails, 15.90:1 → 3.63:1, needs 4.5:1")
    // The module's own, #000000, has 2.02:1 and is worth a warning.
    #expect(pair.new?.severity == .error && pair.new?.isReplaced == true)
  }

  @Test func aLostVerdictIsWorse() {
    #expect(
      pairs(Self.clean, [.mode: "light", .background: "#ffffff", .paper: "#ffffff", .text: "#222222"]) == [
        "worse primary on background passes → cannot tell, 6.65:1 → –: primary is assumed",
        "worse primary on paper passes → cannot tell, 6.65:1 → –: primary is assumed",
        "worse label on primary passes → cannot tell, 6.65:1 → –: primary is assumed",
        "worse link on background passes → cannot tell, 6.65:1 → –: primary is assumed",
        "worse link on paper passes → cannot tell, 6.65:1 → –: primary is assumed",
      ])
  }

  @Test func whatFailedAndCannotBeToldIsNeither() {
    let old: KeyValuePairs<ThemeField, String> = [.mode: "light", .primary: "#ffff00", .background: "#ffffff"]
    #expect(
      pairs(old, [.mode: "light", .background: "#ffffff"]) == [
        "changed primary on background fails → cannot tell, 1.07:1 → –: primary is assumed",
        "changed primary on paper fails → cannot tell, 1.07:1 → –: primary is assumed",
        "worse label on primary passes → cannot tell, 19.55:1 → –: primary is assumed",
        "changed link on background fails → cannot tell, 1.07:1 → –: primary is assumed",
        "changed link on paper fails → cannot tell, 1.07:1 → –: primary is assumed",
      ])
  }

  @Test func whatIsNowKnownToFailIsWorse() {
    #expect(
      pairs([.mode: "light", .background: "#ffffff"], [.mode: "light", .primary: "#ffff00", .background: "#ffffff"])
        == [
          "worse primary on background cannot tell → fails, – → 1.07:1, needs 3:1",
          "worse primary on paper cannot tell → fails, – → 1.07:1, needs 3:1",
          "better label on primary cannot tell → passes, – → 19.55:1, needs 4.5:1",
          "worse link on background cannot tell → fails, – → 1.07:1, needs 4.5:1",
          "worse link on paper cannot tell → fails, – → 1.07:1, needs 4.5:1",
        ])
  }

  /// The background was assumed, so the failure was worth a warning.
  @Test func aGraverFailureIsWorse() {
    let brand = Comparisons.themes(
      [TestTheme([.mode: "light", .text: "#999999"])],
      [TestTheme([.mode: "light", .background: "#ffffff", .text: "#999999"])])
    #expect(
      brand.worse == [
        "error light: text on background fails, 2.84:1, needs 4.5:1",
        "error light: text on paper fails, 2.84:1, needs 4.5:1",
      ])
    #expect(brand.themes[0].pairs[0].old?.severity == .warning)
  }

  @Test func oneFailureForAnotherIsARegression() {
    let brand = Comparisons.themes(
      [TestTheme([.mode: "light", .primary: "#0b57c2", .background: "#ffffff", .paper: "#101418", .text: "#111111"])],
      [TestTheme([.mode: "light", .primary: "#0b57c2", .background: "#101418", .paper: "#ffffff", .text: "#111111"])])
    #expect(brand.worse.contains("error light: text on background passes → fails, 18.88:1 → 1.02:1, needs 4.5:1"))
    #expect(brand.themes[0].pairs[1].change == .better)
    #expect(brand.improvements > 0)
  }

  @Test func aNewThemeFailsOnItsOwn() {
    let old = TestTheme(Self.clean)
    let new = TestTheme([.mode: "dark", .primary: "#ff7a1a", .background: "#101418", .text: "#222222"])
    #expect(
      Comparisons.themes([old], [old, new]).worse == [
        "error dark: text on background fails, 1.16:1, needs 4.5:1",
        "error dark: text on paper fails, 1.16:1, needs 4.5:1",
      ])
    // What is gone is no verdict.
    #expect(Comparisons.themes([old, new], [old]).worse == [])
  }

  @Test func linksAndControlsHaveTheirOwnWorth() {
    let old: KeyValuePairs<ThemeField, String> = [.mode: "light", .primary: "#767676", .background: "#ffffff"]
    let link: KeyValuePairs<ThemeField, String> = [.mode: "light", .primary: "#777777", .background: "#ffffff"]
    let control: KeyValuePairs<ThemeField, String> = [.mode: "light", .primary: "#999999", .background: "#ffffff"]
    #expect(
      Comparisons.themes([TestTheme(old)], [TestTheme(link)]).worse == [
        "note light: link on background passes → fails, 4.54:1 → 4.47:1, needs 4.5:1",
        "note light: link on paper passes → fails, 4.54:1 → 4.47:1, needs 4.5:1",
      ])
    #expect(
      Comparisons.themes([TestTheme(link)], [TestTheme(control)]).worse == [
        "warning light: primary on background passes → fails, 4.47:1 → 2.84:1, needs 3:1",
        "warning light: primary on paper passes → fails, 4.47:1 → 2.84:1, needs 3:1",
      ])
  }
}
