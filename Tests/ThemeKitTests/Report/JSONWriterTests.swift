import Testing

@testable import ThemeKit

@Suite struct JSONWriterTests {
  @Test func escapesWhatActsOnATerminalAndKeepsTheRest() {
    #expect(JSONWriter.quoted("a\"b\\c\n\r\t\u{8}") == #""a\"b\\c\n\r\t\u0008""#)
    #expect(JSONWriter.quoted("\u{1B}[31m\u{202E}é日🎄") == #""\u001b[31m\u202eé日🎄""#)
    #expect(JSONWriter.quoted("\u{E0041}\u{2028}") == #""\udb40\udc41\u2028""#)
  }

  @Test func putsOneValueOnALine() {
    var json = JSONWriter()
    json.object { json in
      json.number("a", 1)
      json.array("b") { _ in }
      json.array("c") { json in
        json.string(nil, "x")
        json.boolean(nil, true)
      }
      json.string("d", nil)
    }
    #expect(
      json.text == """
        {
          "a": 1,
          "b": [],
          "c": [
            "x",
            true
          ],
          "d": null
        }
        """)
  }

  @Test func writesOneLineWhenNotIndented() {
    var json = JSONWriter(indented: false)
    json.object { json in
      json.string("mode", "dark")
      json.literal("radius", "14.5")
    }
    #expect(json.text == #"{"mode":"dark","radius":14.5}"#)
  }
}
