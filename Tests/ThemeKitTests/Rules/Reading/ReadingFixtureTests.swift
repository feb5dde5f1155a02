import Foundation
import TestSupport
import Testing
import ThemeKit

/// The findings of reading in the fixture files, each with its exact range, words and repair.
struct ReadingFixtureTests {
  static let expected: [String: [String]] = [
    "bad-ampersand.xml": [
      "2:30-2:31 @68: \"&\" must be written &amp; [malformed-file]"
    ],
    "bad-attribute-field.xml": [
      "5:5-5:12 @88: \"primary\" on theme must be an element, not an attribute [unknown-key]"
        + " | safe: write primary as an element"
    ],
    "bad-bare-theme.json": [
      "1:19-1:25 @18: unknown key \"colour\" in theme [unknown-key]",
      "1:48-1:48 @47: value of text is empty [empty-value]",
    ],
    "bad-blank.json": [
      "1:1-1:1 @0: file is empty, must hold a brand [malformed-file]"
    ],
    "bad-byte-f6.xml": [
      "2:10-2:11 @27: byte 0xF6 at offset 27 must be UTF-8 [invalid-encoding]"
    ],
    "bad-comment.json": [
      "2:3-2:21 @5: comment is not allowed in JSON [malformed-file]"
        + " | safe: remove the comment"
    ],
    "bad-cycle.xml": [
      "4:24-4:31 @92: palette colours refer to each other in a circle: blue → green → teal → blue [reference-cycle]"
        + " | 5:25 part of the circle"
        + " | 6:24 part of the circle"
    ],
    "bad-depth.json": [
      "1:89-1:90 @88: nesting must be at most 64 levels deep [limit-exceeded]"
    ],
    "bad-duplicate-attribute.xml": [
      "3:12-3:16 @68: attribute \"name\" is given twice, must be given once [duplicate-key]"
        + " | 3:3 given here first"
    ],
    "bad-duplicate-key.json": [
      "2:23-2:27 @65: key \"text\" is given twice, must be given once [duplicate-key]"
        + " | 2:4 given here first"
    ],
    "bad-empty-value.xml": [
      "4:14-4:14 @92: value of primary is empty [empty-value]"
    ],
    "bad-encoding-name.xml": [
      "1:31-1:40 @30: encoding \"Shift_JIS\" must be UTF-8, UTF-16, ISO-8859-1 or windows-1252 [invalid-encoding]"
    ],
    "bad-entity-bomb.xml": [
      "2:1-2:10 @22: DOCTYPE is not allowed in a brand file [forbidden-doctype]"
    ],
    "bad-external-entity.xml": [
      "1:1-1:10 @0: DOCTYPE is not allowed in a brand file [forbidden-doctype]"
    ],
    "bad-id.xml": [
      "2:12-2:22 @50: id \"../../Acme\" must be lower-case letters, digits and hyphens [invalid-brand-id]"
        + " | unsafe: use acme"
    ],
    "bad-key.json": [
      "1:45-1:52 @47: unknown key \"fontUrl\" in theme, did you mean \"fontURL\" [unknown-key]"
        + " | safe: rename fontUrl to fontURL"
    ],
    "bad-latin1-id.xml": [
      "2:27-2:34 @70: id \"Zöllner\" must be lower-case letters, digits and hyphens [invalid-brand-id]"
        + " | unsafe: use z-llner"
    ],
    "bad-lone-surrogate.json": [
      "1:27-1:33 @27: escape \"\\ud83c\" is half of a surrogate pair [malformed-file]"
    ],
    "bad-mismatched-end-tag.xml": [
      "4:23-4:29 @101: end tag </primry> must be </primary> [malformed-file]"
        + " | 4:6 <primary> is opened here"
    ],
    "bad-missing-comma.json": [
      "2:15-2:15 @16: comma is missing here [malformed-file]"
    ],
    "bad-missing-end-tag.xml": [
      "4:1-4:1 @71: end tag </theme> is missing at the end of the file [malformed-file]"
        + " | 2:4 <theme> is opened here"
    ],
    "bad-mode-twice.xml": [
      "8:16-8:20 @198: second theme of mode dark, must be one at most [duplicate-mode]"
        + " | 3:16 the first one is here"
    ],
    "bad-no-theme.xml": [
      "2:2-2:7 @40: theme is missing, a brand must have at least one [no-theme]"
    ],
    "bad-nul.xml": [
      "4:18-4:19 @96: character U+0000 is not allowed in XML [malformed-file]"
    ],
    "bad-number-color.json": [
      "1:55-1:61 @54: primary must be a string, not the number 5319e7 [wrong-type]"
        + " | safe: use \"#5319e7\"",
      "1:72-1:78 @71: paper must be a string, not the number 1e2030 [wrong-type]"
        + " | safe: use \"#1e2030\"",
    ],
    "bad-reference.xml": [
      "5:14-5:22 @149: {embers} is not in the palette, did you mean {ember} [undefined-reference]"
        + " | unsafe: use {ember}"
    ],
    "bad-root.xml": [
      "1:2-1:11 @1: root element <resources> must be a brand: <brand> [wrong-type]"
    ],
    "bad-stray-text.xml": [
      "8:3-8:10 @185: text \"stray ü\" cannot stand in brand, which holds elements [wrong-type]"
    ],
    "bad-trailing-comma.json": [
      "3:65-3:66 @86: comma after the last value is not allowed in JSON [malformed-file]"
        + " | safe: remove the comma"
    ],
    "bad-utf16-key.xml": [
      "3:18-3:24 @118: unknown element \"primry\" in theme, did you mean \"primary\" [unknown-key]"
        + " | safe: rename primry to primary"
    ],
    "bad-utf16.json": [
      "1:1-1:1 @2: JSON must be UTF-8, this file is UTF-16LE [invalid-encoding]"
    ],
    "good-latin1.xml": [],
  ]

  /// `line:column-line:column @offset of the stored file: message [rule]`, then the repairs.
  static func findings(_ name: String) throws -> [String] {
    let path = "Tests/Fixtures/Reading/\(name)"
    let file = Linter.lint(path: path, relativePath: path, bytes: try Repository.bytes(of: path), origin: .explicit)
    let index = LineIndex(file.source)
    let reading = Set(RuleRegistry.descriptions.filter { $0.category == .reading }.map(\.id))
    return file.diagnostics.filter { reading.contains($0.rule) }.map { finding in
      let start = index.position(at: finding.range.lowerBound)
      let end = index.position(at: finding.range.upperBound)
      let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
      let repairs = finding.fixIts.map { " | \($0.applicability.rawValue): \($0.title)" }.joined()
      let related = finding.related.map { related in
        let place = index.position(at: related.range.lowerBound)
        return " | \(place.line):\(place.column) \(related.message)"
      }
      return
        "\(place) @\(file.source.storedOffset(of: finding.range.lowerBound)): \(finding.message) [\(finding.rule.rawValue)]"
        + related.joined() + repairs
    }
  }

  static let names: [String] = {
    let folder = Repository.root.appendingPathComponent("Tests/Fixtures/Reading").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test(arguments: names) func findsExactlyThis(name: String) throws {
    #expect(try Self.findings(name) == Self.expected[name])
  }

  @Test func everyFixtureIsThere() {
    #expect(Self.names == Self.expected.keys.sorted())
  }
}
