/// What a screen looks like to people whose colour vision differs: every flat fill by itself.
extension Canvas {
  func seen(with vision: ColorVision) -> Canvas {
    var seen = Canvas()
    for shape in shapes { seen.add(shape.mapping(vision.seen)) }
    for text in texts { seen.add(text.mapping(vision.seen)) }
    return seen
  }
}

extension Shape {
  fileprivate func mapping(_ map: (SRGBColor) -> SRGBColor) -> Shape {
    switch self {
    case .rectangle(let rect, let radius, let fill, let border, let borderWidth):
      .rectangle(rect, radius: radius, fill: fill.map(map), border: border.map(map), borderWidth: borderWidth)
    case .circle(let x, let y, let radius, let fill, let border, let borderWidth):
      .circle(x: x, y: y, radius: radius, fill: fill.map(map), border: border.map(map), borderWidth: borderWidth)
    case .fill(let path, let color): .fill(path: path, color: map(color))
    case .stroke(let path, let color, let width, let isDashed):
      .stroke(path: path, color: map(color), width: width, isDashed: isDashed)
    }
  }
}

extension PlacedText {
  fileprivate func mapping(_ map: (SRGBColor) -> SRGBColor) -> PlacedText {
    PlacedText(
      content: content, direction: direction, style: style, color: map(color), surface: map(surface), anchor: anchor,
      x: x, baseline: baseline, box: box)
  }
}
