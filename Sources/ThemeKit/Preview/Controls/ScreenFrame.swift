/// What stands around the content of a screen, on the background: status bar and home indicator, a large title where
/// the screen has one, and what of the module's own bars is shown.
///
/// The bars lie on paper, which then reaches to the edge of the phone, as iOS draws bars.
struct ScreenFrame {
  let painter: ThemePainter
  let screen: Screen
  let shown: Set<ModulePart>

  /// Draws a screen from `top` downwards; gives the bottom.
  ///
  /// - Parameter content: draws from a top downwards and gives its bottom.
  func draw(on canvas: inout Canvas, top: Double, _ content: (inout Canvas, Double) -> Double) -> Double {
    var frame = Canvas()
    let start = head(on: &frame, top: top)
    let end = content(&frame, start)
    let bottom = foot(on: &frame, top: end)
    canvas.rectangle(
      Rect(x: 0, y: top, width: Canvas.width, height: bottom - top), fill: painter.colors.background.fill)
    canvas.append(frame)
    return bottom
  }

  /// Draws what is above the content; gives where that begins.
  private func head(on canvas: inout Canvas, top: Double) -> Double {
    if shown.contains(.header) {
      let bar = top + ThemePainter.statusBarHeight
      HeaderBar(painter: painter, title: screen.title).draw(on: &canvas, top: bar, surfaceTop: top)
      painter.statusBar(on: &canvas, top: top, surface: painter.colors.paper)
      return bar + HeaderBar.height + 16
    }
    let surface = painter.colors.background
    painter.statusBar(on: &canvas, top: top, surface: surface)
    // The terminal begins with its quote.
    if screen == .terminal { return top + 56 }
    canvas.text(
      painter.words(screen.title), .largeTitle, surface.textInk, x: Canvas.margin, baseline: top + 82,
      width: Canvas.width - 2 * Canvas.margin)
    return top + 104
  }

  /// Draws what is below the content; gives its bottom.
  private func foot(on canvas: inout Canvas, top: Double) -> Double {
    var y = top + 8
    if shown.contains(.branding) {
      BrandingLine(painter: painter).draw(on: &canvas, top: y)
      y += BrandingLine.height
    }
    guard shown.contains(.nav) else {
      painter.homeIndicator(on: &canvas, top: y)
      return y + ThemePainter.homeIndicatorHeight
    }
    y += 8
    let bottom = y + NavigationBar.height + ThemePainter.homeIndicatorHeight
    NavigationBar(painter: painter, selected: screen).draw(on: &canvas, top: y, surfaceBottom: bottom)
    painter.homeIndicator(on: &canvas, top: y + NavigationBar.height)
    return bottom
  }
}
