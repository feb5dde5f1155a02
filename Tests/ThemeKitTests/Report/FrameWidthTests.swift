import TestSupport
import Testing

@testable import ThemeKit

/// Frames keep to their width, whatever stands in a file.
@Suite struct FrameWidthTests {
  /// Values that are long in one way or another.
  private static let long = [
    String(repeating: "d", count: 300), String(repeating: "dusk ", count: 60),
    "#" + String(repeating: "7", count: 5_000),
    String(repeating: "9", count: 152), String(repeating: "é🎄日", count: 80), String(repeating: "\u{202E}", count: 40),
    "#777", "", "12px",
  ]

  private static var files: [LintedFile] {
    long.enumerated().flatMap { index, value in
      [
        Lint.text(
          "<brand id=\"a\" name=\"A\"><theme mode=\"\(value)\"><primary>#2563eb</primary>"
            + "<background>#ffffff</background><paper>#f4f5f7</paper><text>#8a8f98</text><radius>\(value)</radius>"
            + "</theme></brand>", path: "brands/a\(index).xml"),
        Lint.text(
          """
          <brand id="b" name="B">
            <palette>
              <color name="\(value)">\(value)</color>
            </palette>
            
              <theme mode="light"><primary>#ffee00</primary><background>#ffffff</background><paper>#fefefe</paper>\
          <text>\(value)</text><radius>40</radius><fontFamily>\(value)</fontFamily><fontURL>http://\(value)/</fontURL>
              </theme>
              <theme
                 mode="light"
                 surprise="\(value)"><text>#777
          </text></theme>
            
          </brand>
          """, path: "brands/b\(index).xml"),
        Lint.text(
          "{ \"id\": \"c\", \"name\": \"C\", \"themes\": [{ \"mode\": \"light\", \"primary\": \"\(value)\", "
            + "\"background\": \"#ffffff\", \"text\": \"#999999\", \"\(value)\": 1, \"radius\": \"\(value)\" }] }",
          path: "brands/c\(index).json"),
      ]
    }
  }

  /// The rows of frames: those with a line number or a bar, and what is left out between them.
  private static func frameRows(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let rest = line.drop { $0 == " " || $0.isNumber }
      return rest.hasPrefix("| ") || rest.hasPrefix("- ") || rest.hasPrefix("+ ") || rest.hasPrefix("...")
        || rest.hasPrefix("|") || line.hasPrefix("help: ")
    }
  }

  /// What a terminal shows of `text`.
  private static func withoutColors(_ text: String) -> String {
    var shown = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" { isEscape = true }
      if !isEscape { shown.unicodeScalars.append(scalar) }
      if isEscape, scalar == "m" { isEscape = false }
    }
    return shown
  }

  @Test(arguments: [40, 41, 53, 80, 81, 140, 300]) func noRowIsWiderThanTheFrame(width: Int) {
    var widest = 0
    for file in FrameWidthTests.files {

      for isColored in [false, true] {
        let style = ReportStyle(color: isColored, swatches: isColored, width: width)
        let text = FrameWidthTests.withoutColors(full(file.source, file.diagnostics, style: style))
        for row in FrameWidthTests.frameRows(text) {
          let cells = DisplayWidth.cells(of: row)
          widest = max(widest, cells)
          #expect(cells <= width, "\(file.source.path) at \(width): \(row)")
        }
      }
    }
    #expect(widest > width - 6)
  }

  @Test(arguments: 40...300) func markersCoverWhatIsShownOfTheRange(width: Int) throws {
    let value = String(repeating: "d", count: 300)
    let file = SourceFile(path: "a.xml", text: "<brand><theme mode=\"\(value)\"/></brand>")
    let finding = Diagnostic(
      .invalidMode, .error, "mode must be light or dark", at: file.range(of: value), label: "treated as absent")
    let rows = full(file, [finding], style: ReportStyle(width: width)).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let source = try #require(rows.firstIndex { $0.hasPrefix("1 | ") })
    let shown = Array(rows[source])
    let markers = Array(rows[source + 1])
    let first = try #require(shown.firstIndex(of: "\"")) + 1
    #expect(shown.count == width)
    #expect(shown[first...].dropLast().allSatisfy { $0 == "d" })
    #expect(shown.last == "…")
    #expect(markers.indices.filter { markers[$0] == "^" } == Array(first..<width))
    #expect(rows[(source + 2)...].contains { $0.hasSuffix(" treated as absent") })
  }

  @Test func labelsWithoutRoomStandBelow() {
    let value = String(repeating: "d", count: 60)
    let file = SourceFile(path: "a.xml", text: "<theme mode=\"\(value)\"/>")
    let finding = Diagnostic(
      .invalidMode, .error, "mode must be light or dark", at: file.range(of: value),
      label: "treated as absent: mode becomes light (assumed)",
      related: [.init(range: file.range(of: "/>"), message: "the tag ends here, and with it the theme")])
    let carets = String(repeating: "^", count: 60)
    let bar = "|" + String(repeating: " ", count: 60) + "|"
    let moved = "|" + String(repeating: " ", count: 22) + "the tag ends here, and with it the theme"
    let text = full(file, [finding], style: ReportStyle(width: 80))
    expect(
      text.split(separator: "\n").dropFirst(4).prefix(4).joined(separator: "\n"),
      """
        |              \(carets) --
        |              \(bar)
        |              \(moved)
        |              treated as absent: mode becomes light (assumed)
      """)
  }
}
