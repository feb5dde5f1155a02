/// What lies over a screen for a moment.
extension ThemePainter {
  /// A message with what can be done about it: the text colour as its surface, with the background as its text, so that
  /// the two are as far apart as text and background are.
  func toast(_ message: String, action: String, on canvas: inout Canvas, _ rect: Rect) {
    let ink = Ink(colors.background.fill, on: colors.background.text)
    canvas.rectangle(rect, radius: CornerRadius.capped(radius, height: rect.height), fill: ink.surface)
    let taken = canvas.text(
      action, .footnoteStrong, ink, x: rect.maxX - 16, baseline: rect.midY + 4.5, width: 96, anchor: .end)
    canvas.icon(.check, x: rect.x + 24, y: rect.midY, color: ink.color)
    canvas.text(
      message, .footnote, ink, x: rect.x + 40, baseline: rect.midY + 4.5, width: rect.width - taken - 72)
  }
}
