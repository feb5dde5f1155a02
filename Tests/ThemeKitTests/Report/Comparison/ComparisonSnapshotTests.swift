import TestSupport
import Testing

@testable import ThemeKit

/// Comparisons in every form, kept as files to be read.
@Suite struct ComparisonSnapshotTests {
  /// Brands that became worse, better, other, new, gone and unreadable.
  static let report = Comparisons.report(
    [
      Comparisons.brand(acme, acmeChanged, names: ("main/acme.xml", "brands/acme.xml")),
      Comparisons.brand(acme, "<brand id=\"acme\"\n", names: ("main/broken.xml", "brands/broken.xml")),
      Comparisons.brand(nil, quarry, names: ("", "brands/quarry.json")),
      Comparisons.brand(quarry, nil, names: ("main/gone.json", "")),
      Comparisons.brand(quarry, quarry),
      Comparisons.brand(
        quarry, quarry.replacing("#0f766e", with: "#0F766E"), names: ("main/q.json", "brands/q.json")),
    ], old: "main", new: "brands")

  static let acme = """
    <brand id="acme" name="Acme Markets">
      <palette>
        <color name="ember">#ff7a1a</color>
      </palette>
      <theme mode="dark">
        <primary>{ember}</primary>
        <background>#101418</background>
        <paper>#171c22</paper>
        <text>#f2f4f7</text>
        <radius>14</radius>
        <fontFamily>SF Pro Text</fontFamily>
      </theme>
      <theme mode="light">
        <primary>#0B57C2</primary>
        <background>#ffffff</background>
        <text>#8a8f98</text>
        <radius>40</radius>
      </theme>
      <ownTheme><radius>4</radius></ownTheme>
    </brand>

    """

  static let acmeChanged = """
    <brand id="acme" name="Acme &#x202E;Markets">
      <palette>
        <color name="ember">#c2410c</color>
      </palette>
      <theme mode="dark">
        <primary>{ember}</primary>
        <background>#101418</background>
        <paper>#8a8f98</paper>
        <text>#f2f4f7</text>
        <radius>33</radius>
        <fontFamily>An invented family with a name that is far too long for any table of a terminal 東京</fontFamily>
      </theme>
      <theme mode="light">
        <primary>#0b57c2</primary>
        <background>#ffffff</background>
        <text>#22262c</text>
      </theme>
      <theme><background>#808080</background></theme>
    </brand>

    """

  static let quarry = """
    {
      "id": "quarry",
      "themes": [
        { "mode": "light", "primary": "#0f766e", "background": "#ffffff", "text": "#8a8f98" }
      ]
    }

    """

  @Test(arguments: [50, 80, 120]) func textIsAsRecorded(width: Int) {
    let style = ReportStyle(width: width, wrapsHeadlines: true)
    let text = ComparisonTextReporter(style: style).text(of: Self.report)
    GoldenFile.expect(text, "_diff/changes.\(width).txt")
    for line in text.split(separator: "\n") where width >= 80 && DisplayWidth.cells(of: String(line)) > width {
      // A name is never broken.
      #expect(line.contains("An invented family"))
    }
  }

  @Test func coloursAreAsRecorded() {
    let style = ReportStyle(color: true, swatches: true, width: 80, wrapsHeadlines: true)
    GoldenFile.expect(ComparisonTextReporter(style: style).text(of: Self.report), "_diff/changes.ansi")
  }

  @Test func jsonIsAsRecorded() {
    GoldenFile.expect(ComparisonJSONReporter().text(of: Self.report), "_diff/changes.json")
  }

  @Test func nothingIsOneSentence() {
    let same = Comparisons.report([Comparisons.brand(Self.acme, Self.acme)])
    #expect(ComparisonTextReporter().text(of: same) == "Nothing changed in 1 brand with 2 themes.\n")
    GoldenFile.expect(ComparisonJSONReporter().text(of: same), "_diff/nothing.json")
  }
}
