/// Layouts for languages that run from right to left.
///
/// A screen is laid out from left to right and mirrored as a whole: what stands at the left edge stands at the right one,
/// texts end where they began, chevrons point the other way. What means the same in every language is kept as it is and moves to
/// the mirrored place: charts, whose time runs from left to right, and signs such as a check mark. Letters and figures
/// are never mirrored.
extension Canvas {
  /// Draws something that is not to be mirrored in itself.
  /// - Parameter region: what it takes, by which its mirrored place is found.
  mutating func unmirrored(in region: Rect, _ draw: (inout Canvas) -> Void) {
    var part = Canvas()
    draw(&part)
    append(part, keepingWithin: region)
  }

  /// All of it as it stands in a layout from right to left.
  func mirrored() -> Canvas {
    var mirrored = Canvas()
    for (shape, region) in zip(shapes, shapeRegions) {
      mirrored.add(region.map { shape.moved(by: Canvas.offset(of: $0)) } ?? shape.mirrored(in: Canvas.width))
    }
    for text in texts {
      mirrored.add(text.region.map { text.moved(by: Canvas.offset(of: $0)) } ?? text.mirrored(in: Canvas.width))
    }
    return mirrored
  }

  /// How far a region moves to the right.
  private static func offset(of region: Rect) -> Double { width - region.maxX - region.x }
}

extension Rect {
  func moved(by dx: Double) -> Rect { Rect(x: x + dx, y: y, width: width, height: height) }

  /// What was at the left of `width` is at its right.
  func mirrored(in width: Double) -> Rect { Rect(x: width - maxX, y: y, width: self.width, height: height) }
}

extension Shape {
  func moved(by dx: Double) -> Shape {
    mapping({ $0.moved(by: dx) }, point: { $0 + dx }, path: { $0.moved(by: dx) })
  }

  func mirrored(in width: Double) -> Shape {
    mapping({ $0.mirrored(in: width) }, point: { width - $0 }, path: { $0.mirrored(in: width) })
  }

  private func mapping(_ rect: (Rect) -> Rect, point: (Double) -> Double, path: (Path) -> Path) -> Shape {
    switch self {
    case .rectangle(let old, let radius, let fill, let border, let borderWidth):
      .rectangle(rect(old), radius: radius, fill: fill, border: border, borderWidth: borderWidth)
    case .circle(let x, let y, let radius, let fill, let border, let borderWidth):
      .circle(x: point(x), y: y, radius: radius, fill: fill, border: border, borderWidth: borderWidth)
    case .fill(let old, let color): .fill(path: path(old), color: color)
    case .stroke(let old, let color, let width, let isDashed):
      .stroke(path: path(old), color: color, width: width, isDashed: isDashed)
    }
  }
}

extension PlacedText {
  func moved(by dx: Double) -> PlacedText { at(x + dx, anchor, box.moved(by: dx), direction) }

  /// The text ends where it began. A sentence that holds words from right to left is one of those, whatever it begins with.
  func mirrored(in width: Double) -> PlacedText {
    let mirroredAnchor: Anchor =
      switch anchor {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    let base: TextDirection = TextDirection.holdsRightToLeft(content) ? .rightToLeft : direction
    return at(width - x, mirroredAnchor, box.mirrored(in: width), base)
  }

  private func at(_ x: Double, _ anchor: Anchor, _ box: Rect, _ direction: TextDirection) -> PlacedText {
    PlacedText(
      content: content, direction: direction, style: style, color: color, surface: surface, anchor: anchor, x: x,
      baseline: baseline, box: box)
  }
}
