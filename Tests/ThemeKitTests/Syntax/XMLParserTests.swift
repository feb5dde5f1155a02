import TestSupport
import Testing

@testable import ThemeKit

/// Every way in which a document is not well-formed, each with its place; `«…»` marks the reported range.
struct XMLParserTests {
  static let rejected: [(text: String, fault: XMLFault)] = [
    // Tags
    ("<a><b></«a»>", .mismatchedEndTag(found: "a", open: "b")),
    ("<a>\r\n <é></«e»>\r\n</a>", .mismatchedEndTag(found: "e", open: "é")),
    ("<a/></«a»>", .strayEndTag(name: "a")), ("</«a»>", .strayEndTag(name: "a")),
    ("<a><b>x</b>\n«»", .missingEndTag(name: "a")), ("<a>🎄«»", .missingEndTag(name: "a")),
    ("<a><«b» x=\"1\"\n</a>", .unfinishedTag(name: "b")), ("<a></«a»", .unfinishedTag(name: "a")),
    ("<«a»", .unfinishedTag(name: "a")), ("<a></«a» <b/>", .unfinishedTag(name: "a")),
    ("<a>1 «<» 2</a>", .bareLessThan), ("<a>«<»1</a>", .bareLessThan), ("«<»", .bareLessThan),
    ("<a>b «<» c</a>", .bareLessThan), ("<a>«<» ", .bareLessThan), ("<a>«<» 1></a>", .bareLessThan),
    ("<a><« »b/></a>", .spaceBeforeName(name: "b", isEnd: false)),
    ("<a><«\r\n\t»é c='1'>", .spaceBeforeName(name: "é", isEnd: false)),
    ("<a></« »a>", .spaceBeforeName(name: "a", isEnd: true)),
    ("<a>«<>»</a>", .namelessTag(isEnd: false)), ("<a>«</>»", .namelessTag(isEnd: true)),
    ("<a>«< >»</a>", .namelessTag(isEnd: false)), ("<a><«1st»/></a>", .invalidName(text: "1st")),
    ("<a></«-é»></a>", .invalidName(text: "-é")), ("<a «1b»=\"c\"/>", .invalidName(text: "1b")),
    // Names are compared code by code.
    ("<e\u{301}></«é»>", .mismatchedEndTag(found: "é", open: "e\u{301}")),
    ("<a «b»/c>", .missingAttributeValue(name: "b")),
    ("<a «/»b>", .unexpectedInTag(text: "/")), ("<a «é̀»/>", .missingAttributeValue(name: "é̀")),
    ("<a «×»/>", .unexpectedInTag(text: "×")), ("<a></a «x»>", .unexpectedInTag(text: "x")),
    // Attributes
    ("<a «b»/>", .missingAttributeValue(name: "b")), ("<a «b»=/>", .missingAttributeValue(name: "b")),
    ("<a «b»=>", .missingAttributeValue(name: "b")), ("<a b=«c»/>", .unquotedAttribute(name: "b")),
    ("<a b=\"1\"«c»=\"2\"/>", .missingSpaceBeforeAttribute), ("<a b=\"1«<»2\"/>", .lessThanInAttribute),
    ("<a b=«\"»1>\n<c d=\"2\"/></a>", .unfinishedAttribute(name: "b")), ("<a b=«'»1>", .unfinishedAttribute(name: "b")),
    ("<a b=\"1 «&» 2\"/>", .bareAmpersand), ("<a b=\"«&é;»\"/>", .undeclaredEntity(name: "é")),
    // References
    ("<a>«&»</a>", .bareAmpersand), ("<a>«&» b</a>", .bareAmpersand), ("<a>«&»amp</a>", .bareAmpersand),
    ("<a>«&»;</a>", .bareAmpersand), ("<a>é «&nbsp;»</a>", .undeclaredEntity(name: "nbsp")),
    ("<a>«&#0;»</a>", .invalidCharacterReference(text: "&#0;")),
    ("<a>«&#xD800;»</a>", .invalidCharacterReference(text: "&#xD800;")),
    ("<a>«&#x110000;»</a>", .invalidCharacterReference(text: "&#x110000;")),
    ("<a>«&#;»</a>", .invalidCharacterReference(text: "&#;")),
    ("<a>«&#12a;»</a>", .invalidCharacterReference(text: "&#12a;")),
    ("<a>«&#99999999999999999999;»</a>", .invalidCharacterReference(text: "&#99999999999999999999;")),
    // Comments, CDATA, instructions
    ("<a>«<!--» b</a>", .unfinishedComment), ("<a><!-- b «--» c --></a>", .doubleHyphenInComment),
    ("<a><!-- b «--»-></a>", .doubleHyphenInComment), ("<a>«<![CDATA[» b</a>", .unfinishedCDATA),
    ("<a>b «]]>»</a>", .cdataEndInText), ("<a>«<?b» c</a>", .unfinishedInstruction),
    ("<a>«<?»?></a>", .reservedInstruction), ("<a>«<?XML» b?></a>", .reservedInstruction),
    ("<a>«<?b»/c?></a>", .reservedInstruction), ("<a>«<!»x></a>", .unknownMarkup),
    ("<a>«<!»ELEMENT b></a>", .unknownMarkup),
    // Declaration
    ("\n«<?xml» version=\"1.0\"?><a/>", .lateDeclaration), ("<!-- --><a/>«<?xml» version=\"1.0\"?>", .lateDeclaration),
    ("«<?xml ?>»<a/>", .invalidDeclaration(.parts)), ("<?xml «encoding»=\"UTF-8\"?><a/>", .invalidDeclaration(.parts)),
    ("<?xml version=\"«2.0»\"?><a/>", .invalidDeclaration(.version)),
    ("<?xml «version»=1.0?><a/>", .invalidDeclaration(.parts)),
    ("<?xml version=\"1.0\"«encoding»=\"UTF-8\"?><a/>", .invalidDeclaration(.parts)),
    ("<?xml version=\"1.0\" standalone=\"«maybe»\"?><a/>", .invalidDeclaration(.standalone)),
    ("<?xml version=\"1.0\" encoding=\"«é»\"?><a/>", .invalidDeclaration(.encoding)),
    // Around the root
    ("«é x» <a/>", .textBeforeRoot), ("«\u{FEFF}»<a/>", .textBeforeRoot), ("«{\"id\": 1}»", .textBeforeRoot),
    ("<a/>\n«b»\n", .textAfterRoot), ("<a/>«<![CDATA[x]]>»", .textAfterRoot), ("<a/>«&amp;»", .textAfterRoot),
    ("<a/><«b»/>", .secondRoot(name: "b")), ("<!-- a -->«»", .noRoot), ("<?b c?>\n«»", .noRoot),
    // Characters
    ("<a>«\u{0}»</a>", .invalidCharacter(0)), ("<a/>«\u{0}»", .invalidCharacter(0)),
    ("<a>é«\u{1B}»[31m</a>", .invalidCharacter(0x1B)),
    ("<a b=\"«\u{1}»\"/>", .invalidCharacter(1)), ("<a>«\u{FFFE}»</a>", .invalidCharacter(0xFFFE)),
    ("<a>«\u{FFFF}»</a>", .invalidCharacter(0xFFFF)), ("<a><!--«\u{8}»--></a>", .invalidCharacter(8)),
    ("<a «\u{0}»/>", .invalidCharacter(0)),
  ]

