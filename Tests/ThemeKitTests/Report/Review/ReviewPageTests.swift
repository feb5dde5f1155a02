import TestSupport
import Testing

@testable import ThemeKit

@Suite struct ReviewPageTests {
  /// A review of files in memory, as the program puts it together.
  static func review(
    _ files: [(name: String, text: String)], _ form: Review.Form = .page, failures: [String] = []
  ) -> (index: String, pages: [(path: String, html: String)]) {
    let linted = files.map { file in
      Linter.lint(SourceFile(path: file.name, text: file.text)).offering(.all, memory: RepairMemory())
    }
    var summary = ReportSummary()
    for file in linted {
      summary.files += 1
      summary.themes += file.themes.count
      for pair in file.themes.flatMap(\.pairs) {
        if pair.unchecked == nil { summary.pairsChecked += 1 } else { summary.pairsUnchecked += 1 }
      }
      for diagnostic in file.diagnostics { summary.count(diagnostic) }
    }
    let reported = linted.map { file in
      ReportedFile(
        source: file.source, diagnostics: file.diagnostics,
        unchecked: file.brand.map { brand in file.themes.flatMap { UncheckedPair.pairs(of: $0, in: brand) } } ?? [])
    }
    var review = Review(form, of: Report(files: reported, summary: summary), failures: failures)
    var pages: [(path: String, html: String)] = []
    for (number, file) in linted.enumerated() {
      let id = file.brand?.id
      let themes = file.themes.map { theme in
        // What a card shows is its own tests' matter.
        let card = DrawnCard(svg: "<svg/>", height: 2000, screenTop: 128, screenBottom: 1050)
        let folder = "\(form == .page ? "\(id ?? "")/" : "")\(theme.theme.modeName)"
        return ReviewedTheme(
          theme,
          cards: id == nil
            ? []
            : Screen.allCases.map { screen in
              ReviewedCard(
                screen, card, path: form == .singleFile ? nil : "\(folder)/\(screen.rawValue).svg")
            })
      }
      if let page = review.add(ReviewedBrand(file, reported[number], number: number, id: id, themes: themes)) {
        pages.append(page)
      }
    }
    return (review.index, pages)
  }

  static let quarry = (
    name: "brands/quarry.xml",
    text: """
    <brand id="quarry" name="Quarry Street">
      <theme mode="dark">
        <primary>#5eead4</primary>
      </theme>
      <theme mode="light">
        <primary>#0f766e</primary>
        <background>#ffffff</background>
        <paper>#f4f5f7</paper>
        <text>#8a8f98</text>
        <radius>40</radius>
      </theme>
    </brand>

    """
  )

  @Test func isAsRecorded() {
    let broken = (name: "brands/broken.xml", text: "<brand id=\"broken\"\n")
    let review = ReviewPageTests.review([broken, ReviewPageTests.quarry], failures: ["cannot read 'x': a folder"])
    GoldenFile.expect(review.index, "_review/index.html")
  }

