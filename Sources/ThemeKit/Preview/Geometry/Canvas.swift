/// A list of shapes and texts that are being laid out. Texts always lie above shapes.
struct Canvas {
  /// The width of every card, in points: the small phone that themes are tested on.
  static let width = 390.0
  /// The margin at both sides.
  static let margin = 16.0

  private(set) var shapes: [Shape] = []
  /// One for each shape: what it is part of, if that is not to be mirrored in itself.
  private(set) var shapeRegions: [Rect?] = []
  private(set) var texts: [PlacedText] = []

  mutating func add(_ shape: Shape) {
    shapes.append(shape)
    shapeRegions.append(nil)
  }

  mutating func add(_ text: PlacedText) { texts.append(text) }

  /// Lays `other` on top.
  /// - Parameter region: what all of it is part of, if that is not to be mirrored in itself.
  mutating func append(_ other: Canvas, keepingWithin region: Rect? = nil) {
    shapes += other.shapes
    shapeRegions += region.map { Array(repeating: $0, count: other.shapes.count) } ?? other.shapeRegions
    texts += other.texts.map { text in
      var part = text
      part.region = region ?? text.region
      return part
    }
  }

  mutating func rectangle(
    _ rect: Rect, radius: Double = 0, fill: SRGBColor?, border: SRGBColor? = nil, borderWidth: Double = 1
  ) {
    add(
      .rectangle(
        rect, radius: CornerRadius.capped(radius, height: min(rect.width, rect.height)), fill: fill, border: border,
        borderWidth: borderWidth))
  }

  mutating func hairline(from x: Double, to end: Double, y: Double, color: SRGBColor) {
    rectangle(Rect(x: x, y: y, width: end - x, height: 1), fill: color)
  }

  /// Places one line of text, cut to `width`; gives the width it takes.
  ///
  /// - Parameters:
  ///   - x: where the text starts, has its middle or ends, as `anchor` says.
  ///   - width: the most it may take.
  @discardableResult
  mutating func text(
    _ text: String, _ style: FontStyle, _ ink: Ink, x: Double, baseline: Double, width: Double,
    anchor: PlacedText.Anchor = .start, truncating truncation: TextFitter.Truncation = .end,
    direction: TextDirection? = nil
  ) -> Double {
    let clean = DisplayText.clean(text)
    let fitted = TextFitter.fit(clean, width: width, style: style, truncating: truncation)
    if fitted.isEmpty { return 0 }
    let start =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    let placed = PlacedText(
      content: fitted, direction: direction ?? TextDirection(of: clean), style: style, color: ink.color,
      surface: ink.surface, anchor: anchor, x: x, baseline: baseline,
      box: Rect(x: start, y: baseline - style.ascent, width: width, height: style.ascent + style.descent))
    texts.append(placed)
    return placed.frame.width
  }

  /// Places a text in the middle of a rectangle, cut to it with `padding` at both sides.
  mutating func centered(_ text: String, _ style: FontStyle, _ ink: Ink, in rect: Rect, padding: Double = 4) {
    self.text(
      text, style, ink, x: rect.midX, baseline: rect.midY + style.capHeight / 2, width: rect.width - 2 * padding,
      anchor: .middle)
  }

  /// Places a text in lines of at most `width`; gives the baseline of the last one.
  mutating func paragraph(
    _ text: String, _ style: FontStyle, _ ink: Ink, x: Double, firstBaseline: Double, width: Double,
    lineHeight: Double, maximumLines: Int
  ) -> Double {
    let clean = DisplayText.clean(text)
    let direction = TextDirection(of: clean)
    let lines = TextFitter.wrap(clean, width: width, style: style, maximumLines: maximumLines)
    // Lines that run from right to left begin at one right edge.
    let isMirrored = direction == .rightToLeft && lines.count > 1
    let widest = isMirrored ? lines.map { TextMeasurer.width(of: $0, style: style) }.max() ?? width : width
    for (index, line) in lines.enumerated() {
      self.text(
        line, style, ink, x: isMirrored ? x + widest : x, baseline: firstBaseline + Double(index) * lineHeight,
        width: widest, anchor: isMirrored ? .end : .start, direction: direction)
    }
    return firstBaseline + Double(max(lines.count, 1) - 1) * lineHeight
  }
}
