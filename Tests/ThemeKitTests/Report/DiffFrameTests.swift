import TestSupport
import Testing

@testable import ThemeKit

/// A repair in a file that is one very long line looks as it does in a line of which all is read.
@Suite struct DiffFrameTests {
  /// The rows of an edit of "00ecb2" in a line with so many bytes on both sides.
  private func rows(_ filling: String, before: Int, after: Int, columns: Int) -> [String] {
    func padding(_ count: Int) -> String { String(repeating: filling, count: count / filling.utf8.count) }
    let line = padding(before) + "\"00ecb2\"" + padding(after)
    let source = SourceFile(path: "a.json", text: "{\n\(line)\n}")
    let place = source.range(of: "00ecb2")
    let frame = DiffFrame(source, LineIndex(source), [TextEdit(range: place, text: "#00ecb2")])
    #expect(frame.lastLine == 2)
    return frame.rows(gutter: Gutter(lastLine: 2), width: columns).map { $0.runs.map(\.text).joined() }
  }

  @Test(arguments: ["x", "é", "日本", "👩🏽‍🚀,", "\t"], [40, 80, 140])
  func aLongLineIsShownLikeALessLongOne(filling: String, columns: Int) {
    let near = rows(filling, before: 4_000, after: 4_000, columns: columns)
    #expect(near.count == 2)
    #expect(near[0].hasPrefix("2 - …") && near[0].hasSuffix("…") && near[0].contains("\"00ecb2\""))
    #expect(near[1].hasPrefix("2 + …") && near[1].hasSuffix("…") && near[1].contains("\"#00ecb2\""))
    #expect(rows(filling, before: 400_000, after: 400_000, columns: columns) == near)
  }

  @Test func bothEndsOfALineAreSeen() {
    #expect(rows("x", before: 0, after: 400_000, columns: 40).allSatisfy { !$0.contains(" …") && $0.hasSuffix("…") })
    #expect(rows("x", before: 400_000, after: 0, columns: 40).allSatisfy { $0.contains(" …") && $0.hasSuffix("\"") })
  }
}
