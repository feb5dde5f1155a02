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
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      guard let glyph = InterMetrics.glyph(for: scalar) else {
        let after = scalars.index(after: index)
        let next = after == scalars.endIndex ? nil : scalars[after]
        let fallback = FallbackWidths.width(of: scalar, before: next)
        width += fallback
        if fallback > 0 { previous = nil }
        continue
      }
      width += InterMetrics.advance(of: glyph, weight: style.weight)
      // A mark sits on its letter and leaves the kerning of letters as it is; bold ones have a little width.
      if (0x0300...0x036F).contains(scalar.value) { continue }
      if let previous { width += InterMetrics.kerning(previous, glyph, weight: style.weight) }
      previous = glyph
    }
    return width * style.size
  }
}
