/// The signs of the five screens: 20 points wide, strokes of one weight, told apart by shape.
extension Canvas {
  /// Draws the sign of a screen around a middle.
  mutating func icon(of screen: Screen, x: Double, y: Double, color: SRGBColor) {
    unmirrored(in: Rect(x: x, y: y, width: 0, height: 0)) { $0.draw(screen, x: x, y: y, color: color) }
  }

  private mutating func draw(_ screen: Screen, x: Double, y: Double, color: SRGBColor) {
    var path = PathBuilder()
    switch screen {
    // No place leads to it.
    case .overview: return
    // Two candles.
    case .terminal:
      for (middle, top, bottom) in [(x - 5, y - 3.0, y + 5.0), (x + 5, y - 5, y + 2)] {
        path.rectangle(Rect(x: middle - 3, y: top, width: 6, height: bottom - top))
        path.move(middle, top - 4)
        path.vertical(to: top)
        path.move(middle, bottom)
        path.vertical(to: bottom + 4)
      }
    // A purse with its clasp.
    case .wallet:
      rectangle(Rect(x: x - 10, y: y - 8, width: 20, height: 16), radius: 4, fill: nil, border: color, borderWidth: 1.8)
      path.move(x + 9, y - 2.5)
      path.horizontal(to: x + 4)
      path.vertical(to: y + 2.5)
      path.horizontal(to: x + 9)
    // A clock.
    case .history:
      add(.circle(x: x, y: y, radius: 9.5, fill: nil, border: color, borderWidth: 1.8))
      path.move(x, y - 4.5)
      path.vertical(to: y + 0.5)
      path.horizontal(to: x + 3.5)
    // Head and shoulders.
    case .account:
      add(.circle(x: x, y: y - 4.5, radius: 4.9, fill: nil, border: color, borderWidth: 1.8))
      path.move(x - 8.5, y + 9)
      path.arc(radius: 8.5, to: x + 8.5, y + 9)
      path.close()
    // A case.
    case .positions:
      rectangle(Rect(x: x - 10, y: y - 5, width: 20, height: 14), radius: 4, fill: nil, border: color, borderWidth: 1.8)
      path.move(x - 3.5, y - 5)
      path.vertical(to: y - 8.5)
      path.horizontal(to: x + 3.5)
      path.vertical(to: y - 5)
      path.move(x - 9, y + 1)
      path.horizontal(to: x + 9)
    }
    add(.stroke(path: path.path, color: color, width: 1.8))
  }
}
