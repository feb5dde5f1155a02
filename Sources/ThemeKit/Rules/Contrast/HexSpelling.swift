/// The letter case of a brand's colours: repairs keep it.
struct HexSpelling {
  private enum Case {
    case upper, lower
  }

  /// Of the colours in the file whose digits have a case, if it is the same in all of them.
  private let common: Case?

  init(_ brand: Brand) {
    let themes = brand.file.themes.flatMap { theme in
      ThemeField.allCases.filter(\.isColor).compactMap { theme[$0]?.text }
    }
    let cases = (themes + brand.file.palette.map(\.value.text)).compactMap(Self.letterCase)
    common = cases.allSatisfy { $0 == .upper } ? cases.first : .lower
  }

  /// `color` as the author of `text` would write it: in upper case if the letters of `text` are, or, where it has none,
  /// those of all other colours.
  func spelled(_ color: SRGBColor, like text: String) -> String {
    (Self.letterCase(text) ?? common) == .upper ? color.upperCaseHex : color.hex
  }

  /// Nil for what is no colour, or has no letters; lower for a mixture.
  private static func letterCase(_ text: String) -> Case? {
    guard SRGBColor(hex: text) != nil else { return nil }
    let letters = text.utf8.filter { $0 > UInt8(ascii: "9") }
    if letters.isEmpty { return nil }
    return letters.allSatisfy { $0 < UInt8(ascii: "a") } ? .upper : .lower
  }
}
