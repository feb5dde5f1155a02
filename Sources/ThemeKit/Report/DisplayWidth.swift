/// How many cells of a terminal text takes.
///
/// Wide and full-width characters take two cells, combining marks none, and an emoji sequence (joined, with a
/// skin tone, a flag) two as a whole. Widths follow the characters' properties, as current terminals do; a
/// terminal that splits joined emoji shows them wider.
public enum DisplayWidth {
  /// Cells of one character (extended grapheme cluster) as it is printed: 0, 1 or 2.
  static func cells(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var widest = 0
    var regionalIndicators = 0
    for scalar in character.unicodeScalars {
      // VARIATION SELECTOR-16 asks for the emoji form of what stands before it.
      if scalar == "\u{FE0F}" { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { regionalIndicators += 1 }
      widest = max(widest, cells(of: scalar))
    }
    return regionalIndicators >= 2 ? 2 : widest
  }

  /// Cells of `text`, which holds no control characters: `SafeText` has replaced them.
  public static func cells(of text: String) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + cells(of: $1) }
  }

  /// Cells of one scalar by itself.
  private static func cells(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1 }
    // Vowels and final consonants of Hangul that join the syllable before them.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = wideRanges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[2 * middle + 1] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count / 2 && wideRanges[2 * low] <= scalar.value
  }
}