  @Test(arguments: rejected.indices) func refusesAtTheRightPlace(row: Int) {
    let (marked, fault) = Self.rejected[row]
    let (text, range) = JSONParserTests.unmark(marked)
    let parsed = XMLParser.parse(SourceFile(path: "a.xml", text: text))
    #expect(parsed.isCutShort, "\(text)")
    #expect(parsed.problems.map(\.kind) == [.malformedFile(.xml(fault))], "\(text)")
    #expect(parsed.problems.map(\.range) == [range], "\(text)")
  }

  @Test(arguments: [
    "<a/>", "<a></a >", "<?xml version=\"1.0\"?><a/>",
    "<?xml version='1.0' encoding='UTF-8' standalone=\"yes\" ?>\n<a/>\n",
    "<a b='\"' c=\"'>\"/>", "<a>&lt;&gt;&amp;&quot;&apos;&#233;&#x1F384;</a>", "<a><![CDATA[<&]]]]><![CDATA[>]]></a>",
    "<!-- é --><?b ?><a/><!-- --><?c d?>\n", "<é:à xmlns:é='x'/>", "<a\n\tb\n=\n'c'\n/>", "<a>]] ></a>",
    "<a>\u{85}\u{FFFD}🎄</a>",
  ])
  func readsWhatIsWellFormed(text: String) {
    let source = SourceFile(path: "a.xml", text: text)
    let parsed = XMLParser.parse(source)
    #expect(parsed.problems == [])
    #expect(XMLFaultFinder.fault(in: source) == nil)
    #expect(parsed.tree.nodes.first.map { Int($0.end) } == parsed.tree.nodes.count)
  }

