/// One line of text in its place.
struct PlacedText: Hashable {
  enum Anchor {
    case start, middle, end
  }

  /// Cleaned and fitted; what is drawn.
  let content: String
  /// The base direction, that of the whole text where `content` is a line of it.
  let direction: TextDirection
  let style: FontStyle
  let color: SRGBColor
  /// What the text stands on: `color` on it is the pair that has to be readable.
  let surface: SRGBColor
  let anchor: Anchor
  let x: Double
  let baseline: Double
  /// Where the text has to stay.
  let box: Rect
  /// What the text is part of, if that is not to be mirrored in itself.
  var region: Rect?

  /// What the text takes up by our own measuring.
  var frame: Rect {
    let width = TextMeasurer.width(of: content, style: style)
    let start =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Rect(x: start, y: baseline - style.ascent, width: width, height: style.ascent + style.descent)
  }
}
