import TestSupport
import Testing

@testable import ThemeKit

/// Whole reports, kept as files to be read.
@Suite struct ReportSnapshotTests {
  /// A finding on the `occurrence`th place of `text`.
  private func finding(
    _ file: SourceFile, _ text: String, _ message: String, _ rule: RuleID = .invalidHexColor,
    _ severity: Severity = .error, occurrence: Int = 1, label: String? = nil, related: [Diagnostic.Related] = [],
    fix: String? = nil, notes: [String] = []
  ) -> Diagnostic {
    let range = file.range(of: text, occurrence)
    let fixIts = fix.map {
      [FixIt(kind: .value, title: "use \($0)", applicability: .safe, edits: [TextEdit(range: range, text: $0)])]
    }
    return Diagnostic(
      rule, severity, message, at: range, label: label, related: related, notes: notes, fixIts: fixIts ?? [])
  }

  private func expect(_ name: String, _ file: SourceFile, _ diagnostics: [Diagnostic], width: Int = 100) {
    GoldenFile.expect(full(file, diagnostics, style: ReportStyle(width: width)), "_reports/\(name).txt")
  }

  @Test func severalOnOneLine() {
    let file = SourceFile(
      path: "brands/one-line.json",
      text: ##"{ "mode": "dark", "background": "#333", "text": "#444444", "radius": 40 }"##)
    expect(
      "several-on-one-line", file,
      [
        finding(
          file, "#444444", "text #444444 on background #333 is 1.28:1, needs 4.5:1", .lowTextContrast,
          label: "unreadable",
          related: [
            .init(range: file.range(of: "#333"), message: "background is here"),
            .init(range: file.range(of: "dark"), message: "in this mode"),
          ]),
        finding(
          file, "dark", "mode dark, but black reads better", .modeBackgroundMismatch, .warning, label: "says dark",
          related: [.init(range: file.range(of: "40"), message: "the last place is no primary one")]),
        finding(
          file, "#333", "nested and equal places", label: "the whole",
          related: [
            .init(range: file.range(of: "333"), message: "the digits"),
            .init(range: file.range(of: "#333"), message: "the same place again"),
          ]),
      ])
  }

  @Test func numbersOfDifferentWidth() {
    let lines = (1...100).map { $0 == 9 || $0 == 10 || $0 == 100 ? "<text>#777</text>" : "<!-- \($0) -->" }
    let file = SourceFile(path: "brands/lines.xml", text: lines.joined(separator: "\n"))
    expect(
      "lines-9-10-100", file,
      [
        finding(
          file, "#777", "text \"#777\" is too short", occurrence: 1, label: "here",
          related: [
            .init(range: file.range(of: "#777", 2), message: "and here"),
            .init(range: file.range(of: "#777", 3), message: "and far below"),
          ]),
        finding(file, "#777", "text \"#777\" is too short", occurrence: 3, fix: "#777777"),
      ])
  }

  @Test func wideAndCombiningCharacters() {
    let file = SourceFile(
      path: "brands/größe und mehr/日本.xml",
      text: """
        <palette>
          <color name="🎄🎄日本é">#777</color>
        \t\t<color\tname="x">#777</color>
          <color name="👩‍💻🇩🇪e\u{301}">#777</color>
        </palette>

        """)
    expect(
      "wide-characters", file,
      (1...3).map {
        finding(file, "#777", "color \"#777\" is too short", occurrence: $0, label: "six digits", fix: "#777777")
      })
  }

  @Test func charactersThatActOnATerminal() {
    let file = SourceFile(
      path: "brands/\u{1B}[31m\n\u{202E}.xml", text: "<text>a\u{202E}b\u{1B}[0m\u{200B}#777</text><!-- \u{7} -->")
    expect(
      "hostile-characters", file,
      [
        finding(
          file, "#777", "text \"a\u{202E}\u{1B}[2J\" is invalid", label: "\u{1B}]0;title\u{7}", fix: "\u{9B}1m",
          notes: ["a\nb"])
      ])
  }

  @Test func lineEndings() {
    let file = SourceFile(path: "crlf.xml", text: "<a>\r\n  <b>#77\r\n77</b>\r\n\r\n</a>\r")
    let inserted = Diagnostic(
      .noTheme, .error, "a brand must have a theme", at: SourceRange(at: file.range(of: "</a>").lowerBound),
      fixIts: [
        FixIt(
          kind: .syntax, title: "add a theme", applicability: .unsafe,
          edits: [TextEdit(range: SourceRange(at: file.range(of: "</a>").lowerBound), text: "  <theme>\n  </theme>\n")])
      ])
    expect(
      "line-endings", file,
      [
        finding(file, "#77\r\n77", "text runs over two lines", label: "one colour", fix: "#777777"),
        finding(file, "\r\n", "an empty place at the end of a line", .malformedFile, occurrence: 2),
        inserted,
        Diagnostic(.malformedFile, .error, "the file ends here", at: SourceRange(at: file.bytes.count)),
      ])
  }

  @Test func emptyFile() {
    let file = SourceFile(path: "empty.xml", text: "")
    expect("empty-file", file, [Diagnostic(.malformedFile, .error, "the file is empty", at: SourceRange(at: 0))])
  }

  @Test func rangesOverManyLines() {
    let body = (1...12).map { "  <line number=\"\($0)\"/>\n" }.joined()
    let file = SourceFile(path: "brands/long.xml", text: "<brand>\n\(body)</brand>\n")
    let all = SourceRange(0, file.bytes.count)
    expect(
      "many-lines", file,
      [
        Diagnostic(
          .noTheme, .warning, "a brand must have a theme", at: all, label: "none in here",
          related: [
            .init(
              range: SourceRange(file.range(of: "<line number=\"3\"").lowerBound, file.range(of: "\"5\"/>").upperBound),
              message: "three lines"),
            .init(range: file.range(of: "\"8\""), message: "one line"),
          ])
      ])
  }

  @Test func longLines() {
    let padding = String(repeating: "\"k\": \"été\", ", count: 400)
    let file = SourceFile(path: "long.json", text: "{ \(padding)\"text\": \"#777\", \(padding)\"paper\": \"#888\" }")
    expect(
      "long-line", file,
      [
        finding(
          file, "#777", "text \"#777\" is too short", label: "six digits belong here",
          related: [
            .init(range: file.range(of: "#888"), message: "paper is far away"),
            .init(range: file.range(of: "text"), message: "of this key"),
          ], fix: "#777777"),
        Diagnostic(
          .limitExceeded, .error, "a string is too long", at: SourceRange(2, file.bytes.count - 2), label: "all of it"),
      ], width: 80)
  }

  @Test func longLabelsAreWrapped() {
    let file = SourceFile(path: "a.xml", text: "<text>#777777</text> <paper>#ffffff</paper>")
    let label = "the module shows its own #000000 instead, which is assumed, since its own colours are not documented"
    expect(
      "long-labels", file,
      [
        finding(
          file, "#ffffff", "text #777777 on paper #ffffff is 4.47:1, needs 4.5:1", .lowTextContrast, label: label,
          related: [.init(range: file.range(of: "#777777"), message: label)],
          notes: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum), level AA, which asks for a ratio of at least 4.5:1 of text"])
      ], width: 72)
  }

  @Test func otherFilesHaveFramesOfTheirOwn() {
    let first = SourceFile(path: "brands/acme.xml", text: String(repeating: "\n", count: 120) + "<brand id=\"acme\"/>")
    let second = SourceFile(path: "brands/two.xml", text: "<brand id=\"acme\"/>\n")
    expect(
      "another-file", second,
      [
        finding(
          second, "acme", "id \"acme\" must be unique", .duplicateBrandID,
          related: [.init(file: first, range: first.range(of: "acme"), message: "first used here")])
      ])
  }

  @Test func everythingInOne() {
    let file = FullReporterTests.failing
    let all = [
      finding(file, "light", "only mode light has a theme", .singleMode, .note),
      finding(file, "#2563eb", "primary #2563eb as text is 4.4:1", .lowLinkContrast, .note),
      finding(file, "#f4f5f7", "paper is hard to see", .indistinctPaper, .warning, label: "too close"),
      Diagnostic(
        .invalidHexColor, .error, "eight digits", at: file.range(of: "#8a8f98"), help: "leave alpha out",
        fixIts: [
          FixIt(
            kind: .value, title: "use #8a8f98", applicability: .unsafe,
            edits: [TextEdit(range: file.range(of: "#8a8f98"), text: "#8A8F98")]),
          FixIt(kind: .value, title: "use #98aaff", applicability: .display, edits: []),
        ]),
    ]
    let unchecked = [CheckedPair.Kind.textOnBackground, .textOnPaper, .primaryOnPaper].map {
      UncheckedPair(
        mode: "light", kind: $0, range: file.range(of: $0 == .primaryOnPaper ? "#2563eb" : "#8a8f98"),
        reason: $0 == .primaryOnPaper ? "primary is assumed" : "text is invalid")
    }
    GoldenFile.expect(full(file, all, unchecked: unchecked), "_reports/everything.txt")
    GoldenFile.expect(
      full(file, all, unchecked: unchecked, style: ReportStyle(color: true, swatches: true)), "_reports/everything.ansi"
    )
    let report = report(file, all, unchecked: unchecked)
    GoldenFile.expect(ReportFormat.concise.text(of: report, style: ReportStyle()), "_reports/everything.concise.txt")
    GoldenFile.expect(ReportFormat.json.text(of: report, style: ReportStyle()), "_reports/everything.json")
  }

  @Test func nothingFound() {
    let report = Report(files: [], summary: ReportSummary())
    #expect(
      ReportFormat.full.text(of: report, style: ReportStyle())
        == "0 files, 0 themes, 0 pairs checked: no errors, no warnings\n")
    #expect(ReportFormat.concise.text(of: report, style: ReportStyle()) == "")
    GoldenFile.expect(ReportFormat.json.text(of: report, style: ReportStyle()), "_reports/nothing.json")
  }
}
