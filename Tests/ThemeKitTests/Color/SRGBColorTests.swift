import Testing
import ThemeKit

@Suite struct SRGBColorTests {
  @Test(arguments: [("#ff7a1a", 0xff7a1a), ("#FF7A1A", 0xff7a1a), ("#000000", 0), ("#aBcDeF", 0xabcdef)])
  func readsSixHexDigits(text: String, rgb: Int) throws {
    let color = try #require(SRGBColor(hex: text))
    #expect(color.rgb == UInt32(rgb))
    #expect(color.hex == text.lowercased())
    #expect(color.upperCaseHex == text.uppercased())
  }

  @Test(arguments: [
    "", "#", "#fff", "#12345", "#1234567", "#12345678", "123456", "#12345g", "#12 456", " #123456", "#123456 ",
    "#１２３４５６", "#+12345", "#0x1234", "invalid#000000", "#é1234", "#12345\u{301}",
  ])
  func readsNothingElse(text: String) {
    #expect(SRGBColor(hex: text) == nil)
  }
}
