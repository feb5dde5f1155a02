/// Measures texts as they will be drawn in Inter, with fallback fonts for what Inter does not have.
///
/// Cards ask for tabular figures everywhere. They are wider than all proportional ones, so a renderer that draws those
/// instead stays within the measured width.
enum TextMeasurer {
  /// The width of one line of text, in points: within 1 % of what Chromium draws where Inter has all glyphs, and
  /// rather too wide elsewhere.
  ///
  /// `text` is one that `DisplayText` made. Complexity: linear in its length.
  static func width(of text: some StringProtocol, style: FontStyle) -> Double {
    var width = 0.0
    var previous: Int?
    for scalar in text.unicodeScalars {
      guard let glyph = InterMetrics.glyph(for: scalar) else {
        let fallback = FallbackWidths.width(of: scalar)
        width += fallback
        // A mark sits on its letter and leaves the kerning of letters as it is.
        if fallback > 0 { previous = nil }
        continue
      }
      width += InterMetrics.advance(of: glyph, weight: style.weight)
      if let previous { width += InterMetrics.kerning(previous, glyph, weight: style.weight) }
      previous = glyph
    }
    return width * style.size
  }
}
