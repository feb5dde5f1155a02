import Testing

@testable import ThemeKit

/// Against hashes that GitHub's own upload action made of the same texts.
@Suite struct LineHashTests {
  @Test(
    arguments: [
      (
        " a\nb\n  \t\tc\n d",
        ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
      ),
      ("", ["c129715d7a2bc9a3:1"]),
      (
        "<theme>\n  <color name=\"a\" value=\"#777777\"/>\n</theme>\n",
        ["1287024cee15ef8c:1", "f431e67ab6f07ac9:1", "295a126d5a7b2cf5:1"]
      ),
    ])
  func areAsGitHubMakesThem(text: String, hashes: [String]) {
    #expect(Array(LineHash.all(of: text).prefix(hashes.count)) == hashes)
  }

  @Test func lineEndsAndBlanksDoNotMatter() {
    let text = "<theme>\n  <text>#777777</text>\n</theme>\n"
    let hashes = LineHash.all(of: text)
    #expect(LineHash.all(of: text.replacing("\n", with: "\r\n")) == hashes)
    #expect(LineHash.all(of: text.replacing("\n", with: "\r")) == hashes)
    #expect(LineHash.all(of: text.replacing("  ", with: "\t")) == hashes)
  }

  @Test func equalLinesAreCounted() {
    let line = String(repeating: "x", count: 120) + "\n"
    let hashes = LineHash.all(of: line + line + line + String(repeating: "y", count: 99))
    let hash = hashes[0].prefix { $0 != ":" }
    #expect(Array(hashes.prefix(3)) == ["\(hash):1", "\(hash):2", "\(hash):3"])
  }
}
