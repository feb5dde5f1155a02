import Testing

@testable import ThemeKit

@Suite struct JSONWriterTests {
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
