import TestSupport
import Testing

@testable import ThemeKit

@Suite struct ContrastMatrixTests {
  private func matrix(_ fields: String, own: String = "") -> ContrastMatrix {
    let text = #"{"id": "a", "themes": [{"mode": "light", \#(fields)}]\#(own)}"#
    let linted = Linter.lint(SourceFile(path: "a.json", text: text))
    return ContrastMatrix(linted.themes[0])
  }

  /// A cell as "ratio use verdict (mark), …".
  private func cells(_ matrix: ContrastMatrix) -> [String] {
    matrix.rows.map { row in
      let cells = row.cells.map { cell in
        ([cell.ratio.printed()] + cell.uses.map { "\($0.name) \($0.word) (\($0.mark.name))" }).joined(separator: " ")
      }
      return "\(row.foreground.name) \(row.foreground.color.hex): \(cells.joined(separator: ", "))"
    }
  }

  @Test func hasEveryColourOnEverySurface() {
    let matrix = matrix(##""primary": "#0f766e", "background": "#ffffff", "paper": "#f4f5f7", "text": "#8a8f98""##)
    #expect(matrix.surfaces.map(\.name) == ["background", "paper", "primary"])
    #expect(
      cells(matrix) == [
        "text #000000: 21.00 text passes (pass), 19.25 text passes (pass), 3.83",
        "text as written #8a8f98: 3.24 text fails (fail), 2.97 text fails (fail), 1.68",
        "primary #0f766e: 5.47 control passes (pass) link passes (pass), 5.01 control passes (pass) link passes (pass), 1.00",
        "label #ffffff: 1.00, 1.09, 5.47 label passes (pass)",
        "background #ffffff: 1.00, 1.09, 5.47",
        "paper #f4f5f7: 1.09, 1.00, 5.01",
      ])
    #expect(matrix.rows.map(\.foreground.basis) == [.assumed, nil, .documented, .assumed, .documented, .documented])
  }

  @Test func failsAsGravelyAsLint() {
    let matrix = matrix(##""primary": "#cccccc", "background": "#ffffff", "text": "#222222""##)
    #expect(
      cells(matrix)[1]
        == "primary #cccccc: 1.60 control fails (warning) link fails (note), 1.60 control fails (warning) link fails (note), 1.00"
    )
    // On an assumed background a text is worth a warning.
    let assumed = self.matrix(##""text": "#999999""##)
    #expect(
      cells(assumed)[1].hasPrefix("text as written #999999: 2.84 text fails (warning), 2.84 text fails (warning)"))
  }

  @Test func cannotTellWhatIsInvalid() {
    let matrix = matrix(##""primary": "#zzz", "background": "#ffffff", "text": "#222222""##)
    #expect(
      cells(matrix)[1].hasPrefix("primary #2563eb: 5.16 control cannot tell (unchecked) link cannot tell (unchecked)"))
    #expect(cells(matrix)[2].hasSuffix("5.16 label cannot tell (unchecked)"))
  }
}
