/// Builds SVG path data.
struct PathBuilder {
  private(set) var path = ""

  mutating func move(_ x: Double, _ y: Double) { path += "M\(SVGNumber.text(x)) \(SVGNumber.text(y))" }
  mutating func line(_ x: Double, _ y: Double) { path += "L\(SVGNumber.text(x)) \(SVGNumber.text(y))" }
  mutating func horizontal(to x: Double) { path += "H\(SVGNumber.text(x))" }
  mutating func vertical(to y: Double) { path += "V\(SVGNumber.text(y))" }
  /// The upper half of a circle, from the left to the right.
  mutating func arc(radius: Double, to x: Double, _ y: Double) {
    let text = SVGNumber.text(radius)
    path += "A\(text) \(text) 0 0 1 \(SVGNumber.text(x)) \(SVGNumber.text(y))"
  }
  mutating func close() { path += "Z" }

  /// A closed outline with straight sides, each corner given from the one before it.
  mutating func polygon(_ points: (Double, Double)...) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(point.0, point.1)
      } else {
        path += "l\(SVGNumber.text(point.0 - points[index - 1].0)) \(SVGNumber.text(point.1 - points[index - 1].1))"
      }
    }
    close()
  }

  mutating func rectangle(_ rect: Rect) {
    move(rect.x, rect.y)
    horizontal(to: rect.maxX)
    vertical(to: rect.maxY)
    horizontal(to: rect.x)
    close()
  }
}
