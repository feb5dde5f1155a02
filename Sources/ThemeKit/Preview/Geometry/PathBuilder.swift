/// Builds a path step by step.
struct PathBuilder {
  private(set) var path = Path()

  mutating func move(_ x: Double, _ y: Double) { path.segments.append(.move(x, y)) }
  mutating func line(_ x: Double, _ y: Double) { path.segments.append(.line(x, y)) }
  mutating func horizontal(to x: Double) { path.segments.append(.horizontal(x)) }
  mutating func vertical(to y: Double) { path.segments.append(.vertical(y)) }
  /// The upper half of a circle, from the left to the right.
  mutating func arc(radius: Double, to x: Double, _ y: Double) {
    path.segments.append(.arc(radius: radius, x, y, clockwise: true))
  }
  mutating func close() { path.segments.append(.close) }

  /// A closed outline with straight sides, each corner given from the one before it.
  mutating func polygon(_ points: (Double, Double)...) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(point.0, point.1)
      } else {
        path.segments.append(.relativeLine(point.0 - points[index - 1].0, point.1 - points[index - 1].1))
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
