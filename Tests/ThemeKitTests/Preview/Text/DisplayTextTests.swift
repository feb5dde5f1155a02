import Testing

@testable import ThemeKit

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("Acme", "Acme"),
    ("Zażółć 東京 👩‍👩‍👧‍👦", "Zażółć 東京 👩‍👩‍👧‍👦"),
    ("a\u{0}b\u{1B}[31m\u{7F}", "a␀b␛[31m␡"),
    ("a\r\nb\tc", "a␍␊b␉c"),
    ("a\u{85}b\u{2028}c", "a⟨U+0085⟩b⟨U+2028⟩c"),
    ("invoice\u{202E}fdp.exe", "invoice⟨U+202E⟩fdp.exe"),
    ("\u{2067}a\u{2069}", "⟨U+2067⟩a⟨U+2069⟩"),
    ("a\u{FFFE}b\u{1FFFF}", "a\u{FFFD}b\u{FFFD}"),
    ("a\u{200B}\u{2060}\u{FEFF}\u{AD}b", "ab"),
    ("می‌خواهم", "می‌خواهم"),
    ("\u{301}a", "\u{25CC}\u{301}a"),
    ("  a  b ", "\u{A0}\u{A0}a \u{A0}b\u{A0}"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
  ]) func clean(text: String, expected: String) {
    #expect(Array(DisplayText.clean(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func towersOfMarksAreCut() {
    let tower = "Z" + String(repeating: "\u{301}\u{316}", count: 40) + "a"
    #expect(Array(DisplayText.clean(tower).unicodeScalars) == Array("Z\u{301}\u{316}\u{301}\u{316}a".unicodeScalars))
  }

  @Test func endlessStringsAreCut() {
    #expect(DisplayText.clean(String(repeating: "a", count: 100_000)) == String(repeating: "a", count: 400) + "…")
    #expect(DisplayText.clean(String(repeating: "\u{200D}", count: 100_000)).unicodeScalars.count <= 401)
  }

  /// Each of these is one byte away from what is taken as it is.
  @Test(arguments: [" a", "a ", "a  b", "a\tb", "a\u{7F}", "é", " ", "", "a b", "~", "!"])
  func plainTextsAreTakenAsTheyAre(text: String) {
    let kept = ["é", "", "a b", "~", "!"].contains(text)
    #expect((DisplayText.clean(text) == text) == kept)
    // A letter that is not ASCII has every scalar looked at, and leaves the rest as it was.
    let clean = DisplayText.clean("é" + text + "é")
    #expect(clean == "é" + (text == " a" || text == "a " || text == " " ? text : DisplayText.clean(text)) + "é")
  }

  @Test func cleaningTwiceChangesNothing() {
    for text in ["  a \u{202E} b", "\u{301}x", "a\u{0}\u{7F}"] {
      let once = DisplayText.clean(text)
      #expect(DisplayText.clean(once) == once)
    }
  }
}
