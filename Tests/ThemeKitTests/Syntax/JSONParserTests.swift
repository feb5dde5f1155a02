import TestSupport
import Testing

@testable import ThemeKit

/// Every way in which a text is no JSON, each with its place; and texts that are JSON, however odd.
struct JSONParserTests {
  /// `«…»` marks the reported range in a text; `»«` alone is an empty one.
  static func unmark(_ text: String) -> (text: String, range: SourceRange) {
    let bytes = Array(text.utf8)
    let open = Array("«".utf8)
    let close = Array("»".utf8)
    let start = bytes.firstRange(of: open)?.lowerBound ?? 0
    let end = bytes.firstRange(of: close)?.lowerBound ?? 0
    let plain = text.replacing("«", with: "").replacing("»", with: "")
    return (plain, SourceRange(start, end - open.count))
  }

  static let rejected: [(text: String, fault: JSONFault)] = [
    // Numbers
    ("[«01»]", .leadingZero(text: "01")), ("[«-01»]", .leadingZero(text: "-01")), ("[«00»]", .leadingZero(text: "00")),
    ("[«012.5e3»]", .leadingZero(text: "012.5e3")),
    ("[«+1»]", .leadingPlus(text: "+1")), ("[«+»]", .leadingPlus(text: "+")),
    ("[«.5»]", .missingDigitsBeforePoint(text: ".5")), ("[«-.5»]", .missingDigitsBeforePoint(text: "-.5")),
    ("[«1.»]", .missingDigitsAfterPoint(text: "1.")), ("[«1.e5»]", .missingDigitsAfterPoint(text: "1.e5")),
    ("[«-1.»]", .missingDigitsAfterPoint(text: "-1.")),
    ("[«1e»]", .missingExponentDigits(text: "1e")), ("[«1E+»]", .missingExponentDigits(text: "1E+")),
    ("[«1.5e-»]", .missingExponentDigits(text: "1.5e-")),
    ("[«-»]", .loneMinus), ("«-»", .loneMinus), ("[«NaN»]", .notANumber(text: "NaN")),
    ("[«Infinity»]", .notANumber(text: "Infinity")), ("[«-Infinity»]", .notANumber(text: "-Infinity")),
    ("[«-NaN»]", .notANumber(text: "-NaN")),
    ("[«0x1F»]", .otherNumber(text: "0x1F")), ("[«1_000»]", .otherNumber(text: "1_000")),
    ("[«1.2.3»]", .otherNumber(text: "1.2.3")), ("[«14px»]", .otherNumber(text: "14px")),
    ("[«--1»]", .otherNumber(text: "--1")), ("[«1-2»]", .otherNumber(text: "1-2")), ("[«.»]", .otherNumber(text: ".")),
    ("[«1e5.5»]", .otherNumber(text: "1e5.5")), ("[«-foo»]", .otherNumber(text: "-foo")),
    ("[«１»]", .unexpectedCharacter(0xFF11)),
    // Words
    ("[«True»]", .unknownWord(text: "True", suggestion: "true")),
    ("[«nul»]", .unknownWord(text: "nul", suggestion: "null")),
    ("[«None»]", .unknownWord(text: "None", suggestion: "null")),
    ("[«undefined»]", .unknownWord(text: "undefined", suggestion: nil)),
    ("«truee»", .unknownWord(text: "truee", suggestion: "true")), ("[«_»]", .unknownWord(text: "_", suggestion: nil)),
    // Strings
    ("[\"a«\t»b\"]", .controlCharacterInString(9)), ("[\"«\u{0}»\"]", .controlCharacterInString(0)),
    ("[\"é«\u{1F}»\"]", .controlCharacterInString(0x1F)),
    ("[\"abc«»\n\"]", .unfinishedString), ("[\"abc«»\r\n\"]", .unfinishedString), ("\"abc«»", .unfinishedString),
    ("\"abc\\«»", .unfinishedString), ("{\"a«»", .unfinishedString), ("\"«»", .unfinishedString),
    ("[\"«\\x»41\"]", .invalidEscape(text: "\\x")), ("[\"«\\'»\"]", .invalidEscape(text: "\\'")),
    ("[\"«\\é»\"]", .invalidEscape(text: "\\é")), ("[\"«\\🎄»\"]", .invalidEscape(text: "\\🎄")),
    ("[\"«\\u12»\"]", .invalidEscape(text: "\\u12")), ("[\"«\\u»\"]", .invalidEscape(text: "\\u")),
    ("[\"«\\u00»G0\"]", .invalidEscape(text: "\\u00")), ("[\"«\\U»0041\"]", .invalidEscape(text: "\\U")),
    ("\"«\\u00»", .invalidEscape(text: "\\u00")), ("[\"\\ud800«\\u12»\"]", .invalidEscape(text: "\\u12")),
    ("[\"«\\\u{0}»\"]", .invalidEscape(text: "\\\u{0}")),
    ("[«'»a']", .singleQuotes), ("{«'»a':1}", .singleQuotes), ("[«“»a”]", .unexpectedCharacter(0x201C)),
    // Keys
    ("{«a»:1}", .unquotedKey(text: "a")), ("{\"a\":1,«b-c»:2}", .unquotedKey(text: "b-c")),
    ("{«1»:1}", .keyIsNoString), ("{«-1»:1}", .keyIsNoString), ("{«[»1]:1}", .keyIsNoString),
    ("{«{»}:1}", .keyIsNoString), ("{\"a\"«» 1}", .missingColon(key: "a")), ("{\"a\"«»}", .missingColon(key: "a")),
    ("{\"é\"«»,\"b\"}", .missingColon(key: "é")), ("{\"a\":«:»1}", .unexpectedCharacter(0x3A)),
    ("{«:»1}", .unexpectedCharacter(0x3A)), ("{«,»\"a\":1}", .extraComma), ("{\"a\":1,«,»\"b\":1}", .extraComma),
    ("{\"a\":«,»}", .missingValue), ("{\"a\":«}»", .missingValue), ("{\"a\":1«:»2}", .unexpectedCharacter(0x3A)),
    ("{«?»}", .unexpectedCharacter(0x3F)),
    // Commas and brackets
    ("[1«» 2]", .missingComma), ("[1«»\n\n\"a\"]", .missingComma), ("{\"a\":1«» \"b\":2}", .missingComma),
    ("[{}«»{}]", .missingComma), ("[[]«»[]]", .missingComma), ("[\"a\"«»true]", .missingComma),
    ("[«,»]", .extraComma), ("[«,»1]", .extraComma), ("[1,«,»]", .extraComma), ("«,»", .missingValue),
    ("[1«;»2]", .unexpectedCharacter(0x3B)), ("[1«}»", .mismatchedBracket(open: 0x5B, close: 0x7D)),
    ("{\"a\":1«]»", .mismatchedBracket(open: 0x7B, close: 0x5D)), ("[«}»", .mismatchedBracket(open: 0x5B, close: 0x7D)),
    ("{«]»", .mismatchedBracket(open: 0x7B, close: 0x5D)), ("[1,«}»", .mismatchedBracket(open: 0x5B, close: 0x7D)),
    ("{\"a\":«]»", .mismatchedBracket(open: 0x7B, close: 0x5D)), ("«]»", .strayBracket(0x5D)),
    ("«}»", .strayBracket(0x7D)), ("[]«]»", .strayBracket(0x5D)), ("{}«}»", .strayBracket(0x7D)),
    ("[«»", .unclosedBracket(0x5B)), ("{«»", .unclosedBracket(0x7B)), ("[1«»", .unclosedBracket(0x5B)),
    ("[1,«»", .unclosedBracket(0x5B)), ("[1,\n«»", .unclosedBracket(0x5B)), ("{\"a\"«»", .unclosedBracket(0x7B)),
    ("{\"a\":«»", .unclosedBracket(0x7B)), ("{\"a\":1«»", .unclosedBracket(0x7B)),
    ("{\"a\":1,«»", .unclosedBracket(0x7B)), ("{\"a\":[1]«»", .unclosedBracket(0x7B)),
    ("[{\"a\":[«»", .unclosedBracket(0x5B)),
    // Around the document
    ("{} «x»", .textAfterEnd), ("1 «2»", .textAfterEnd), ("[] «[»]", .textAfterEnd), ("null «,»", .textAfterEnd),
    ("\"a\" «é»", .textAfterEnd), ("«#» a\n1", .unexpectedCharacter(0x23)), ("«<»brand/>", .unexpectedCharacter(0x3C)),
    ("«\u{FEFF}»{}", .unexpectedCharacter(0xFEFF)), ("«\u{A0}»{}", .unexpectedCharacter(0xA0)),
    ("[1«\u{2028}»]", .unexpectedCharacter(0x2028)), ("[«\u{C}»1]", .unexpectedCharacter(0xC)),
    ("«\u{0}»", .unexpectedCharacter(0)), ("[1«\u{0}»]", .unexpectedCharacter(0)), ("«/»", .unexpectedCharacter(0x2F)),
    ("[«*»]", .unexpectedCharacter(0x2A)), ("[«é»]", .unexpectedCharacter(0xE9)),
    ("[«🎄»]", .unexpectedCharacter(0x1F384)),
    ("[1, «/*» x ]", .unfinishedComment), ("«/*»/", .unfinishedComment), ("[«\\»n]", .unexpectedCharacter(0x5C)),
  ]

