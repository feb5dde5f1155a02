extension Brand {
  /// The palette colours, as indices, that nothing would refer to any more if these values were written out.
  /// - Complexity: O(palette and themes).
  public func paletteColorsLeftUnused(writingOut values: [WrittenValue]) -> [Int] {
    var colors = PaletteResolver(file.palette, isWhole: isWhole)
    for theme in file.themes {
      for field in ThemeField.allCases where field.isColor {
        guard let written = theme[field], !values.contains(where: { $0.range == written.range }) else { continue }
        _ = colors.state(of: written)
      }
    }
    return colors.unused.filter { !unusedPalette.contains($0) }
  }
}
