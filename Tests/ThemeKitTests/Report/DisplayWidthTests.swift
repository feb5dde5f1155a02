import Testing

@testable import ThemeKit

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆｕ", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("🎄", 2), ("👩\u{200D}💻", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("العربية", 7), ("␛", 1), ("…", 1),
      ("", 0),
    ])
  func countsCells(text: String, cells: Int) {
    #expect(DisplayWidth.cells(of: text) == cells, "\(text)")
  }
}
