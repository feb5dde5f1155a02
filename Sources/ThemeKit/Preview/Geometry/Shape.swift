/// What a card is drawn with, apart from its texts.
enum Shape: Hashable {
  /// - Parameter border: drawn inside the rectangle, `borderWidth` wide.
  case rectangle(Rect, radius: Double, fill: SRGBColor?, border: SRGBColor? = nil, borderWidth: Double = 1)
  case circle(x: Double, y: Double, radius: Double, fill: SRGBColor?, border: SRGBColor? = nil, borderWidth: Double = 1)
  /// Several outlines in one colour.
  case fill(path: Path, color: SRGBColor)
  case stroke(path: Path, color: SRGBColor, width: Double, isDashed: Bool = false)
}
