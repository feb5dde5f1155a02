import TestSupport
import Testing
import ThemeKit

/// The frames of the `full` format, character by character.
@Suite struct FullReporterTests {
  /// A brand whose text fails on both surfaces; the theme begins in line 14.
  static let failing = SourceFile(
    path: "brands/acme.xml",
    text: String(repeating: "<!-- -->\n", count: 13)
      + """
        <theme mode="light">
          <primary>#2563eb</primary>
          <background>#ffffff</background>
          <paper>#f4f5f7</paper>
          <text>#8a8f98</text>
        </theme>
      </brand>

      """)

  @Test func printsTheLayoutOfRustc() {
    let file = Self.failing
    let text = file.range(of: "#8a8f98")
    let diagnostic = Diagnostic(
      .lowTextContrast, .error, "text #8a8f98 on paper #f4f5f7 is 2.97:1, needs 4.5:1", at: text,
      label: "the module shows its own #000000 instead (assumed)",
      related: [
        .init(
          range: file.range(of: "#ffffff"),
          message: "on background it is 3.24:1, which makes the module replace it"),
        .init(range: file.range(of: "#f4f5f7"), message: "paper is here"),
      ],
      notes: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum), level AA"],
      fixIts: [
        FixIt(
          kind: .value,
          title: "use #6a717e: nearest with the same hue, 4.50:1 on paper, 4.91:1 on background",
          applicability: .safe, edits: [TextEdit(range: text, text: "#6a717e")])
      ])
    expect(
      full(file, [diagnostic]),
      """
      error[low-text-contrast]: text #8a8f98 on paper #f4f5f7 is 2.97:1, needs 4.5:1
        --> brands/acme.xml:18:11
         |
      16 |     <background>#ffffff</background>
         |                 ------- on background it is 3.24:1, which makes the module replace it
      17 |     <paper>#f4f5f7</paper>
         |            ------- paper is here
      18 |     <text>#8a8f98</text>
         |           ^^^^^^^ the module shows its own #000000 instead (assumed)
         |
      help: use #6a717e: nearest with the same hue, 4.50:1 on paper, 4.91:1 on background
         |
      18 -     <text>#8a8f98</text>
      18 +     <text>#6a717e</text>
         |
         = note: WCAG 2.2 SC 1.4.3 Contrast (Minimum), level AA

      1 file, 1 theme, 7 pairs checked: 1 error, no warnings (1 fixable with --fix)

      """)
  }

  @Test func showsNeighbouringLinesOfARepairTogether() {
    let file = Self.failing
    func edit(_ old: String, _ new: String) -> TextEdit { TextEdit(range: file.range(of: old), text: new) }
    let diagnostic = Diagnostic(
      .lowTextContrast, .error, "too low", at: file.range(of: "#8a8f98"),
      fixIts: [
        FixIt(
          kind: .joint, title: "change three colours", applicability: .unsafe,
          edits: [edit("#2563eb", "#1d4ed8"), edit("#f4f5f7", "#ffffff"), edit("#8a8f98", "#757778")])
      ])
    let text = full(file, [diagnostic])
    let diff = """
         |
      15 -     <primary>#2563eb</primary>
      15 +     <primary>#1d4ed8</primary>
      ...
      17 -     <paper>#f4f5f7</paper>
      18 -     <text>#8a8f98</text>
      17 +     <paper>#ffffff</paper>
      18 +     <text>#757778</text>

      """
    #expect(text.contains(diff), Comment(rawValue: text))
  }
}

/// The `full` report of one file with one theme.
func full(
  _ file: SourceFile, _ diagnostics: [Diagnostic], unchecked: [UncheckedPair] = [],
  style: ReportStyle = ReportStyle()
) -> String {
  ReportFormat.full.text(of: report(file, diagnostics, unchecked: unchecked), style: style)
}

func report(_ file: SourceFile, _ diagnostics: [Diagnostic], unchecked: [UncheckedPair] = []) -> Report {
  var summary = ReportSummary()
  summary.files = 1
  summary.themes = 1
  summary.pairsChecked = 7 - unchecked.count
  summary.pairsUnchecked = unchecked.count
  for diagnostic in diagnostics { summary.count(diagnostic) }
  return Report(
    files: [ReportedFile(source: file, diagnostics: diagnostics, unchecked: unchecked)], summary: summary)
}

/// Compares two texts and names the first line that differs.
func expect(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  guard text != expected else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line =
    zip(lines, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(lines.count, wanted.count)
  Issue.record("line \(line + 1) differs; the text is\n\(text)", sourceLocation: sourceLocation)
}
