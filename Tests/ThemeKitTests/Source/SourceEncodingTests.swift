import Testing
import ThemeKit

struct SourceEncodingTests {
  @Test(
    arguments: [
      (SourceEncoding.utf8, [0x41, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0xA6, 0x8A] as [UInt8]),
      (.utf16LittleEndian, [0x41, 0, 0xE9, 0, 0xAC, 0x20, 0x3E, 0xD8, 0x8A, 0xDD]),
      (.utf16BigEndian, [0, 0x41, 0, 0xE9, 0x20, 0xAC, 0xD8, 0x3E, 0xDD, 0x8A]),
      (.latin1, [0x41, 0xE9] + Array("&#x20AC;&#x1F98A;".utf8)),
      (.windows1252, [0x41, 0xE9, 0x80] + Array("&#x1F98A;".utf8)),
    ])
  func spells(encoding: SourceEncoding, bytes: [UInt8]) {
    #expect(encoding.bytes(of: "Aé€🦊") == bytes)
  }

  @Test func windows1252HasNoControlsOfItsUpperHalf() {
    #expect(SourceEncoding.windows1252.bytes(of: "\u{85}\u{9D}\u{A0}") == Array("&#x85;&#x9D;".utf8) + [0xA0])
    #expect(SourceEncoding.latin1.bytes(of: "\u{85}") == [0x85])
  }

  @Test func showsLinesThatLFEnded() {
    let text = "a\né\n"
    for encoding in SourceEncoding.allCases {
      let lines = encoding.bytes(of: text).split(separator: 10, omittingEmptySubsequences: false)
      #expect(lines.map { encoding.text(ofLine: Array($0)) } == ["a", "é", ""], "\(encoding.rawValue)")
    }
  }
}
