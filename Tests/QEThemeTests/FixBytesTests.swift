import Foundation
import Testing
import ThemeKit

@testable import qetheme

/// `lint --fix` changes the bytes of values and no other.
@Suite struct FixBytesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: [UInt8]
    let after: [UInt8]
    var file = "a.xml"

    var testDescription: String { name }
  }

  private static func xml(_ encoding: String, _ newline: String, _ radius: String) -> String {
    [
      "<?xml version='1.0' encoding='\(encoding)'?>", "<!-- Größe & \"q\" -->", "<brand id='acme' name='Zöe'>",
      "  <theme mode=\"dark\"  ><radius> \(radius) </radius>", "</theme></brand>",
    ].joined(separator: newline)
  }

  private static func encoded(
    _ name: String, _ encoding: String.Encoding, mark: [UInt8] = [], newline: String = "\n", declared: String
  ) -> Case {
    func bytes(_ radius: String) -> [UInt8] {
      mark + Array(xml(declared, newline, radius).data(using: encoding) ?? Data())
    }
    return Case(name: name, before: bytes("40"), after: bytes("32"))
  }

  private static func text(_ name: String, _ before: String, _ after: String, file: String = "a.xml") -> Case {
    Case(name: name, before: Array(before.utf8), after: Array(after.utf8), file: file)
  }

  private static func theme(_ fields: String) -> String {
    "<brand id=\"a\"><theme mode='dark'>\(fields)</theme></brand>"
  }

  static let cases: [Case] = [
    encoded("LF", .utf8, newline: "\n", declared: "UTF-8"),
    encoded("CRLF", .utf8, newline: "\r\n", declared: "UTF-8"),
    encoded("lone CR", .utf8, newline: "\r", declared: "UTF-8"),
    encoded("BOM", .utf8, mark: [0xEF, 0xBB, 0xBF], newline: "\r\n", declared: "UTF-8"),
    encoded("UTF-16LE", .utf16LittleEndian, mark: [0xFF, 0xFE], newline: "\r\n", declared: "UTF-16"),
    encoded("UTF-16BE", .utf16BigEndian, mark: [0xFE, 0xFF], declared: "UTF-16"),
    encoded("UTF-16LE, declared", .utf16LittleEndian, declared: "UTF-16LE"),
    encoded("ISO-8859-1", .isoLatin1, newline: "\r\n", declared: "ISO-8859-1"),
    encoded("windows-1252", .windowsCP1252, declared: "windows-1252"),
    text(
      "mixed line ends", "<brand id=\"a\">\r\n<theme primary='#Fa0Bc1'>\r<paper>fA0</paper>\n\r\n</theme>\r</brand>",
      "<brand id=\"a\">\r\n<theme>\r<primary>#bf0197</primary>\r<paper>#ffAA00</paper>\n\r\n</theme>\r</brand>"),
    text(
      "element to attribute in CRLF", "<brand>\r\n  <id>a</id>\r\n  <theme/>\r\n</brand>\r\n",
      "<brand id=\"a\">\r\n  <theme/>\r\n</brand>\r\n"),
    text("entity", theme("<primary>&#35;fA0</primary>"), theme("<primary>#ffAA00</primary>")),
    text("hex entity", theme("<primary>&#x23;f&#97;0</primary>"), theme("<primary>#ffaa00</primary>")),
    text(
      "CDATA", theme("<primary><![CDATA[fa0]]></primary><radius><![CDATA[ 40 ]]></radius>"),
      theme("<primary><![CDATA[#ffaa00]]></primary><radius><![CDATA[ 32 ]]></radius>")),
    text(
      "CDATA in part", theme("<primary>f<![CDATA[a0]]></primary>"), theme("<primary>#ffaa00</primary>")),
    text(
      "attribute in single quotes",
      "<brand id='A'><palette><color name='x'>fa0</color></palette><theme mode='DARK' ><primary>{x}</primary></theme></brand>",
      "<brand id='a'><palette><color name='x'>#ffaa00</color></palette><theme mode='dark' ><primary>{x}</primary></theme></brand>"
    ),
    text(
      "attribute with entities to element", "<brand id='a'><theme fontFamily='A &amp; B &#8364; &quot;'/></brand>",
      "<brand id='a'><theme><fontFamily>A &amp; B € \"</fontFamily></theme></brand>"),
    Case(
      name: "what an encoding does not hold",
      before: Array(
        "<?xml version='1.0' encoding='latin1'?><brand id='a'><theme fontFamily='&#8364;&#233;'/></brand>".utf8),
      after: Array("<?xml version='1.0' encoding='latin1'?><brand id='a'><theme><fontFamily>&#x20AC;".utf8) + [0xE9]
        + Array("</fontFamily></theme></brand>".utf8)),
    text(
      "JSON escape", "{\"id\": \"a\", \"themes\": [{\"primary\": \"\\u0023fA0\", \"r\\u0061dios\": 40}]}",
      "{\"id\": \"a\", \"themes\": [{\"primary\": \"#cc8600\", \"radius\": 32}]}", file: "a.json"),
    text(
      "JSON syntax", "\u{FEFF}{\"id\": \"a\",// é\r\n\"themes\": [{\"primary\": 5319e7,}\r],\n/* * */}",
      "\u{FEFF}{\"id\": \"a\",\r\n\"themes\": [{\"primary\": \"#5319e7\"}\r]\n}", file: "b.json"),
    text(
      "contrast in an entity",
      theme("<background>#101418</background><text>&#x23;22262c<!-- é --></text>")
        + "<!-- <text>#22262c</text> -->",
      theme("<background>#101418</background><text>&#x23;757e8b<!-- é --></text>") + "<!-- <text>#22262c</text> -->"),
    text(
      "contrast in a JSON escape",
      "{\"id\": \"a\", \"themes\": [{\"background\": \"#101418\", \"text\": \"\\u0023\\u0032\\u00322222\"}]}",
      "{\"id\": \"a\", \"themes\": [{\"background\": \"#101418\", \"text\": \"\\u00237e7e7e\"}]}", file: "c.json"),
    text(
      "comments stay",
      "<!-- fa0 --><brand id=\"a\"><!-- 40 --><theme><primary><!-- fa0 -->fa0<!-- fa0 --></primary></theme></brand>",
      "<!-- fa0 --><brand id=\"a\"><!-- 40 --><theme><primary><!-- fa0 -->#cc8600<!-- fa0 --></primary></theme></brand>"
    ),
  ]

  @Test(arguments: cases) func changesValuesAlone(item: Case) throws {
    let folder = try TestFolder()
    let arguments = ["lint", item.file, "--unsafe-fixes"]
    try folder.write(item.before, to: item.file)
    let patch = try folder.run(arguments + ["--diff"], inputBytes: [])
    _ = try folder.run(arguments + ["--fix"], inputBytes: [])
    let after = try #require(folder.bytes(of: item.file))
    #expect(after == item.after, "\(String(decoding: after, as: UTF8.self))")
    _ = try folder.run(arguments + ["--fix"], inputBytes: [])
    #expect(folder.bytes(of: item.file) == after)
    #expect(patch.bytes.isEmpty == (item.before == item.after))
  }
}
