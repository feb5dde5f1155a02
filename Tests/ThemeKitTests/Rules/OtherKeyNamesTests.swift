import TestSupport
import Testing
import ThemeKit

/// Keys as other design systems name them.
@Suite struct OtherKeyNamesTests {
  private func findings(_ key: String) -> [String] {
    Lint.text(
      "<brand id=\"acme\">\n  <theme mode=\"dark\">\n    <\(key)>#123456</\(key)>\n  </theme>\n</brand>\n",
      path: "acme.xml"
    ).findings(of: [.unknownKey])
  }

  @Test(arguments: [
    ("textColor", "text"), ("backgroundColor", "background"), ("bgColor", "background"), ("bg", "background"),
    ("primaryColor", "primary"), ("accent", "primary"), ("borderRadius", "radius"), ("cornerRadius", "radius"),
    ("surface", "paper"), ("font", "fontFamily"),
  ])
  func areTakenForTheFieldOfTheSameMeaning(key: String, field: String) {
    #expect(
      findings(key) == [
        "3:6-3:\(6 + key.count) error unknown-key: unknown element \"\(key)\" in theme, did you mean \"\(field)\"",
        "  safe: rename \(key) to \(field)",
      ])
  }

  /// The colour of labels on primary is none of the eight fields.
  @Test(arguments: ["onPrimary", "onBackground", "OnPaper"])
  func areLeftAloneWhereNoFieldMeansThem(key: String) {
    #expect(
      findings(key) == ["3:6-3:\(6 + key.count) error unknown-key: unknown element \"\(key)\" in theme"])
  }
}