  @Test func namesBothPlacesOfAnAttribute() {
    let source = SourceFile(path: "a.xml", text: "<a é=\"1\" b='2'\r\n  é=\"3\"/>")
    #expect(
      XMLParser.parse(source).problems == [
        ReadingProblem(
          .duplicateKey(name: "é", form: .attribute), at: source.range(of: "é", 2), related: [source.range(of: "é")])
      ])
  }

  @Test func pointsToTheTagThatIsOpen() {
    let source = SourceFile(path: "a.xml", text: "<brand>\n<theme>\n</brand>")
    #expect(XMLParser.parse(source).problems.first?.related == [source.range(of: "theme")])
  }

  @Test(arguments: [("", 0), (" \r\n\t", 0)]) func saysThatAFileIsEmpty(text: String, offset: Int) {
    let parsed = XMLParser.parse(SourceFile(path: "a.xml", text: text))
    #expect(parsed.problems == [ReadingProblem(.malformedFile(.emptyFile), at: SourceRange(at: offset))])
  }

  @Test func findsUndeclaredPrefixes() {
    let source = SourceFile(path: "a.xml", text: "<a><b xsi:c=\"1\" xsi:d=\"2\"/><q:e/></a>")
    let parsed = XMLParser.parse(source)
    #expect(!parsed.isCutShort)
    #expect(
      parsed.problems == [
        ReadingProblem(.malformedFile(.xml(.undeclaredPrefix("xsi"))), at: source.range(of: "xsi:c")),
        ReadingProblem(.malformedFile(.xml(.undeclaredPrefix("xsi"))), at: source.range(of: "xsi:d")),
        ReadingProblem(.malformedFile(.xml(.undeclaredPrefix("q"))), at: source.range(of: "q:e")),
      ])
  }

  /// A fault against Namespaces in XML stands at the instruction, wherever it is; reading goes on.
  @Test(arguments: ["<a>\r\né «<?x:y» z?>\n<b/></a>", "«<?x:y»?><a/>", "<a/>\n«<?é:y» ?>"])
  func findsColonsInInstructions(marked: String) {
    let (text, range) = JSONParserTests.unmark(marked)
    let parsed = XMLParser.parse(SourceFile(path: "a.xml", text: text))
    let name = text.contains("é:y") ? "é:y" : "x:y"
    #expect(!parsed.isCutShort)
    #expect(
      parsed.problems == [ReadingProblem(.malformedFile(.xml(.colonInInstruction(name: name))), at: range)])
  }

  @Test(arguments: [
    ("", String(repeating: "brand", count: 180_000), "/>"),
    ("<a><b ", String(repeating: "é", count: 30_000), "=''/></a>"),
    ("<a><?", String(repeating: "p", count: 50_001), "?></a>"),
  ])
  func boundsTheLengthOfNames(before: String, name: String, after: String) {
    let before = before.isEmpty ? "<" : before
    let start = before.utf8.count
    let problems = XMLParser.parse(SourceFile(path: "a.xml", text: before + name + after)).problems
    #expect(
      problems == [
        ReadingProblem(
          .limitExceeded(.nameLength, found: name.utf8.count), at: SourceRange(start, start + name.utf8.count))
      ])
  }

  @Test(arguments: [
    "«<!DOCTYPE» lolz [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;&a;&a;\">]><brand>&b;</brand>",
    "<!-- <!x -->«<!DOCTYPE» brand SYSTEM \"file:///etc/passwd\"><brand/>",
    "«<!DOCTYPE» brand [<!ENTITY % p SYSTEM \"http://127.0.0.1:1/x\">%p;]><brand/>", "«<!DOCTYPE»><brand/>",
    "«<!DOCTYPE» brand \"<!x", "«<!DOCTYPE» brand PUBLIC '<!' '<!'><brand/>",
  ])
  func stopsAtADoctype(marked: String) {
    let (text, range) = JSONParserTests.unmark(marked)
    #expect(
      XMLParser.parse(SourceFile(path: "a.xml", text: text)).problems == [ReadingProblem(.forbiddenDoctype, at: range)])
  }

  @Test func boundsTheDepth() {
    let text = String(repeating: "<é>", count: 10_000)
    let start = 64 * "<é>".utf8.count + 1
    #expect(
      XMLParser.parse(SourceFile(path: "a.xml", text: text)).problems == [
        ReadingProblem(.limitExceeded(.depth, found: nil), at: SourceRange(start, start + 2))
      ])
    let deepest = String(repeating: "<é>", count: 64) + String(repeating: "</é>", count: 64)
    #expect(XMLParser.parse(SourceFile(path: "a.xml", text: deepest)).problems == [])
  }

  @Test(arguments: [
    (0..<100_000).map { " a\($0)=\"\"" }.joined(), (0..<50_000).map { " a\($0)='>\"'" }.joined(),
  ])
  func boundsTheAttributesBeforeTheyCostTime(attributes: String) {
    let parsed = XMLParser.parse(SourceFile(path: "a.xml", text: "<!-- <b ' -->\n<brand\(attributes)/>"))
    let count = attributes.hasPrefix(" a0=\"") ? 100_000 : 50_000
    #expect(parsed.problems == [ReadingProblem(.limitExceeded(.attributes, found: count), at: SourceRange(15, 20))])
  }

  @Test func tellsTheExactPlacesOfAMultilineTag() {
    let text = "<a>\r\n<é\r\n\tname = 'ä&amp;b'\r\n  x:y=\"🎄\" xmlns:x=\"u\">\r\n t&#xe4;xt \r\n</é\r\n></a>"
    let source = SourceFile(path: "a.xml", text: text)
    let tree = XMLParser.parse(source).tree
    #expect(tree.nodes.map { source.text(in: $0.key) } == ["a", "é", "name", "x:y", "xmlns:x"])
    #expect(source.text(in: tree[2].content) == "ä&amp;b")
    #expect(tree.value(of: 2).text == "ä&b")
    #expect(source.text(in: tree[3].outer) == "x:y=\"🎄\"")
    #expect(tree.value(of: 1).text == "täxt")
    #expect(source.text(in: tree.value(of: 1).range) == "t&#xe4;xt")
    #expect(tree[1].outer == SourceRange(5, text.utf8.count - 4))
  }

  @Test(
    arguments: [
      ("<a> x </a>", "x", "x"), ("<a>\r\nx\r\ny\r</a>", "x\ny", "x\r\ny"), ("<a><![CDATA[ x ]]></a>", "x", "x"),
      ("<a>x<![CDATA[y]]></a>", "xy", "x<![CDATA[y]]>"), ("<a><!-- c -->x<?p q?>y</a>", "xy", "x<?p q?>y"),
      ("<a>&#32;x&#x20;</a>", "x", "x"), ("<a>&#160;x</a>", "\u{A0}x", "&#160;x"), ("<a> </a>", "", ""),
      ("<a/>", "", ""),
      ("<a><![CDATA[]]></a>", "", ""), ("<a><!-- x --></a>", "", ""), ("<a>é&lt;🎄</a>", "é<🎄", "é&lt;🎄"),
    ])
  func readsTextWithItsPlace(text: String, value: String, place: String) {
    let source = SourceFile(path: "a.xml", text: text)
    let read = XMLParser.parse(source).tree.value(of: 0)
    #expect(read.text == value)
    #expect(source.text(in: read.range) == place)
  }

  @Test func attributesKeepNoLineBreaks() {
    let tree = XMLParser.parse(SourceFile(path: "a.xml", text: "<a b=' x\r\ny\tz&#10;w '/>")).tree
    #expect(tree.value(of: 1).text == "x y z\nw")
  }

  @Test func countsLinesBeyondSixteenBits() {
    let source = SourceFile(path: "a.xml", text: "<a>" + String(repeating: "\n", count: 70_001) + "<b>&x;</b></a>")
    let problems = XMLParser.parse(source).problems
    #expect(
      problems.map { LineIndex(source).position(at: $0.range.lowerBound) } == [SourcePosition(line: 70_002, column: 4)])
  }
}
