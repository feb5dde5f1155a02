/// A rectangle in user units, which are iOS points; y runs downwards.
struct Rect: Hashable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Without `inset` on each side.
  func inset(by inset: Double) -> Rect { self.inset(horizontally: inset, vertically: inset) }

  func inset(horizontally dx: Double, vertically dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Whether `other` lies within, give or take `tolerance`.
  func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.x >= x - tolerance && other.maxX <= maxX + tolerance && other.y >= y - tolerance
      && other.maxY <= maxY + tolerance
  }

  /// Whether the two share an area; edges that touch do not count.
  func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// `count` columns of one width with `gap` between them.
  func columns(_ count: Int, gap: Double) -> [Rect] {
    let column = (width - gap * Double(count - 1)) / Double(count)
    return (0..<count).map { Rect(x: x + Double($0) * (column + gap), y: y, width: column, height: height) }
  }
}
