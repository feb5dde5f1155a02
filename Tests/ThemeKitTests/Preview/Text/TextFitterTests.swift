import Testing

@testable import ThemeKit

@Suite struct TextFitterTests {
  private let style = FontStyle(10)

  @Test func whatFitsStaysAsItIs() { #expect(TextFitter.fit("Acme", width: 100, style: style) == "Acme") }

  @Test func theEndIsCut() {
    let fitted = TextFitter.fit("Acme Markets International", width: 60, style: style)
    #expect(fitted == "Acme Mar…")
    #expect(TextMeasurer.width(of: fitted, style: style) <= 60)
    #expect(TextMeasurer.width(of: "Acme Mark…", style: style) > 60)
  }

  @Test func noSpaceBeforeTheEllipsis() {
    #expect(TextFitter.fit("Acme Markets", width: 40, style: style) == "Acme…")
  }

  @Test func pathsKeepTheirEnd() {
    #expect(
      TextFitter.fit("a/very/long/path/to/acme.xml", width: 60, style: style, truncating: .start) == "…/acme.xml")
  }

  @Test func sequencesStayWhole() {
    let family = "👨‍👩‍👧‍👦"
    #expect(TextFitter.fit(family + family, width: 60, style: style) == family + "…")
    #expect(TextFitter.fit("e\u{301}e\u{301}e\u{301}e\u{301}", width: 21.5, style: style) == "e\u{301}e\u{301}…")
  }

  @Test func nothingFitsNowhere() { #expect(TextFitter.fit("Acme", width: 3, style: style) == "") }

  @Test func linesBreakAtSpaces() {
    #expect(
      TextFitter.wrap("the module keeps the text", width: 70, style: style, maximumLines: 3)
        == ["the module", "keeps the text"])
  }

  @Test func theLastLineIsCut() {
    #expect(
      TextFitter.wrap("the module keeps the text", width: 50, style: style, maximumLines: 2) == ["the", "module…"])
  }

  @Test func longWordsBreakAnywhere() {
    #expect(
      TextFitter.wrap("Donaudampfschiff", width: 40, style: style, maximumLines: 9) == ["Donaud", "ampfsc", "hiff"])
  }
}