  @Test(arguments: [Review.Form.page, .singleFile]) func isWellFormed(form: Review.Form) throws {
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry], form).index)
    #expect(page.problems == [])
    let ids = page.elements.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    for link in page.elements.compactMap({ $0["href"] }) where link.hasPrefix("#") {
      #expect(ids.contains(String(link.dropFirst())), "\(link) leads nowhere")
    }
    for names in page.elements.compactMap({ $0["aria-labelledby"] ?? $0["for"] ?? $0["data-copies"] }) {
      for name in names.split(separator: " ").map(String.init) {
        #expect(ids.contains(name), "\(name) names nothing")
      }
    }
    // No style of its own and no handler, which the policy would refuse.
    #expect(!page.elements.contains { $0.attributes.contains { $0.name == "style" || $0.name.hasPrefix("on") } })
    #expect(page.elements("script").count == 1)
  }

  @Test func policyNamesItsOwnStyleSheetAndScript() throws {
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry]).index)
    let policy = try #require(page.elements("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"])
    let style = ContentPolicy.source(page.elements("style")[0].text)
    let script = ContentPolicy.source(page.elements("script")[0].text)
    #expect(
      policy
        == "default-src 'none'; img-src 'self' data:; style-src \(style); script-src \(script); base-uri 'none'; "
        + "form-action 'none'")
    // Before everything that it is to hold for.
    let names = page.elements.map(\.name)
    let place = try #require(page.elements.firstIndex { $0["http-equiv"] != nil })
    #expect(names[..<place] == ["html", "head", "meta"])
  }

  @Test func showsLightBesideDarkForEveryScreen() {
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry]).index)
    let expected = Screen.allCases.flatMap { ["quarry/light/\($0.rawValue).svg", "quarry/dark/\($0.rawValue).svg"] }
    #expect(page.elements("img").map { $0["src"] } == expected)
    #expect(page.elements("img").allSatisfy { $0["loading"] == "lazy" && $0["width"] == "390" })
    #expect(page.elements("a").compactMap { $0["href"] }.filter { $0.hasSuffix(".svg") } == expected)
    #expect(page.elements("img")[0]["alt"] == "Quarry Street, light mode, overview screen as predicted")
  }

  @Test func countsByCriterionAndSeverity() {
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry]).index)
    let table = page.elements(ofClass: "criteria")[0].text.split(separator: "\n").map(String.init)
    #expect(
      table.dropFirst() == [
        "1.4.3 Contrast (Minimum), level AA", "1.4.11 Non-text Contrast, level AA", "other rules",
        "errors", "1", "0", "1", "warnings", "0", "0", "1", "notes", "0", "0", "0",
        "pairs pass", "10", "4", "–", "pairs fail", "0", "0", "–", "cannot tell", "0", "0", "–",
      ])
  }

  @Test func saysWhatIsAssumed() {
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry]).index)
    let rows = page.elements("tr").filter { $0.classes.contains("is-assumed") }
    #expect(
      rows.map { $0.text.split(separator: "\n").map(String.init) }[0] == [
        "text", "#8a8f98", "#000000",
        "replaced, assumedunreadable on background, so replaced by the module's own, as documented; the module's own "
          + "text colour is not documented",
      ])
  }

  @Test func offersEveryRepairWithItsColours() {
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry]).index)
    let repairs = page.elements(ofClass: "repairs").map { $0.text.split(separator: "\n").map(String.init) }
    #expect(
      repairs == [
        [
          "safe use #6a717e: nearest with the same hue, 4.50:1 on paper, 4.91:1 on background, distance 0.1019"
            + "#8a8f98 → #6a717e",
          "unsafe use #756e7c: nearest of all colours, 4.50:1 on paper, 4.90:1 on background, distance 0.1008"
            + "#8a8f98 → #756e7c",
        ],
        ["safe use 32"],
      ])
  }

  @Test func copiesWhatIsMeant() {
    #expect(ReviewPayloads.visible(#"{"font":"Soft\#u{AD}Hyphen 😀"}"#) == #"{"font":"Soft\u00adHyphen 😀"}"#)
    #expect(ReviewPayloads.visible("\u{E0001}") == #"\udb40\udc01"#)
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry]).index)
    #expect(
      page.element(id: "brand-quarry.json-1")?.text
        == ##"{"mode":"light","primary":"#0f766e","bg":"#ffffff","paper":"#f4f5f7","text":"#000000","radius":32,"##
        + ##""font":"system-ui"}"##)
  }

  @Test func holdsItsCardsItself() {
    let page = HTMLPage(ReviewPageTests.review([ReviewPageTests.quarry], .singleFile).index)
    let links = page.elements.compactMap { $0["src"] ?? $0["href"] }
    #expect(page.elements("img").count == 2 * Screen.allCases.count)
    for link in links {
      #expect(
        link.hasPrefix("#") || link.hasPrefix("data:image/svg+xml;base64,") || link.hasPrefix("https://www.w3.org/"),
        "\(link.prefix(40))")
    }
  }
}
