import Testing

@testable import ThemeKit

struct ExactTextTests {
  /// Pairs that Swift takes for the same string.
  @Test(arguments: [("Å", "A\u{30A}"), ("Å", "\u{212B}"), ("K", "\u{212A}"), ("a\u{323}\u{307}", "a\u{307}\u{323}")])
  func tellsCanonicallyEquivalentTextsApart(one: String, other: String) {
    #expect(one == other)
    #expect(ExactText(one) != ExactText(other))
    #expect([ExactText(one): 1][ExactText(other)] == nil)
    #expect([ExactText(one): 1][ExactText(String(one))] == 1)
  }
}
