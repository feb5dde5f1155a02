import TestSupport
import Testing
import ThemeKit

/// What a repair of a value writes is read again: it mends its finding and brings none of its own.
struct SuggestionTests {
  static let values: [(field: String, text: String)] = [
    ("radius", "140px"), ("radius", "-1px"), ("radius", "+40"), ("radius", "40,5"), ("radius", "032.0"),
    ("radius", "1e300px"), ("radius", "1e-300px"), ("radius", "8px"), ("radius", "1e1 px"), ("radius", "33"),
    ("radius", "-0.5"), ("radius", String(repeating: "9", count: 60)),
    ("radius", "0." + String(repeating: "1", count: 40) + "px"),
    ("primary", "fff"), ("primary", "##ffaa00"), ("primary", "rgb(0 0 0)"), ("primary", "white;"),
    ("primary", "'#FA0'"),
    ("paper", "#FF7A1O"), ("paper", "0xffaa00"), ("text", "＃１０１４１８"), ("text", "{ebmer}"), ("text", "# 101 418"),
    ("fontURL", "fonts.acme.example/a.css"), ("fontURL", "127.0.0.1/a.css"), ("fontURL", "localhost.localhost/a"),
    ("fontURL", "//fonts.acme.example/a.woff2"), ("fontURL", "fonts.local/a.css"),
    ("fontURL", "http://a.example/a.css"),
    ("fontURL", "http://a..example/a.css"), ("fontURL", "a..example/a.css"),
  ]

  private static let rules = Set(
    RuleRegistry.descriptions.filter { $0.category == .reading || $0.category == .values }.map(\.id))

  private func findings(_ text: String, _ path: String) -> [Diagnostic] {
    Lint.text(text, path: path).diagnostics.filter { Self.rules.contains($0.rule) }
  }

  @Test(arguments: values.indices, ["xml", "json"]) func leavesNothingBehind(row: Int, format: String) {
    let (field, value) = Self.values[row]
    let family = field == "fontURL" ? "Inter" : nil
    let theme = TestTheme(
      .theme,
      values: [(ThemeField(key: field) ?? .text, value)] + (family.map { [(.fontFamily, $0)] } ?? []))
    var text = format == "xml" ? TestBrand.xml([theme]) : TestBrand.json([theme])
    text.replace(
      "<brand id=\"acme\">", with: "<brand id=\"acme\"><palette><color name=\"ember\">#ff7a1a</color></palette>")
    text.replace("{\"id\": \"acme\"", with: "{\"id\": \"acme\", \"palette\": {\"ember\": \"#ff7a1a\"}")
    let before = findings(text, "acme.\(format)")
    #expect(before.map(\.severity) == [.error])
    for fixIt in before.flatMap(\.fixIts) where !fixIt.edits.isEmpty {
      #expect(findings(fixIt.applied(to: text), "acme.\(format)").map(\.message) == [], "\(fixIt.title)")
      #expect(fixIt.edits.allSatisfy { $0.text.utf8.count <= 64 }, "\(fixIt.title)")
    }
  }
}
