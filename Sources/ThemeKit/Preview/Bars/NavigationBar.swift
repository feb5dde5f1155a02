/// The module's navigation: its five screens, of which one is selected, told by colour, weight and a mark above it.
struct NavigationBar {
  static let height = 56.0

  let painter: ThemePainter
  let selected: Screen

  /// Those that the bar leads to: the overview is a card of ours.
  static let screens: [Screen] = [.terminal, .positions, .wallet, .history, .account]

  /// Draws the bar, and its surface down to `surfaceBottom`, which may lie below it.
  func draw(on canvas: inout Canvas, top: Double, surfaceBottom: Double) {
    let surface = painter.colors.paper
    canvas.rectangle(
      Rect(x: 0, y: top, width: Canvas.width, height: surfaceBottom - top), fill: surface.fill)
    canvas.hairline(from: 0, to: Canvas.width, y: top, color: surface.hairline)
    let row = Rect(x: 0, y: top, width: Canvas.width, height: NavigationBar.height).inset(
      horizontally: 5, vertically: 0)
    for (screen, place) in zip(NavigationBar.screens, row.columns(NavigationBar.screens.count, gap: 0)) {
      let isSelected = screen == selected
      let color = isSelected ? painter.colors.primary : surface.secondary
      if isSelected {
        canvas.rectangle(
          Rect(x: place.midX - 16, y: top, width: 32, height: 3), radius: min(1.5, painter.radius), fill: color)
      }
      canvas.icon(of: screen, x: place.midX, y: top + 22, color: color)
      canvas.text(
        painter.words(screen.title), isSelected ? .captionStrong : .caption, Ink(color, on: surface.fill),
        x: place.midX, baseline: top + 48, width: place.width - 4, anchor: .middle)
    }
  }
}
