extension Brand {
  /// The palette colours, as indices, that nothing would refer to any more if these values were written out.
  /// - Parameter number: which of the brand's files the values and the colours are in.
  /// - Complexity: O(palette and themes).
  public func paletteColorsLeftUnused(writingOut values: [WrittenValue], inFile number: UInt8 = 0) -> [Int] {
    var colors = PaletteResolver(file.palette, isWhole: isWhole)
    for theme in file.themes {
      for field in ThemeField.allCases where field.isColor {
        guard let written = theme[field], !values.contains(where: { $0.place == written.place }) else { continue }
        _ = colors.state(of: written)
      }
    }
    let known = Set(unusedPalette)
    return colors.unused.filter { !known.contains($0) && file.palette[$0].name.file == number }
  }
}
