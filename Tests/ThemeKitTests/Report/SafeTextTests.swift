import Testing

@testable import ThemeKit

@Suite struct SafeTextTests {
  @Test(
    arguments: [
      ("plain é 日本 🎄", "plain é 日本 🎄"),
      ("\u{8}<&\"'\u{1B}[31m", "␈<&\"'␛[31m"),
      ("a\tb\nc\r\0", "a␉b␊c␍␀"),
      ("\u{7F}\u{9B}31m", "␡<U+009B>31m"),
      ("\u{202E}gnp.\u{2066}x\u{2069}", "<U+202E>gnp.<U+2066>x<U+2069>"),
      ("a\u{200B}b\u{FEFF}c\u{2060}", "a<U+200B>b<U+FEFF>c<U+2060>"),
      ("a\u{2028}b\u{2029}", "a<U+2028>b<U+2029>"),
      ("x\u{E0041}\u{E007F}", "x<U+E0041><U+E007F>"),
      ("soft\u{AD}hyphen \u{3164}", "soft<U+00AD>hyphen <U+3164>"),
      ("a\u{200D}b", "a<U+200D>b"),
      ("👩\u{200D}💻 می\u{200C}خواهم", "👩\u{200D}💻 می\u{200C}خواهم"),
      ("\u{FFFF}\u{FFF9}", "<U+FFFF><U+FFF9>"),
    ])
  func leavesNothingThatActsOnATerminal(text: String, safe: String) {
    #expect(SafeText.terminal(text) == safe)
  }

  @Test func everyScalarIsHarmlessAfterwards() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for unit in SafeText.terminal("a" + String(scalar)).unicodeScalars {
        let isControl = unit.properties.generalCategory == .control
        if isControl || unit.properties.isBidiControl { Issue.record("U+\(String(value, radix: 16)) got through") }
      }
    }
  }
}
