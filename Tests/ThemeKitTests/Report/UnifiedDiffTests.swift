import TestSupport
import Testing

@testable import ThemeKit

struct UnifiedDiffTests {
  private func diff(_ old: String, _ edits: [(of: String, to: String)], path: String = "brands/a.xml") -> String {
    var content = ChangedBytes(Array(old.utf8))
    for (part, new) in edits {
      let bytes = content.bytes
      let wanted = Array(part.utf8)
      guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }) else {
        Issue.record("\(part) is not there")
        return ""
      }
      content.make([ChangedBytes.Splice(start..<(start + wanted.count), Array(new.utf8))])
    }
    return String(decoding: UnifiedDiff(content, path: Array(path.utf8)).bytes, as: UTF8.self)
  }

  private func numbered(_ lines: ClosedRange<Int>) -> String { lines.map { "line \($0)\n" }.joined() }

  @Test func showsThreeLinesAround() {
    #expect(
      diff(numbered(1...20), [("line 10", "new")]) == """
        diff --git a/brands/a.xml b/brands/a.xml
        --- a/brands/a.xml
        +++ b/brands/a.xml
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +new
         line 11
         line 12
         line 13

        """)
  }

  @Test func joinsWhatIsNear() {
    let near = diff(numbered(1...20), [("line 2\n", "A\n"), ("line 9\n", "B\n")])
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,12 @@"])
    let far = diff(numbered(1...20), [("line 2\n", "A\n"), ("line 10\n", "B\nC\n")])
    #expect(far.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,5 @@", "@@ -7,7 +7,8 @@"])
    let neighbours = diff(numbered(1...3), [("line 1", "A"), ("line 2", "B")])
    #expect(neighbours.contains("-line 1\n-line 2\n+A\n+B\n line 3\n"))
  }

  @Test func showsOnlyTheLinesThatCome() {
    #expect(
      diff("<theme>\n  <a/>\n</theme>\n", [("<theme>", "<theme>\n  <b/>")]).hasSuffix(
        "@@ -1,3 +1,4 @@\n <theme>\n+  <b/>\n   <a/>\n </theme>\n"))
    #expect(diff("a\nb\nc\n", [("b\n", "")]).hasSuffix("@@ -1,3 +1,2 @@\n a\n-b\n c\n"))
    // Made and made undone.
    #expect(diff("a\nb\n", [("a", "x"), ("x", "a")]) == "")
  }

  @Test func keepsLineEndsAndTheirAbsence() {
    #expect(
      diff("a\r\nb\r\nc", [("b", "B"), ("c", "C")]).hasSuffix(
        "@@ -1,3 +1,3 @@\n a\r\n-b\r\n-c\n\\ No newline at end of file\n+B\r\n+C\n\\ No newline at end of file\n"))
    #expect(
      diff("a\rb\rc", [("b", "B")]).hasSuffix(
        "@@ -1 +1 @@\n-a\rb\rc\n\\ No newline at end of file\n+a\rB\rc\n\\ No newline at end of file\n"))
    #expect(diff("a\nb", [("a", "A")]).hasSuffix("@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n"))
    #expect(diff("{}// x", [("// x", "")]).contains("-{}// x\n"))
    #expect(diff("ab\nc", [("\nc", "")]).contains("-ab\n-c\n\\ No newline at end of file\n+ab\n\\ No newline"))
  }

  @Test(
    arguments: [
      ("a b.xml", "a/a b.xml\t"), ("é.xml", "\"a/\\303\\251.xml\""), ("\"\\.xml", "\"a/\\\"\\\\.xml\""),
      ("a\tb\n.xml", "\"a/a\\tb\\n.xml\""), ("\u{1}\u{7F}", "\"a/\\001\\177\""),
    ])
  func quotesNames(path: String, quoted: String) {
    #expect(String(decoding: UnifiedDiff.name("a/", Array(path.utf8)), as: UTF8.self) == quoted)
    // Where two names share a line, git knows them by being the same.
    let name = quoted.hasSuffix("\t") ? String(quoted.dropLast()) : quoted
    #expect(diff("a", [("a", "b")], path: path).hasPrefix("diff --git \(name) \(name.replacing("a/", with: "b/"))\n"))
  }
}
