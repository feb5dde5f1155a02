/// What stands around the content of a screen: status bar, title and home indicator, on the background.
struct ScreenFrame {
  let painter: ThemePainter
  let title: SampleText

  /// Draws a screen from `top` downwards; gives the bottom.
  ///
  /// - Parameter content: draws from a top downwards and gives its bottom.
  func draw(on canvas: inout Canvas, top: Double, _ content: (inout Canvas, Double) -> Double) -> Double {
    var screen = Canvas()
    let surface = painter.colors.background
    painter.statusBar(on: &screen, top: top)
    screen.text(
      painter.words(title), .largeTitle, surface.textInk, x: Canvas.margin, baseline: top + 82,
      width: Canvas.width - 2 * Canvas.margin)
    let end = content(&screen, top + 104)
    painter.homeIndicator(on: &screen, top: end + 8)
    let bottom = end + 8 + 34

    canvas.rectangle(Rect(x: 0, y: top, width: Canvas.width, height: bottom - top), fill: surface.fill)
    canvas.append(screen)
    return bottom
  }
}