  @Test(arguments: rejected.indices) func refusesAtTheRightPlace(row: Int) throws {
    let (marked, fault) = Self.rejected[row]
    let (text, range) = Self.unmark(marked)
    let parsed = JSONParser.parse(SourceFile(path: "a.json", text: text))
    #expect(parsed.isCutShort)
    let problem = try #require(parsed.problems.last)
    #expect(problem.kind == .malformedFile(.json(fault)), "\(text)")
    #expect(problem.range == range, "\(text)")
    #expect(problem.edits == [])
  }

  @Test(arguments: [
    "0", "-0", "10", "-1.5", "1e5", "1E+5", "1.25e-07", "0e0", "5319e7", "1e400", "-1e-400", "null", "true", "false",
    "\"\"",
    "[]", "{}", " [ ] ", "\t{\r\n}\n", "[1,2]", "{\"\":0}", "{\"a\":{\"b\":[{\"c\":null}]}}", "[[],[[]],{}]",
    "\"\\u0000\"",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"é🎄\u{2028}\u{7F}\u{FFFE}\u{FEFF}\"", "\"\\uD83C\\uDF84\"",
    "\"'//,/* */\"",
    "[-0.0,1.0E5]", "123456789012345678901234567890", "{\"a\":1,\"a\":2}", "[\"\\\\\"]", "\"/\"",
  ])
  func readsWhatIsWellFormed(text: String) {
    let parsed = JSONParser.parse(SourceFile(path: "a.json", text: text))
    #expect(parsed.problems == [])
    #expect(!parsed.isCutShort)
    #expect(parsed.tree.root == 0)
    #expect(parsed.tree.nodes.first.map { Int($0.end) } == parsed.tree.nodes.count)
  }

