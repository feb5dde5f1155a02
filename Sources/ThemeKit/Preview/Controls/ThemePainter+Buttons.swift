/// Buttons, tags and links.
extension ThemePainter {
  /// How much a button asks to be pressed.
  enum ButtonKind {
    /// Filled with primary.
    case primary
    /// Outlined with primary, labelled in the text colour, which is readable where primary may not be.
    case secondary
    /// Cannot be pressed.
    case disabled
  }

  /// A button with one line, on `surface`.
  func button(
    _ title: String, _ kind: ButtonKind, on canvas: inout Canvas, _ rect: Rect, surface: ThemeSurface,
    style: FontStyle = .subheadStrong
  ) {
    let radius = CornerRadius.capped(innerRadius, height: rect.height)
    switch kind {
    case .primary:
      canvas.rectangle(rect, radius: radius, fill: colors.primary)
      canvas.centered(title, style, colors.label, in: rect)
    case .secondary:
      canvas.rectangle(rect, radius: radius, fill: surface.fill, border: colors.primary, borderWidth: 1.5)
      canvas.centered(title, style, surface.textInk, in: rect)
    case .disabled:
      canvas.rectangle(rect, radius: radius, fill: surface.hairline)
      canvas.centered(title, style, Ink(surface.disabled, on: surface.hairline), in: rect)
    }
  }

  /// A word on primary, 22 points high; gives its width.
  @discardableResult
  func badge(
    _ text: String, on canvas: inout Canvas, x: Double, y: Double, anchor: PlacedText.Anchor = .start
  ) -> Double {
    let style = FontStyle.captionStrong
    let width = badgeWidth(text)
    let rect = Rect(x: anchor == .end ? x - width : x, y: y, width: width, height: 22)
    canvas.rectangle(rect, radius: CornerRadius.capped(innerRadius, height: 22), fill: colors.primary)
    canvas.centered(text, style, colors.label, in: rect)
    return width
  }

  /// Whole points.
  func badgeWidth(_ text: String) -> Double {
    max(22, (TextMeasurer.width(of: text, style: .captionStrong) + 16).rounded(.up))
  }

  /// A text in primary that leads somewhere; gives its width.
  @discardableResult
  func link(
    _ text: String, _ style: FontStyle = .subhead, on canvas: inout Canvas, x: Double, baseline: Double, width: Double,
    surface: ThemeSurface, anchor: PlacedText.Anchor = .start
  ) -> Double {
    canvas.text(
      text, style, Ink(colors.primary, on: surface.fill), x: x, baseline: baseline, width: width, anchor: anchor)
  }

  /// The sign of a row that opens something, with its point at `x`.
  func chevron(on canvas: inout Canvas, x: Double, y: Double, color: SRGBColor) {
    var path = PathBuilder()
    path.move(x - 4, y - 4)
    path.line(x, y)
    path.line(x - 4, y + 4)
    canvas.add(.stroke(path: path.path, color: color, width: 1.8))
  }
}
