import TestSupport
import Testing

@testable import ThemeKit

/// Which files are brands.
struct BrandClassifierTests {
  @Test(arguments: [
    "<resources/>", "<svg xmlns=\"x\"><a></svg>", "<!DOCTYPE plist PUBLIC \"a\" \"b\"><plist/>", "text", "", "<", "<1>",
    "<!DOCTYPE a [<!ENTITY b \"<brand>\">]><c/>", "\u{FEFF}x", "<branding id=\"a\"/>",
  ])
  func passesOverOtherXML(text: String) {
    #expect(ReadBrand(xml: text, as: .candidate).isNotABrand)
    #expect(ReadBrand(xml: text, as: .explicit).isUnreadable)
  }

  @Test(arguments: [
    "{}", "[]", "1", "", "{\"id\": \"a\", \"name\": \"b\"}", "{\"mode\": \"dark\"}", "{\"palette\": {}}",
    "{\"a\": [1,}",
    "// a\n{\"compilerOptions\": {}}", "{'id': 1}",
  ])
  func passesOverOtherJSON(text: String) {
    #expect(ReadBrand(json: text, as: .candidate).isNotABrand)
  }

  @Test(arguments: [
    "<brand/>", "<Brand><a></Brand>", "<brands>", "<!-- a --><?b?><brnad", "<!DOCTYPE brand><brand/>", "  <brand",
  ])
  func takesXMLThatIsNearlyABrand(text: String) {
    #expect(!ReadBrand(xml: text, as: .candidate).problems.isEmpty)
  }

  @Test(arguments: [
    "{\"themes\": 1}", "{\"ownThemes\": []}", "{\"id\": 1, \"palette\": 2}", "{\"id\": 1, \"extends\": 2}",
    "{\"themes\": [}",
  ])
  func takesJSONThatIsMeantAsABrand(text: String) {
    #expect(!ReadBrand(json: text, as: .candidate).problems.isEmpty)
  }

  @Test(
    arguments: [
      ("My Dark Theme.json", "my-dark-theme"), ("a/b/acme.dark.json", "acme-dark"), ("-", "theme"),
      ("日本.json", "theme"),
      ("brands/--X--.JSON", "x"), (".json", "json"),
    ])
  func readsABareTheme(path: String, id: String) throws {
    let bytes = Array("{\"mode\": \"dark\", \"primary\": \"#ff7a1a\", \"radius\": 8}".utf8)
    let read = ReadBrand(path, bytes: bytes)
    #expect(read.problems == [])
    let brand = try #require(read.brand)
    #expect(brand.id == id)
    #expect(brand.themes.first?.primary.value?.hex == "#ff7a1a")
    #expect(brand.file.id == nil)
    #expect(brand.file.root == SourceRange(0, 1))
    #expect(ReadBrand(path, bytes: bytes, as: .candidate).isNotABrand)
  }

  @Test(arguments: [
    ("x", "<brand id=\"a\"><theme/></brand>"), ("-", " {\"id\": \"a\", \"themes\": [{}]}"),
    ("b.XML", "<brand id=\"a\"><theme/></brand>"),
  ])
  func findsTheFormat(path: String, text: String) {
    #expect(ReadBrand(path, bytes: Array(text.utf8)).problems == [])
  }

  @Test func boundsTheSize() {
    let bytes = Array("<brand id=\"é\">".utf8) + [UInt8](repeating: 0x20, count: 1_048_576)
    let read = ReadBrand("a.xml", bytes: bytes, as: .candidate)
    #expect(read.problems == [ReadingProblem(.limitExceeded(.fileSize, found: bytes.count), at: SourceRange(at: 0))])
    #expect(ReadBrand("a.xml", bytes: Array(bytes.dropFirst(7)), as: .candidate).isNotABrand)
    let largest =
      Array("<brand id=\"a\"><theme/>".utf8) + [UInt8](repeating: 0x20, count: 1_048_576 - 30) + Array("</brand>".utf8)
    #expect(ReadBrand("a.xml", bytes: largest).problems == [])
  }

  @Test func boundsThemesAndColors() throws {
    let theme = "{\"text\": \"#000000\"}"
    let themes = ReadBrand(
      json: "{\"id\": \"a\", \"themes\": [\([String](repeating: theme, count: 1_002).joined(separator: ","))]}")
    #expect(
      themes.problems.filter { $0.kind == .limitExceeded(.themes, found: nil) }.map(\.range.lowerBound)
        == [24 + 1_000 * (theme.utf8.count + 1)].map { $0 - 1 })
    #expect(themes.brand?.themes.count == 1_000)
    let colors = (0..<10_002).map { "<color name=\"c\($0)\">{c\($0 + 1)}</color>" }.joined()
    let palette = ReadBrand(xml: "<brand id=\"a\"><palette>\(colors)</palette><theme><text>{c0}</text></theme></brand>")
    #expect(palette.brand?.paletteColors.count == 10_000)
    #expect(
      palette.problems.map(\.kind) == [
        .undefinedReference(chain: ["c9999", "c10000"], suggestion: nil), .limitExceeded(.paletteColors, found: nil),
      ])
  }
}
