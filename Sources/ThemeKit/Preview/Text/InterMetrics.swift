/// The widths of Inter, the first font of the cards' font stack: advances, tabular figures and kerning.
///
/// The tables are made from the font by `scripts/make-font-widths`. Contextual alternates are not in them: cards
/// switch them off.
enum InterMetrics {
  /// The glyph for `scalar`: an index into the tables; nil where they have none. Figures are tabular ones.
  static func glyph(for scalar: Unicode.Scalar) -> Int? {
    if let figure = index(of: scalar.value, in: tabularBlocks) { return figure }
    guard let index = index(of: scalar.value, in: blocks), regularAdvances[index] != .max else { return nil }
    return index
  }

  /// The advance width of a glyph, in em.
  static func advance(of glyph: Int, weight: FontWeight) -> Double {
    let regular = Double(regularAdvances[glyph])
    return (regular + (Double(boldAdvances[glyph]) - regular) * weight.share) / unitsPerEm
  }

  /// What is added between two glyphs, in em; mostly negative.
  static func kerning(_ left: Int, _ right: Int, weight: FontWeight) -> Double {
    let row = Int(leftClasses[left])
    let column = rightClasses[right]
    guard row != 0, column != 0 else { return 0 }
    var low = Int(kerningStarts[row])
    let end = Int(kerningStarts[row + 1])
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if kerningRightClasses[middle] < column { low = middle + 1 } else { high = middle }
    }
    guard low < end, kerningRightClasses[low] == column else { return 0 }
    let regular = Double(regularKerning[low])
    return (regular + (Double(boldKerning[low]) - regular) * weight.share) / unitsPerEm
  }

  /// Blocks ascend and do not overlap.
  private static func index(of value: UInt32, in blocks: [ScalarBlock]) -> Int? {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < blocks.count, blocks[low].first <= value else { return nil }
    return blocks[low].index + Int(value - blocks[low].first)
  }
}
