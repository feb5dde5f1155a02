import TestSupport
import Testing

@testable import ThemeKit

struct SourceDecoderTests {
  static let body = "<brand id=\"a\" name=\"Zoë\"><theme/></brand>\r\n"

  static func decode(_ bytes: [UInt8], as format: SourceDecoder.Format = .xml) -> SourceDecoder {
    SourceDecoder(path: "a", relativePath: "a", stored: bytes, format: format)
  }

  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      bigEndian ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
  }

  static func single(_ text: String, _ special: [Character: UInt8] = [:]) -> [UInt8] {
    text.map { special[$0] ?? ($0 == "\r\n" ? 0x0A : UInt8($0.unicodeScalars.first?.value ?? 0)) }
  }

  static func declared(_ encoding: String) -> String { "<?xml version='1.0' encoding=\"\(encoding)\"?>" }

  /// Each encoding: the bytes, the text, the length of the mark.
  static let readable: [(name: SourceEncoding, bytes: [UInt8], text: String, mark: Int)] = [
    (.utf8, Array(body.utf8), body, 0),
    (.utf8, [0xEF, 0xBB, 0xBF] + Array(body.utf8), body, 3),
    (.utf8, [0xEF, 0xBB, 0xBF] + Array((declared("utf-8") + body).utf8), declared("utf-8") + body, 3),
    (.utf16LittleEndian, [0xFF, 0xFE] + utf16(body + "🎄é", bigEndian: false), body + "🎄é", 2),
    (.utf16BigEndian, [0xFE, 0xFF] + utf16(body + "🎄é", bigEndian: true), body + "🎄é", 2),
    (
      .utf16LittleEndian, [0xFF, 0xFE] + utf16(declared("UTF-16") + body, bigEndian: false), declared("UTF-16") + body,
      2
    ),
    (.utf16BigEndian, utf16(declared("utf-16") + body, bigEndian: true), declared("utf-16") + body, 0),
    (.utf16LittleEndian, utf16(declared("UTF-16LE") + body, bigEndian: false), declared("UTF-16LE") + body, 0),
    (.latin1, single(declared("ISO-8859-1") + "é<a/>ÿ"), declared("ISO-8859-1") + "é<a/>ÿ", 0),
    (
      .windows1252, single(declared("windows-1252") + "é€„<a/>", ["€": 0x80, "„": 0x84]),
      declared("windows-1252") + "é€„<a/>", 0
    ),
  ]

  @Test(arguments: readable.indices) func decodesWithTheWayBack(row: Int) {
    let (encoding, bytes, text, mark) = Self.readable[row]
    let decoder = Self.decode(bytes)
    #expect(decoder.fault == nil)
    let source = decoder.source
    #expect(String(decoding: source.bytes, as: UTF8.self) == text)
    #expect(source.encoding == encoding)
    #expect(source.byteOrderMarkLength == mark)
    #expect(source.stored == bytes)
    // Character by character: where it is in the text, and where in the file.
    var offset = 0
    var stored = mark
    for scalar in text.unicodeScalars {
      #expect(source.storedOffset(of: offset) == stored)
      offset += String(Character(scalar)).utf8.count
      switch encoding {
      case .utf8: stored += String(Character(scalar)).utf8.count
      case .utf16LittleEndian, .utf16BigEndian: stored += String(Character(scalar)).utf16.count * 2
      case .latin1, .windows1252: stored += 1
      }
    }
    #expect(source.storedOffset(of: offset) == bytes.count)
  }

  @Test func keepsUTF8WithoutACopy() {
    let bytes = Array(Self.body.utf8)
    let source = Self.decode(bytes).source
    #expect(source.bytes.withUnsafeBufferPointer(\.baseAddress) == bytes.withUnsafeBufferPointer(\.baseAddress))
  }

  /// What cannot be decoded: the bytes, where they are in the file, and the line and column.
  @Test(
    arguments: [
      (single("<a>\nZo\u{F6}</a>"), [0xF6], 6, "2:3"), ([0x41, 0xC3], [0xC3], 1, "1:2"),
      ([0xC3, 0xA9, 0xC0, 0xAF], [0xC0], 2, "1:2"), ([0xED, 0xA0, 0x80], [0xED], 0, "1:1"),
      ([0xE2, 0x82, 0x41], [0xE2, 0x82], 0, "1:1"), ([0xF5, 0x80], [0xF5], 0, "1:1"),
      ([0xF4, 0x90, 0x80, 0x80], [0xF4], 0, "1:1"), ([0x80], [0x80], 0, "1:1"),
      ([0xF0, 0x9F, 0x8E, 0x84, 0xE0, 0x80], [0xE0], 4, "1:2"),
      ([0xEF, 0xBB, 0xBF, 0x0D, 0x0A, 0xFF], [0xFF], 5, "2:1"), ([0xF0, 0x9F, 0x8E], [0xF0, 0x9F, 0x8E], 0, "1:1"),
    ] as [([UInt8], [UInt8], Int, String)])
  func namesTheFirstUndecodableBytes(stored: [UInt8], bad: [UInt8], offset: Int, place: String) {
    for format in [SourceDecoder.Format.xml, .json] {
      let decoder = Self.decode(stored, as: format)
      #expect(decoder.fault?.reason == .undecodable(bytes: bad, storedOffset: offset, encoding: .utf8))
      guard let range = decoder.fault?.range else { continue }
      let position = LineIndex(decoder.source).position(at: range.lowerBound)
      #expect("\(position.line):\(position.column)" == place)
      #expect(decoder.source.text(in: range) == "\u{FFFD}")
      #expect(decoder.source.storedOffset(of: range.lowerBound) == offset)
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x41, 0x00, 0x42], [0x42], 4), ([0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00], [0x00, 0xD8], 2),
      ([0xFE, 0xFF, 0xDC, 0x00], [0xDC, 0x00], 2), ([0xFE, 0xFF, 0x00, 0x41, 0xD8, 0x00], [0xD8, 0x00], 4),
    ] as [([UInt8], [UInt8], Int)])
  func namesBrokenUTF16(stored: [UInt8], bad: [UInt8], offset: Int) {
    let decoder = Self.decode(stored)
    #expect(
      decoder.fault?.reason
        == .undecodable(
          bytes: bad, storedOffset: offset, encoding: stored[0] == 0xFF ? .utf16LittleEndian : .utf16BigEndian))
  }

  @Test func windows1252HasHoles() {
    let stored = Self.single(Self.declared("CP1252") + "<a>") + [0x81]
    #expect(
      Self.decode(stored).fault?.reason
        == .undecodable(bytes: [0x81], storedOffset: stored.count - 1, encoding: .windows1252))
  }

  /// What the file says of itself and is not: the fault, and what it points at.
  @Test(
    arguments: [
      (Array((declared("KOI8-R") + "<a/>").utf8), .unsupported(name: "KOI8-R"), "KOI8-R"),
      (Array((declared("UTF-16") + "<a/>").utf8), .contradiction(declared: "UTF-16", actual: .utf8), "UTF-16"),
      (
        [0xEF, 0xBB, 0xBF] + Array((declared("ISO-8859-1") + "<a/>").utf8),
        .contradiction(declared: "ISO-8859-1", actual: .utf8), "ISO-8859-1"
      ),
      (
        [0xFF, 0xFE] + utf16(declared("UTF-8") + "<a/>", bigEndian: false),
        .contradiction(declared: "UTF-8", actual: .utf16LittleEndian), "UTF-8"
      ),
      (utf16("<a/>", bigEndian: true), .undeclaredUTF16, ""),
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], .unsupportedBytes(name: "UTF-32"), ""),
    ] as [([UInt8], EncodingFault, String)])
  func holdsTheDeclarationAgainstTheBytes(stored: [UInt8], fault: EncodingFault, place: String) {
    let decoder = Self.decode(stored)
    #expect(decoder.fault?.reason == fault)
    #expect(decoder.fault.map { decoder.source.text(in: $0.range) } == place)
  }

  @Test func jsonIsUTF8() {
    let text = "{\"id\": \"é\"}"
    #expect(Self.decode(Array(text.utf8), as: .json).fault == nil)
    #expect(Self.decode([0xEF, 0xBB, 0xBF] + Array(text.utf8), as: .json).fault == nil)
    for (bytes, encoding) in [
      ([0xFF, 0xFE] + Self.utf16(text, bigEndian: false), SourceEncoding.utf16LittleEndian),
      (Self.utf16(text, bigEndian: true), .utf16BigEndian),
    ] {
      let decoder = Self.decode(bytes, as: .json)
      #expect(decoder.fault?.reason == .notUTF8(encoding))
      #expect(String(decoding: decoder.source.bytes, as: UTF8.self) == text)
    }
  }
}
