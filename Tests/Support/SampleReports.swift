public import ThemeKit

/// Reports that every format is recorded of.
public enum SampleReports {
  public static let all: [(name: String, report: Report)] = [
    ("none", report([("brands/acme.xml", clean("acme"))])),
    ("one", report([("brands/acme.xml", clean("acme")), ("brands/quarry.xml", quarry)])),
    ("many", report([("brands/both.json", manyJSON), ("brands/many.xml", manyXML)])),
    ("one-line", report([("brands/line.json", oneLine)])),
    ("odd-names", report([("brands/größe und mehr/日本 #1%,x:y.xml", hostile)])),
    ("family", family),
    ("unreadable", unreadable),
  ]

  private static func clean(_ id: String) -> String {
    """
    <brand id="\(id)" name="Acme Markets">
      <theme mode="dark"><primary>#ff7a1a</primary><background>#101418</background><text>#f2f4f7</text></theme>
      <theme mode="light"><primary>#b34700</primary><background>#ffffff</background><text>#16191d</text></theme>
    </brand>

    """
  }

  private static let quarry = """
    <brand id="quarry">
      <theme mode="light">
        <primary>#b34700</primary>
        <background>#ffffff</background>
        <paper>#f4f5f7</paper>
        <text>#8a8f98</text>
        <radius>40</radius>
      </theme>
      <theme mode="dark"><background>#101418</background><text>#f2f4f7</text><radius>32</radius></theme>
    </brand>

    """

  private static let manyXML = """
    <brand id="Many Faults">
      <palette><color name="ember">ff7a1a</color><color name="smoke">#777777</color></palette>
      <theme mode="drak">
        <primry>{ember}</primry>
        <background>{nothing}</background>
        <text>{smoke}</text>
        <fontURL>http://fonts.example/a.css</fontURL>
      </theme>
      <theme mode="light"><primary>#ffd54a</primary><background>#ffffff</background><text>#16191d</text></theme>
    </brand>

    """

  private static let manyJSON = """
    { "id": "both",
      "themes": [
        { "mode": "light", "primary": "#ffd54a", "background": "#ffffff", "paper": "#fefefe", "text": "#777777", },
        { "mode": "dark", "primary": "#1c2228", "background": "#101418", "radius": "14" }
      ] }

    """

  private static let oneLine =
    "{\"id\":\"line\",\"themes\":[{\"mode\":\"dark\",\"background\":\"101418\",\"text\":\"#333\",\"radius\":40}]}\n"

  /// Names and values that would act in a report that took them as they are.
  private static let hostile = """
    <brand id="odd" name="&quot;&gt;&lt;script&gt;">
      <palette><color name="x">%0A::error::no</color><color name="y">a|b`c`@acme [x](y) *z*</color></palette>
      <theme mode="dark"><primary>]]&gt;&amp;{0}</primary><text>\u{202E}#fff</text></theme>
    </brand>

    """

  private static var family: Report {
    let family = Family([
      "brands/a.xml": "<brand id=\"a\" extends=\"house.xml\"/>\n",
      "brands/b.xml":
        "<brand id=\"b\" extends=\"house.xml\"><theme mode=\"light\"><paper>#eeeeee</paper></theme></brand>\n",
      "brands/house.xml": quarry.replacing("quarry", with: "house"),
    ])
    return report(family.reported(), files: 3)
  }

  private static var unreadable: Report {
    let read = report([("brands/quarry.xml", quarry)])
    return Report(
      files: read.files, summary: read.summary,
      failures: [RunFailure(path: "brands/gone.xml", message: "cannot read 'brands/gone.xml': permission denied")],
      themes: read.themes)
  }

  private static func report(_ texts: [(path: String, text: String)]) -> Report {
    let memory = RepairMemory()
    let linted = texts.map { Lint.text($0.text, path: $0.path).offering(.all, memory: memory) }
    let files = linted.map { file in
      ReportedFile(
        source: file.source, diagnostics: file.diagnostics,
        unchecked: file.brand.map { brand in file.themes.flatMap { UncheckedPair.pairs(of: $0, in: brand) } } ?? [])
    }
    let themes = linted.flatMap { file in
      file.themes.map {
        ReportedTheme(path: file.source.relativePath, brand: file.brand?.displayName ?? "", judged: $0)
      }
    }
    return report(files, files: texts.count, themes: themes)
  }

  private static func report(_ files: [ReportedFile], files count: Int, themes: [ReportedTheme] = []) -> Report {
    var summary = ReportSummary()
    summary.files = count
    summary.themes = themes.count
    for theme in themes {
      summary.pairsChecked += theme.judged.pairs.count { $0.unchecked == nil }
      summary.pairsUnchecked += theme.judged.pairs.count { $0.unchecked != nil }
    }
    for file in files { file.diagnostics.forEach { summary.count($0) } }
    let isClean: (ReportedFile) -> Bool = { $0.diagnostics.isEmpty && $0.unchecked.isEmpty }
    return Report(
      files: files.filter { !isClean($0) }, summary: summary, clean: files.filter(isClean).map(\.source.relativePath),
      themes: themes)
  }
}
