import TestSupport
import Testing
import ThemeKit

@Suite struct CheckedPairTests {
  private func pairs(_ theme: TestTheme, own: [TestTheme] = []) -> [CheckedPair] {
    let built = theme.theme
    return CheckedPair.pairs(of: built, prediction: ThemePrediction(theme: built, ownThemes: own.map(\.theme)))
  }

  /// "foreground surface ratio verdict basis", or the reason why not.
  private func lines(_ pairs: [CheckedPair]) -> [String] {
    pairs.map { pair in
      if let unchecked = pair.unchecked { return "\(pair.kind.title): \(unchecked.reason)" }
      let verdict = pair.passes ? "passes" : "fails"
      return "\(pair.kind.title): \(pair.foreground.hex) \(pair.surface.hex) "
        + "\(pair.ratio.printed(against: pair.kind.limit)) \(verdict) \(pair.basis.name)"
    }
  }

  @Test func aWholeThemeHasSevenPairs() {
    let theme = TestTheme([
      .mode: "dark", .primary: "#ff7a1a", .background: "#101418", .paper: "#171c22", .text: "#f2f4f7",
    ])
    #expect(
      lines(pairs(theme)) == [
        "text on background: #f2f4f7 #101418 16.78 passes documented",
        "text on paper: #f2f4f7 #171c22 15.55 passes documented",
        "primary on background: #ff7a1a #101418 7.09 passes documented",
        "primary on paper: #ff7a1a #171c22 6.56 passes documented",
        "label on primary: #000000 #ff7a1a 8.05 passes assumed",
        "link on background: #ff7a1a #101418 7.09 passes documented",
        "link on paper: #ff7a1a #171c22 6.56 passes documented",
      ])
  }

  @Test func anAssumedPrimaryIsNotJudged() {
    let theme = TestTheme([.mode: "light", .background: "#ffffff"])
    let pairs = pairs(theme)
    #expect(
      lines(pairs) == [
        "text on background: #000000 #ffffff 21.00 passes assumed",
        "text on paper: #000000 #ffffff 21.00 passes assumed",
        "primary on background: primary is assumed",
        "primary on paper: primary is assumed",
        "label on primary: primary is assumed",
        "link on background: primary is assumed",
        "link on paper: primary is assumed",
      ])
    #expect(pairs[2].unchecked?.place == theme.theme.anchorPlace)
  }

  @Test func malformedColoursAreNotJudged() {
    let theme = TestTheme([.mode: "light", .primary: "#12", .background: "white", .paper: "#eeeeee", .text: "#111111"])
    let pairs = pairs(theme)
    #expect(
      lines(pairs) == [
        "text on background: background is invalid",
        "text on paper: #111111 #eeeeee 16.27 passes documented",
        "primary on background: primary is invalid",
        "primary on paper: primary is invalid",
        "label on primary: primary is invalid",
        "link on background: primary is invalid",
        "link on paper: primary is invalid",
      ])
    #expect(pairs[0].unchecked?.place == theme.theme.background.resolved?.place)
    #expect(pairs[2].unchecked?.place == theme.theme.primary.resolved?.place)
  }

  @Test func whatHangsOnAMalformedBackgroundIsNotJudged() {
    let theme = TestTheme([.mode: "light", .primary: "#aa0000", .background: "white"])
    #expect(
      lines(pairs(theme)) == [
        "text on background: background is invalid",
        "text on paper: background is invalid",
        "primary on background: background is invalid",
        "primary on paper: background is invalid",
        "label on primary: #ffffff #aa0000 7.75 passes assumed",
        "link on background: background is invalid",
        "link on paper: background is invalid",
      ])
  }

  @Test func malformedPaperAndText() {
    let theme = TestTheme([.mode: "light", .primary: "#aa0000", .background: "#ffffff", .paper: "x", .text: "y"])
    let pairs = pairs(theme)
    #expect(
      lines(pairs) == [
        "text on background: text is invalid",
        "text on paper: text is invalid",
        "primary on background: #aa0000 #ffffff 7.75 passes documented",
        "primary on paper: paper is invalid",
        "label on primary: #ffffff #aa0000 7.75 passes assumed",
        "link on background: #aa0000 #ffffff 7.75 passes documented",
        "link on paper: paper is invalid",
      ])
    #expect(pairs[3].unchecked?.place == theme.theme.paper.resolved?.place)
  }

  @Test func replacedTextKeepsTheWrittenOneBeside() {
    let theme = TestTheme([.mode: "light", .background: "#ffffff", .paper: "#222222", .text: "#777777"])
    let pairs = pairs(theme)
    #expect(pairs[0].foreground == .black)
    #expect(
      pairs[0].written
        == .init(foreground: SRGBColor(rgb: 0x777777), ratio: ContrastRatio(.white, SRGBColor(rgb: 0x777777))))
    #expect(pairs[1].written?.ratio.printed(against: .fourPointFive) == "3.55")
    #expect(pairs[1].passes == false)
    #expect(pairs[2].written == nil)
  }

  @Test func aPairWithAnAssumedColourIsWorthAWarningAtMost() {
    let assumed = pairs(.init([.mode: "light", .text: "#777777"]))[0]
    #expect(assumed.kind.level == .error)
    #expect(assumed.level == .warning)
    let certain = pairs(.init([.mode: "light", .background: "#ffffff", .paper: "#eeeeee", .text: "#767676"]))[1]
    #expect(certain.level == .error)
    let own = pairs(
      .init([.mode: "dark"]), own: [.init(.ownTheme, [.mode: "dark", .background: "#000000", .text: "#333333"])])[0]
    #expect(own.basis == .brand)
    #expect(own.level == .error)
  }
}
