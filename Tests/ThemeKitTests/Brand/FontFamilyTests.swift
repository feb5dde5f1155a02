import Testing

@testable import ThemeKit

struct FontFamilyTests {
  @Test(arguments: [
    "SF Pro Text", "O'Hara Sans", "Noto Sans العربية", "源ノ角ゴシック", "A, B", "Fire 🔥", "A\u{200D}B", "x:y()",
  ])
  func letsNamesPass(name: String) {
    #expect(FontFamily.firstUnsafeScalar(in: name) == nil)
  }

  @Test(
    arguments: [
      ";", "{", "}", "<", ">", "\\", "\"", "\u{0}", "\t", "\n", "\u{1F}", "\u{7F}", "\u{85}", "\u{9F}", "\u{61C}",
      "\u{200E}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2069}",
    ] as [Unicode.Scalar])
  func namesTheFirstUnsafeCharacter(scalar: Unicode.Scalar) {
    #expect(FontFamily.firstUnsafeScalar(in: "é\(scalar);") == scalar)
  }
}
