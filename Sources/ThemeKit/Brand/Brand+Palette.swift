extension Brand {
  /// The palette colours, as indices, that nothing would refer to any more if these values, of fields or of the palette,
  /// were written out.
  /// - Parameter number: which of the brand's files the values and the colours are in.
  /// - Complexity: O(palette and themes).
  public func paletteColorsLeftUnused(writingOut values: [WrittenValue], inFile number: UInt8 = 0) -> [Int] {
    func isWrittenOut(_ value: WrittenValue) -> Bool { values.contains { $0.place == value.place } }
    let palette = file.palette.map { entry in
      isWrittenOut(entry.value) ? BrandFile.PaletteEntry(name: entry.name, value: entry.value.saying("#000000")) : entry
    }
    var colors = PaletteResolver(palette, isWhole: isWhole)
    for theme in file.themes {
      for field in ThemeField.allCases where field.isColor {
        guard let written = theme[field], !isWrittenOut(written) else { continue }
        _ = colors.state(of: written)
      }
    }
    let known = Set(unusedPalette)
    return colors.unused.filter { !known.contains($0) && file.palette[$0].name.file == number }
  }
}
