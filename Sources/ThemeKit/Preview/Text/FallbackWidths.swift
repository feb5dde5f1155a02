/// Widths of scalars that Inter has no glyph for, and that some other font of the reader's system draws.
///
/// No table can be exact there, so the widths lie on the wide side: a text may get its ellipsis a little early, and
/// never runs out of its place. They were read off the widest of Noto Sans, Noto Kufi Arabic, Noto Sans CJK, Noto
/// Color Emoji and DejaVu Sans Bold.
enum FallbackWidths {
  private struct Run {
    let first: UInt32
    let last: UInt32
    /// In em.
    let width: Double
  }

  /// Ascending, not overlapping.
  private static let runs: [Run] = [
    Run(first: 0x0180, last: 0x024F, width: 1.1),  // Latin Extended-B; digraphs such as U+01C4 are below
    Run(first: 0x0250, last: 0x02FF, width: 0.9),  // IPA, modifier letters
    Run(first: 0x0370, last: 0x03FF, width: 1.1),  // Greek
    Run(first: 0x0460, last: 0x052F, width: 1.3),  // Cyrillic
    Run(first: 0x0530, last: 0x058F, width: 1.0),  // Armenian
    Run(first: 0x0590, last: 0x05FF, width: 0.8),  // Hebrew
    Run(first: 0x0700, last: 0x08FF, width: 1.45),  // Syriac, Arabic extensions
    Run(first: 0x0900, last: 0x097F, width: 0.92),  // Devanagari; the wide letters are below
    Run(first: 0x0980, last: 0x0B7F, width: 1.15),  // Bengali to Oriya
    Run(first: 0x0B80, last: 0x0DFF, width: 1.9),  // Tamil to Sinhala
    Run(first: 0x0E00, last: 0x0E4F, width: 0.8),  // Thai; the wide letters are below
    Run(first: 0x0E50, last: 0x0EFF, width: 1.0),  // Thai figures, Lao
    Run(first: 0x1000, last: 0x109F, width: 1.6),  // Myanmar
    Run(first: 0x10A0, last: 0x10FF, width: 1.15),  // Georgian
    Run(first: 0x1100, last: 0x11FF, width: 1.0),  // Hangul Jamo
    Run(first: 0x2000, last: 0x20CF, width: 1.1),  // punctuation, currencies
    Run(first: 0x2100, last: 0x23FF, width: 1.5),  // letter-like signs, arrows, mathematics, technical signs
    Run(first: 0x2400, last: 0x243F, width: 1.0),  // control pictures
    Run(first: 0x2440, last: 0x2BFF, width: 1.5),  // enclosed letters, boxes, shapes, dingbats
    Run(first: 0x2E80, last: 0xA4CF, width: 1.0),  // CJK
    Run(first: 0xAC00, last: 0xD7AF, width: 1.0),  // Hangul syllables
    Run(first: 0xF900, last: 0xFAFF, width: 1.0),  // CJK compatibility
    Run(first: 0xFE30, last: 0xFE6F, width: 1.0),  // CJK compatibility
    Run(first: 0xFF00, last: 0xFFEF, width: 1.0),  // full-width and half-width forms
    Run(first: 0xFFFC, last: 0xFFFD, width: 1.2),  // replacement characters
    Run(first: 0x12000, last: 0x1254F, width: 6.0),  // cuneiform
    Run(first: 0x1F1E6, last: 0x1F1FF, width: 0.75),  // regional indicators: a flag is two of them
    Run(first: 0x20000, last: 0x3FFFF, width: 1.0),  // CJK extensions
  ]

  /// The width of `scalar` before `next`, in em; 0 for what combines with the scalar before it or is not drawn at all.
  static func width(of scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Double {
    // Hangul fillers are blank, and as wide as a syllable.
    if [0x115F, 0x3164, 0xFFA0].contains(scalar.value) { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch scalar.value {
    case 0x01C4, 0x01C5, 0x01F1, 0x01F2: return 1.6
    case ArabicWidths.letters:
      return ArabicWidths.width(
        of: scalar.value, isJoined: next.map { ArabicWidths.letters.contains($0.value) } ?? false)
    case 0x0906, 0x0911...0x0914, 0x0950, 0x0974...0x0975: return 1.15
    case 0x0E0C...0x0E0D, 0x0E12...0x0E13: return 0.95
    case 0x2E3A: return 2.2
    case 0x2E3B: return 3.3
    // The Arabic ligatures of whole words and sentences.
    case 0xFDF0...0xFDFC: return 4
    case 0xFDFD: return 13
    default: break
    }
    // Emoji; a sequence counts as if it fell apart, which is what a font without it shows.
    if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(scalar.value) { return 1.25 }
    return run(of: scalar.value)?.width ?? (scalar.value < 0x1_0000 ? 1.3 : 1.6)
  }

  private static func run(of value: UInt32) -> Run? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= value else { return nil }
    return runs[low]
  }
}