  @Test(arguments: ["", " ", "\n\t\r\n"]) func saysThatAFileIsEmpty(text: String) {
    let parsed = JSONParser.parse(SourceFile(path: "a.json", text: text))
    #expect(parsed.problems == [ReadingProblem(.malformedFile(.emptyFile), at: SourceRange(at: 0))])
  }

  /// Text with its faults, the places, and the text after all repairs.
  @Test(
    arguments: [
      ("{\n \"a\": 1,\n}", [(JSONFault.trailingComma, "2:8", ",")], "{\n \"a\": 1\n}"),
      ("[1,]", [(.trailingComma, "1:3", ",")], "[1]"),
      ("[1 , ]", [(.trailingComma, "1:4", ",")], "[1  ]"),
      ("{\"é\":[1,],}", [(.trailingComma, "1:8", ","), (.trailingComma, "1:10", ",")], "{\"é\":[1]}"),
      ("// c\n{}", [(.comment, "1:1", "// c")], "{}"),
      ("{} // c", [(.comment, "1:4", "// c")], "{}"),
      (
        "{ // é\r\n \"a\": /* 🎄 */ 1\r\n}", [(.comment, "1:3", "// é"), (.comment, "2:7", "/* 🎄 */")],
        "{\r\n \"a\":  1\r\n}"
      ),
      ("[\r\n  /* a\r\n  b */\r\n1]", [(.comment, "2:3", "/* a\r\n  b */")], "[\r\n1]"),
      ("[1, // c\n]", [(.trailingComma, "1:3", ","), (.comment, "1:5", "// c")], "[1\n]"),
      ("/**/[]/*/ */", [(.comment, "1:1", "/**/"), (.comment, "1:7", "/*/ */")], "[]"),
      ("[\n//\n]", [(.comment, "2:1", "//")], "[\n]"),
    ] as [(String, [(JSONFault, String, String)], String)])
  func goesOnAfterCommentsAndTrailingCommas(text: String, faults: [(JSONFault, String, String)], mended: String) {
    let source = SourceFile(path: "a.json", text: text)
    let parsed = JSONParser.parse(source)
    #expect(!parsed.isCutShort)
    let problems = parsed.problems.sorted { $0.range < $1.range }
    #expect(problems.map(\.kind) == faults.map { .malformedFile(.json($0.0)) })
    let index = LineIndex(source)
    #expect(
      problems.map { problem in
        let position = index.position(at: problem.range.lowerBound)
        return "\(position.line):\(position.column)"
      } == faults.map(\.1))
    #expect(problems.map { source.text(in: $0.range) } == faults.map(\.2))
    var bytes = source.bytes
    for edit in problems.flatMap(\.edits).sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: edit.text.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    #expect(JSONParser.parse(SourceFile(path: "a.json", text: mended)).problems == [])
  }

  @Test(
    arguments: [
      ("[\"«\\ud800»\"]", "\u{FFFD}"), ("[\"a«\\uDC00»b\"]", "a\u{FFFD}b"), ("[\"«\\ud800»\\u0041\"]", "\u{FFFD}A"),
      ("[\"«\\ud800»\\n\"]", "\u{FFFD}\n"), ("[\"«\\udc00»\\ud83c\\udf84\"]", "\u{FFFD}🎄"),
    ])
  func readsOnAfterHalfASurrogatePair(marked: String, decoded: String) {
    let (text, range) = Self.unmark(marked)
    let source = SourceFile(path: "a.json", text: text)
    let parsed = JSONParser.parse(source)
    #expect(!parsed.isCutShort)
    #expect(
      parsed.problems == [
        ReadingProblem(.malformedFile(.json(.loneSurrogate(text: source.text(in: range)))), at: range)
      ])
    #expect(parsed.tree.value(of: 1).text == decoded)
  }

  @Test func decodesEscapes() {
    let text = #"{"a\u0062\"":"\ud83c\udf84\u00e9\/\b\f\n\r\t\\\u0000é"}"#
    let tree = JSONParser.parse(SourceFile(path: "a.json", text: text)).tree
    #expect(tree.key(of: 1) == "ab\"")
    #expect(tree.value(of: 1).text == "🎄é/\u{8}\u{C}\n\r\t\\\u{0}é")
    #expect(
      tree[1].content == SourceFile(path: "a.json", text: text).range(of: #"\ud83c\udf84\u00e9\/\b\f\n\r\t\\\u0000é"#))
  }

  @Test func boundsTheDepthAndNeedsNoStack() {
    for bracket in ["[", "{\"a\":"] {
      let text = String(repeating: bracket, count: 100_000)
      let parsed = JSONParser.parse(SourceFile(path: "a.json", text: text))
      let place = bracket.utf8.count * 64
      #expect(
        parsed.problems == [
          ReadingProblem(.limitExceeded(.depth, found: nil), at: SourceRange(place, place + 1))
        ])
    }
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(JSONParser.parse(SourceFile(path: "a.json", text: deepest)).problems == [])
  }
}
