import TestSupport
import Testing

@testable import ThemeKit

@Suite struct ComparisonPageTests {
  /// The page of a comparison, with cards as the program names them.
  static func html(_ report: ComparisonReport, failures: [String] = []) -> String {
    let card = DrawnCard(svg: "<svg/>", height: 2000, screenTop: 128, screenBottom: 1050)
    let cards = report.brands.map { brand in
      var cards: [ThemeKey: ComparedCards] = [:]
      for theme in brand.themes where theme.changesPayload && theme.isThere {
        func drawn(_ version: String, _ judged: JudgedTheme?, _ id: String?) -> [ReviewedCard] {
          guard judged != nil, let id else { return [] }
          return Screen.allCases.map {
            ReviewedCard($0, card, path: "\(version)/\(id)/\(theme.key.mode)/\($0.rawValue).svg")
          }
        }
        cards[theme.key] = ComparedCards(
          old: drawn("old", theme.old, brand.old?.id), new: drawn("new", theme.new, brand.new?.id))
      }
      return cards
    }
    return ComparisonPage(report, cards: cards, failures: failures).html
  }

  private static let page = HTMLPage(html(ComparisonSnapshotTests.report))

  @Test func isAsRecorded() {
    GoldenFile.expect(
      Self.html(ComparisonSnapshotTests.report, failures: ["cannot read 'x': a folder"]), "_diff/index.html")
  }

  @Test func isWellFormed() {
    let page = Self.page
    #expect(page.problems == [])
    let ids = page.elements.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    for link in page.elements.compactMap({ $0["href"] }) where link.hasPrefix("#") {
      #expect(ids.contains(String(link.dropFirst())), "\(link) leads nowhere")
    }
    for name in page.elements.compactMap({ $0["aria-labelledby"] ?? $0["for"] }) {
      #expect(ids.contains(name), "\(name) names nothing")
    }
    #expect(!page.elements.contains { $0.attributes.contains { $0.name == "style" || $0.name.hasPrefix("on") } })
    // Every header of a table says what it heads.
    #expect(page.elements("th").allSatisfy { $0["scope"] == "col" || $0["scope"] == "row" })
  }

  @Test func policyNamesItsOwnStyleSheetAndScript() throws {
    let page = Self.page
    let policy = try #require(page.elements("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"])
    #expect(policy.contains("style-src \(ContentPolicy.source(page.elements("style")[0].text)); "))
    #expect(policy.contains("script-src \(ContentPolicy.source(page.elements("script")[0].text)); "))
    #expect(policy.hasPrefix("default-src 'none'; img-src 'self' data:; "))
  }

  @Test func whatBecameWorseComesFirst() throws {
    let page = Self.page
    #expect(page.elements("h2").first?.text == "What became worse")
    let items = page.elements(ofClass: "worse").first?.text.split(separator: "\n").map(String.init) ?? []
    #expect(items.first == "error acme dark: text on paper passes → fails, 15.55:1 → 2.94:1, needs 4.5:1")
    #expect(items.count == ComparisonSnapshotTests.report.regressions.count)
    #expect(page.elements(ofClass: "lead").map(\.text) == ["9 verdicts became worse."])
  }

  @Test func theOldCardStandsBesideTheNewOne() {
    let page = Self.page
    let dark = page.elements("img").compactMap { $0["src"] }.filter { $0.contains("acme/dark/") }
    #expect(
      dark == Screen.allCases.flatMap { ["old/acme/dark/\($0.rawValue).svg", "new/acme/dark/\($0.rawValue).svg"] })
    #expect(page.elements("img").allSatisfy { $0["loading"] == "lazy" && $0["width"] == "390" })
    #expect(page.elements("img")[0]["alt"] == "acme, dark, overview screen as predicted, old")
    // Another spelling changes no picture.
    #expect(!page.elements("img").contains { $0["src"]?.contains("old/quarry") ?? false })
    #expect(page.elements(ofClass: "hint").map(\.text).contains("The payload is the same, and so are the screens."))
    // A theme that is new has nothing on the left.
    let any = page.elements("img").compactMap { $0["src"] }.filter { $0.contains("acme/any/") }
    #expect(any == Screen.allCases.map { "new/acme/any/\($0.rawValue).svg" })
  }

  @Test func everyChangeHasAWord() {
    let rows = Self.page.elements("tr").filter { $0.classes.contains("is-changed") }
    let words = ["changed", "same value", "added", "removed", "worse", "better"]
    for row in rows {
      let last = row.text.split(separator: "\n").last.map(String.init) ?? ""
      #expect(words.contains(last), "\(row.text)")
    }
    #expect(Self.page.elements(ofClass: "after").count == rows.count)
  }

  @Test func nothingIsOneSentence() {
    let report = Comparisons.report([Comparisons.brand(ComparisonSnapshotTests.acme, ComparisonSnapshotTests.acme)])
    let page = HTMLPage(Self.html(report))
    #expect(page.problems == [])
    #expect(page.elements(ofClass: "lead").map(\.text) == ["Nothing changed in 1 brand with 2 themes."])
    #expect(page.elements("img").isEmpty && page.elements("table").isEmpty)
  }

  @Test(arguments: [
    #"\"><script>alert(1)</script><img src=x onerror=alert(2)>"#, #"</style></title><svg onload=alert(1)>"#,
    #"' onmouseover='alert(1)\u202e\u0000"#, #"&lt;script&gt;&amp;quot;&#34;"#,
  ])
  func namesStayText(name: String) {
    func text(_ color: String, _ name: String) -> String {
      #"""
      {"id": "hostile", "name": "\#(name)", "palette": {"\#(name)": "\#(color)"}, "themes": [
        {"mode": "dark", "primary": "\#(color)", "text": "#777777", "fontFamily": "\#(name)", "\#(name)": "x"}]}
      """#
    }
    func page(_ name: String) -> HTMLPage {
      HTMLPage(
        Self.html(
          Comparisons.report([
            Comparisons.brand(text("#ff7a1a", "a"), text("#0b57c2", name), names: ("a.json", "b<r>/\"&'\(name).json"))
          ])))
    }
    let known = Set(
      page("plain").elements.flatMap { element in element.attributes.map { "\(element.name) \($0.name)" } })
    let hostile = page(name)
    #expect(hostile.problems == [])
    for element in hostile.elements {
      for attribute in element.attributes { #expect(known.contains("\(element.name) \(attribute.name)")) }
    }
    #expect(hostile.elements("script").count == 1)
  }
}
