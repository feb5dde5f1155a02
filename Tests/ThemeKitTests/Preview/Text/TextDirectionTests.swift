import Testing

@testable import ThemeKit

@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("Acme", "Acme"), ("東京", "東京"), ("12 %", "12 %"),
    ("שוק ההון", "\u{2067}שוק ההון\u{2069}"),
    ("شركة (ABC)", "\u{2067}شركة (ABC)\u{2069}"),
    ("ABC شركة", "\u{2066}ABC شركة\u{2069}"),
    ("12 أسهم", "\u{2067}12 أسهم\u{2069}"),
  ]) func isolating(text: String, expected: String) {
    #expect(TextDirection(of: text).isolating(text) == expected)
  }
}
