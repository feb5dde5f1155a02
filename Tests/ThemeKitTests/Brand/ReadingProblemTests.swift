import TestSupport
import Testing

@testable import ThemeKit

/// What is wrong in well-formed files: the place and the words of each finding, and what its repair makes of the file.
struct ReadingProblemTests {
  struct Case: Sendable {
    let text: String
    /// `line:column text: message` of each problem.
    let expected: [String]
    /// The text after all repairs; nil where there is none.
    let repaired: String?

    init(_ text: String, _ expected: [String], repaired: String? = nil) {
      self.text = text
      self.expected = expected
      self.repaired = repaired
    }
  }

  static let cases: [Case] = [
    // Keys
    Case(
      "<brand id=\"a\" name=\"é🎄\" tone=\"x\"><theme/></brand>", ["1:25 tone: unknown attribute \"tone\" on brand"]),
    Case(
      "<brand ID=\"a\"><theme/></brand>", ["1:8 ID: unknown attribute \"ID\" on brand, did you mean \"id\""],
      repaired: "<brand id=\"a\"><theme/></brand>"),
    Case(
      "<brand id=\"a\"><theme>\r\n  <Primary>#ffffff</Primary>\r\n</theme></brand>",
      ["2:4 Primary: unknown element \"Primary\" in theme, did you mean \"primary\""],
      repaired: "<brand id=\"a\"><theme>\r\n  <primary>#ffffff</primary>\r\n</theme></brand>"),
    Case(
      "<brand id=\"a\"><theme><bg>#000000</bg><font>x</font></theme></brand>",
      [
        "1:23 bg: unknown element \"bg\" in theme, did you mean \"background\"",
        "1:39 font: unknown element \"font\" in theme, did you mean \"fontFamily\"",
      ], repaired: "<brand id=\"a\"><theme><background>#000000</background><fontFamily>x</fontFamily></theme></brand>"),
    Case(
      "<brand id=\"a\"><theme><primary>#ffffff</primary><primry>#000000</primry></theme></brand>",
      ["1:49 primry: unknown element \"primry\" in theme, did you mean \"primary\""]),
    Case(
      "{\"id\": \"a\", \"themes\": [{\"fontUrl\": \"\", \"fontURL\": \"https://f.example/a\", \"bg\": 1, \"background\": \"#000000\"}]}",
      [
        "1:26 fontUrl: unknown key \"fontUrl\" in theme, did you mean \"fontURL\"",
        "1:75 bg: unknown key \"bg\" in theme, did you mean \"background\"",
      ]),
    Case(
      "<brand id=\"a\" Id=\"b\"><theme mode=\"dark\" Mode=\"dark\"/></brand>",
      [
        "1:15 Id: unknown attribute \"Id\" on brand, did you mean \"id\"",
        "1:41 Mode: unknown attribute \"Mode\" on theme, did you mean \"mode\"",
      ]),
    Case(
      "<brand xmlns:xsi=\"urn:x\" xsi:schemaLocation=\"a b\" id=\"a\"><theme/></brand>",
      [
        "1:19 urn:x: namespace \"urn:x\" of prefix xsi must be \"http://www.w3.org/2001/XMLSchema-instance\""
      ],
      repaired: "<brand xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:schemaLocation=\"a b\" id=\"a\">"
        + "<theme/></brand>"),
    // Keys are compared code by code, however alike they look.
    Case(
      "{\"id\": \"a\", \"themes\": [{\"A\u{30A}\": 1, \"Å\": 2}]}",
      ["1:26 A\u{30A}: unknown key \"A\u{30A}\" in theme", "1:35 Å: unknown key \"Å\" in theme"]),
    Case(
      "<brand id=\"a\"><palette><color name=\"Å\">#000000</color></palette><theme><text>{A\u{30A}}</text></theme></brand>",
      [
        "1:37 Å: palette name \"Å\" must begin with a letter and go on in letters, digits, \".\", \"_\" or \"-\"",
        "1:78 {A\u{30A}}: {A\u{30A}} is not in the palette",
      ]),
    // Half a surrogate pair is one finding, whatever it stands in.
    Case(
      "{\"id\": \"\\ud800\", \"palette\": {\"\\ud801\": \"x\", \"\\ud802\": \"y\", \"ok\": \"\\ud803\"}, "
        + "\"themes\": [{\"\\ud804\": 1, \"text\": \"{ok}\", \"mode\": \"\\udfff\", \"radius\": \"\\udffe\"}]}",
      [
        "1:9 \\ud800: escape \"\\ud800\" is half of a surrogate pair",
        "1:31 \\ud801: escape \"\\ud801\" is half of a surrogate pair",
        "1:46 \\ud802: escape \"\\ud802\" is half of a surrogate pair",
        "1:67 \\ud803: escape \"\\ud803\" is half of a surrogate pair",
        "1:90 \\ud804: escape \"\\ud804\" is half of a surrogate pair",
        "1:127 \\udfff: escape \"\\udfff\" is half of a surrogate pair",
        "1:147 \\udffe: escape \"\\udffe\" is half of a surrogate pair",
      ]),
    Case(
      "<brand id=\"a\" inherits=\"b.xml\"><theme/></brand>", ["1:15 inherits: unknown attribute \"inherits\" on brand"]),
    Case(
      "<brand id=\"a\"><theme mode=\"dark\"\n  primary=\"#ff7a1a\" text='&lt;>'/></brand>",
      [
        "2:3 primary: \"primary\" on theme must be an element, not an attribute",
        "2:21 text: \"text\" on theme must be an element, not an attribute",
      ]),
    Case(
      "<brand id=\"a\"><theme primary=\"#ff7a1a\">\r\n    <text>#000000</text>\r\n</theme></brand>",
      ["1:22 primary: \"primary\" on theme must be an element, not an attribute"],
      repaired:
        "<brand id=\"a\"><theme>\r\n    <primary>#ff7a1a</primary>\r\n    <text>#000000</text>\r\n</theme></brand>"),
    Case(
      "<brand id=\"a\"><ownTheme/><theme radius=\"8\" /></brand>",
      ["1:33 radius: \"radius\" on theme must be an element, not an attribute"],
      repaired: "<brand id=\"a\"><ownTheme/><theme ><radius>8</radius></theme></brand>"),
    Case(
      "<brand>\n  <id>acme</id>\n  <theme>\n    <mode>dark</mode>\n  </theme>\n</brand>",
      [
        "2:4 id: \"id\" in brand must be an attribute, not an element",
        "4:6 mode: \"mode\" in theme must be an attribute, not an element",
      ], repaired: "<brand id=\"acme\">\n  <theme mode=\"dark\">\n  </theme>\n</brand>"),
    Case(
      "<brnad id=\"a\"><theme/></brnad>", ["1:2 brnad: unknown root element \"brnad\", did you mean \"brand\""],
      repaired: "<brand id=\"a\"><theme/></brand>"),
    Case(
      "<brand id=\"a\"><theem/></brand>", ["1:16 theem: unknown element \"theem\" in brand, did you mean \"theme\""],
      repaired: "<brand id=\"a\"><theme/></brand>"),
    Case(
      "{\"id\": \"a\", \"theme\": [{\"fonturl\": \"x\"}]}",
      [
        "1:14 theme: unknown key \"theme\" in brand, did you mean \"themes\"",
        "1:25 fonturl: unknown key \"fonturl\" in theme, did you mean \"fontURL\"",
      ], repaired: "{\"id\": \"a\", \"themes\": [{\"fontURL\": \"x\"}]}"),
    Case(
      "{\"id\": \"a\", \"inh\\u0065rits\": \"b\", \"themes\": [{\"x\": 1, \"$schema\": \"\"}]}",
      [
        "1:14 inh\\u0065rits: unknown key \"inherits\" in brand", "1:48 x: unknown key \"x\" in theme",
        "1:56 $schema: unknown key \"$schema\" in theme",
      ]),
    // Twice
    Case(
      "<brand id=\"a\"><theme><text>#000000</text><text>#111111</text></theme></brand>",
      ["1:43 text: element \"text\" is given twice, must be given once"]),
    Case(
      "{\"id\": \"a\", \"id\": \"b\", \"themes\": [{\"text\": \"#000000\", \"\\u0074ext\": \"\"}]}",
      [
        "1:14 id: key \"id\" is given twice, must be given once",
        "1:56 \\u0074ext: key \"text\" is given twice, must be given once",
      ]),
    Case(
      "<brand id=\"a\"><palette><color name=\"é\">#000000</color><color name=\"x\">#000000</color>"
        + "<color name=\"x\">#000000</color></palette><palette/><theme/></brand>",
      [
        "1:37 é: palette name \"é\" must begin with a letter and go on in letters, digits, \".\", \"_\" or \"-\"",
        "1:99 x: palette colour \"x\" is given twice, must be given once",
        "1:128 palette: element \"palette\" is given twice, must be given once",
      ]),
    // Empty
    Case(
      "<brand id=\"a\" name=\" \"><theme mode=\"\"><text> \n </text><paper/><radius><!-- 8 --></radius></theme></brand>",
      [
        "1:21 : value of name is empty", "1:37 : value of mode is empty", "1:45 : value of text is empty",
        "2:15 : value of paper is empty", "2:25 : value of radius is empty",
      ]),
    Case(
      "{\"id\": \"\", \"palette\": {\"\": \"\"}, \"themes\": [{\"fontURL\": \"\"}]}",
      [
        "1:9 : value of id is empty", "1:25 : name of a palette colour is empty", "1:29 : value of \"\" is empty",
        "1:57 : value of fontURL is empty",
      ]),
    // Types
    Case(
      "{\"id\": 7, \"themes\": [{\"primary\": 5319e7, \"paper\": 531900, \"radius\": \"14\"}]}",
      [
        "1:8 7: id must be a string, not the number 7", "1:34 5319e7: primary must be a string, not the number 5319e7",
        "1:51 531900: paper must be a string, not the number 531900",
        "1:70 14: radius must be a number, not the string \"14\"",
      ], repaired: "{\"id\": 7, \"themes\": [{\"primary\": \"#5319e7\", \"paper\": \"#531900\", \"radius\": 14}]}"),
    Case(
      "{\"id\": \"a\", \"name\": null, \"palette\": [], \"themes\": [{\"text\": true, \"mode\": {\"a\": 1}, \"radius\": \"8px\"}, 3]}",
      [
        "1:21 null: name must be a string, not null", "1:38 [: palette must be an object, not an array",
        "1:62 true: text must be a string, not true", "1:76 {: mode must be a string, not an object",
        "1:97 8px: radius must be a number, not the string \"8px\"",
        "1:104 3: theme must be an object, not the number 3",
      ]),
    Case("{\"id\": \"a\", \"themes\": {}}", ["1:23 {: themes must be an array, not an object"]),
    Case(
      "<brand id=\"a\">é 🎄<theme><text>#<b>0</b></text></theme>x<!-- y -->z</brand>",
      [
        "1:15 é 🎄: text \"é 🎄\" cannot stand in brand, which holds elements",
        "1:33 b: text must be text, not the element <b>",
        "1:55 x<!-- y -->z: text \"xz\" cannot stand in brand, which holds elements",
      ]),
    Case(
      "<brand id=\"a\"><palette><color>#000000</color></palette><theme/></brand>",
      ["1:25 color: palette colour must have a name"]),
    Case("<resources><theme/></resources>", ["1:2 resources: root element <resources> must be a brand: <brand>"]),
    Case("[1]", ["1:1 [: array must be a brand"]), Case("\"é\"", ["1:2 é: root \"é\" must be a brand"]),
    Case("{}", ["1:1 {: object without id, palette, themes or ownThemes must be a brand"]),
    // Ids, themes and modes
    Case(
      "<brand id=\"Acmé Markets!\"><theme/></brand>",
      ["1:12 Acmé Markets!: id \"Acmé Markets!\" must be lower-case letters, digits and hyphens"],
      repaired: "<brand id=\"acm-markets\"><theme/></brand>"),
    Case(
      "<brand id=\"-a\"><theme/></brand>", ["1:12 -a: id \"-a\" must begin with a letter or digit"],
      repaired: "<brand id=\"a\"><theme/></brand>"),
    Case(
      "<brand id=\"\(String(repeating: "a", count: 65))\"><theme/></brand>",
      [
        "1:12 \(String(repeating: "a", count: 65)): id \"\(String(repeating: "a", count: 60))…\" must have at most 64 "
          + "characters, it has 65"
      ], repaired: "<brand id=\"\(String(repeating: "a", count: 64))\"><theme/></brand>"),
    Case(
      "{\"id\": \"../../x\", \"themes\": [{}]}",
      ["1:9 ../../x: id \"../../x\" must be lower-case letters, digits and hyphens"],
      repaired: "{\"id\": \"x\", \"themes\": [{}]}"),
    Case("<brand><theme/></brand>", ["1:2 brand: id is missing, a brand must have one"]),
    Case(
      "{\"id\": \"a\"}", ["1:1 {: theme is missing, a brand must have at least one"]),
    Case(
      "<brand id=\"a\"><ownTheme/></brand>", ["1:2 brand: theme is missing, a brand must have at least one"]),
    Case(
      "<brand id=\"a\"><theme mode=\"dark\"/><theme mode=\" dark\"/><theme/><theme mode=\"Dark\"/><theme/></brand>",
      [
        "1:49 dark: second theme of mode dark, must be one at most",
        "1:85 theme: second theme without a mode, must be one at most",
      ]),
    Case(
      "{\"id\": \"a\", \"themes\": [{}], \"ownThemes\": [{\"text\": \"#000000\"}, {\"text\": \"#000000\"}]}",
      ["1:66 text: second own theme without a mode, must be one at most"]),
    // References
    Case(
      "{\"id\": \"a\", \"palette\": {\"ember\": \"#000000\"}, \"themes\": [{\"text\": \"{embers}\", \"paper\": \"{ember}\"}]}",
      ["1:67 {embers}: {embers} is not in the palette, did you mean {ember}"],
      repaired:
        "{\"id\": \"a\", \"palette\": {\"ember\": \"#000000\"}, \"themes\": [{\"text\": \"{ember}\", \"paper\": \"{ember}\"}]}"
    ),
    Case(
      "<brand id=\"a\"><palette><color name=\"a\">{b}</color><color name=\"b\">{é}</color></palette>"
        + "<theme><text>{a}</text><paper>{b}</paper></theme></brand>",
      ["1:67 {é}: {é} is not in the palette, by way of {b}"]),
    Case(
      "<brand id=\"a\"><palette><color name=\"a\">{a}</color></palette><theme><text>{a}</text></theme></brand>",
      ["1:40 {a}: palette colours refer to each other in a circle: a → a"]),
    Case(
      "{\"id\": \"a\", \"palette\": {\"in\": \"{blue}\", \"teal\": \"{blue}\", \"blue\": \"{green}\", \"green\": \"{teal}\"}, "
        + "\"themes\": [{\"text\": \"{in}\"}]}",
      ["1:50 {blue}: palette colours refer to each other in a circle: teal → blue → green → teal"]),
  ]

  @Test(arguments: cases.indices) func saysWhatIsWrongAndWhere(row: Int) {
    let item = Self.cases[row]
    let read = item.text.hasPrefix("<") ? ReadBrand(xml: item.text) : ReadBrand(json: item.text)
    let found = zip(read.places, read.problems).map { "\($0): \($1.diagnostic.message)" }
    #expect(found == item.expected)
    if let repaired = item.repaired {
      #expect(read.repaired == repaired)
    }
  }

  /// Every repair by itself mends its own problem and makes no other.
  @Test(arguments: cases.indices) func everyRepairMends(row: Int) {
    let text = Self.cases[row].text
    func read(_ text: String) -> ReadBrand { text.hasPrefix("<") ? ReadBrand(xml: text) : ReadBrand(json: text) }
    let before = read(text)
    for (index, problem) in before.problems.enumerated() where !problem.edits.isEmpty {
      var bytes = before.source.bytes
      for edit in problem.edits.sorted(by: { $0.range > $1.range }) {
        bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: edit.text.utf8)
      }
      let after = read(String(decoding: bytes, as: UTF8.self))
      var expected = before.problems.map(\.diagnostic.message)
      expected.remove(at: index)
      #expect(after.problems.map(\.diagnostic.message) == expected)
    }
  }

  @Test func namesBothPlaces() throws {
    let read = ReadBrand(
      json:
        "{\"id\": \"a\", \"palette\": {\"a\": \"{b}\", \"b\": \"{a}\"}, \"themes\": [{\"mode\": \"dark\"}, {\"mode\": \"dark\"}]}"
    )
    #expect(read.problems.map(\.related) == [[read.source.range(of: "{a}")], [read.source.range(of: "dark")]])
    #expect(
      read.problems.map { $0.diagnostic.related.map(\.message) } == [["part of the circle"], ["the first one is here"]])
  }

  /// A circle of thousands stays readable.
  @Test func namesEightPlacesAtMost() throws {
    let colors = (0..<9_000).map { "<color name=\"c\($0)\">{c\(($0 + 1) % 9_000)}</color>\n" }.joined()
    let read = ReadBrand(xml: "<brand id=\"a\"><palette>\n\(colors)</palette><theme><text>{c1}</text></theme></brand>")
    let related = try #require(read.problems.first).diagnostic.related
    #expect(related.map(\.range) == (2...9).map { read.source.range(of: "{c\($0)}") })
    #expect(
      related.map(\.message)
        == [String](repeating: "part of the circle", count: 7) + ["part of the circle, and 8991 more"])
  }

  @Test func saysThatAKeyIsThereAlready() {
    let read = ReadBrand(json: "{\"id\": \"a\", \"themes\": [{\"text\": \"#000000\", \"txet\": \"#000000\"}]}")
    #expect(read.problems.map(\.diagnostic.help) == ["text can be given once, keep one of the two"])
  }

  @Test func tellsReportedValuesFromOthers() throws {
    let read = ReadBrand(
      json: """
        {"id": "a", "palette": {"bad": "#12", "to": "{bad}", "c": "{c}", "n": 1}, "themes": [
          {"primary": "", "background": 1, "paper": "{x}", "text": "{to}", "radius": "x", "fontFamily": ";", "fontURL": "x"},
          {"mode": "Dark", "primary": "{c}", "background": "{n}", "paper": "#12", "radius": 1e400}]}
        """)
    let themes = try #require(read.brand?.themes)
    let fields: [ThemeField] = [.primary, .background, .paper, .text]
    #expect(
      fields.map { themes[0].color($0).resolved?.reported } == [
        .emptyValue, .wrongType, .undefinedReference, .paletteColor,
      ])
    #expect(themes[0].text.resolved?.palette?.text == "#12")
    #expect(fields.map { themes[1].color($0).resolved?.reported } == [.referenceCycle, .paletteColor, nil, nil])
    #expect(themes[1].paper.unreported?.text == "#12")
    #expect(themes[1].mode.unreported?.text == "Dark")
    #expect(themes[1].radius.unreported?.text == "1e400")
    #expect(themes[0].radius.resolved?.reported == .wrongType)
    #expect(themes[0].fontFamily.unreported?.text == ";")
    #expect(themes[0].fontURL.unreported?.text == "x")
    let palette = try #require(read.brand?.paletteColors)
    #expect(palette.map { $0.resolved?.reported } == [nil, .paletteColor, .referenceCycle, .wrongType])
    #expect(palette[0].unreported?.text == "#12")
    #expect(read.brand?.unusedPalette == [])
  }
}
