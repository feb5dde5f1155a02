/// Draws the controls of a screen in a theme's colours and radius.
struct ThemePainter {
  let colors: IllustrationColors
  /// The predicted radius, 0 … 32.
  let radius: Double
  let direction: ScreenDirection

  init(card: PreviewCard) {
    colors = IllustrationColors(card.theme.prediction, profile: card.profile)
    radius = card.theme.prediction.radius.applied.value
    direction = card.variant.direction
  }

  /// The inset of everything in a paper card, and of the cards themselves.
  static let inset = 16.0

  /// The radius of controls within a paper card.
  var innerRadius: Double { CornerRadius.inner(radius, inset: ThemePainter.inset) }

  /// A paper card.
  func paperCard(on canvas: inout Canvas, _ rect: Rect) {
    // A card that looks like the page gets an edge.
    let edge = colors.paper.fill == colors.background.fill ? colors.background.hairline : nil
    canvas.rectangle(rect, radius: radius, fill: colors.paper.fill, border: edge)
  }

  /// Tabs of which one is selected; the selected one lies 4 points inside the others' track.
  func tabs(_ names: [String], selected: Int, on canvas: inout Canvas, _ rect: Rect, surface: ThemeSurface) {
    let outer = CornerRadius.capped(radius, height: rect.height)
    canvas.rectangle(rect, radius: outer, fill: surface.fill, border: surface.hairline)
    for (index, (name, tab)) in zip(names, rect.inset(by: 4).columns(names.count, gap: 0)).enumerated() {
      if index == selected {
        canvas.rectangle(tab, radius: CornerRadius.inner(outer, inset: 4), fill: colors.primary)
        canvas.centered(name, .footnoteStrong, colors.label, in: tab)
      } else {
        canvas.centered(name, .footnote, surface.secondaryInk, in: tab)
      }
    }
  }

  /// A switch, 46 × 28 points.
  func toggle(isOn: Bool, on canvas: inout Canvas, x: Double, y: Double, surface: ThemeSurface) {
    canvas.rectangle(
      Rect(x: x, y: y, width: 46, height: 28), radius: 14, fill: isOn ? colors.primary : surface.disabled)
    canvas.add(.circle(x: isOn ? x + 32 : x + 14, y: y + 14, radius: 11, fill: surface.fill))
  }

  /// A filled button with one line.
  func button(_ title: String, fill: SRGBColor, _ ink: Ink, on canvas: inout Canvas, _ rect: Rect, radius: Double) {
    canvas.rectangle(rect, radius: radius, fill: fill)
    canvas.centered(title, .subheadStrong, ink, in: rect)
  }

  /// A small label on a fill of its own, with an arrow for up or down, 22 points high.
  func tradePill(_ text: String, up: Bool, on canvas: inout Canvas, x: Double, y: Double) {
    let style = FontStyle.footnoteStrong
    let ink = up ? colors.tradeUpLabel : colors.tradeDownLabel
    let rect = Rect(x: x, y: y, width: tradePillWidth(text), height: 22)
    canvas.rectangle(rect, radius: CornerRadius.capped(innerRadius, height: 22), fill: ink.surface)
    canvas.arrow(up: up, x: rect.x + 13, y: rect.midY, color: ink.color)
    canvas.text(
      text, style, ink, x: rect.maxX - 8, baseline: rect.midY + 4.7, width: rect.width - 28, anchor: .end)
  }

  /// Whole points, so that pills in a row have the same edges.
  func tradePillWidth(_ text: String) -> Double {
    (32 + TextMeasurer.width(of: text, style: FontStyle.footnoteStrong)).rounded(.up)
  }

  static let statusBarHeight = 48.0

  /// The top of an iPhone's screen: time, signal and battery.
  func statusBar(on canvas: inout Canvas, top: Double, surface: ThemeSurface) {
    let ink = surface.textInk
    canvas.text("9:41", .subheadStrong, ink, x: 32, baseline: top + 30, width: 48)
    canvas.unmirrored(in: Rect(x: 306, y: top + 18, width: 52.5, height: 12)) { canvas in
      signal(on: &canvas, top: top, color: ink.color)
    }
  }

  /// Signal and battery, which are filled from the left everywhere.
  private func signal(on canvas: inout Canvas, top: Double, color: SRGBColor) {
    var bars = PathBuilder()
    for index in 0..<4 {
      let height = 4 + 2.5 * Double(index)
      bars.rectangle(Rect(x: 306 + 4.5 * Double(index), y: top + 30 - height, width: 3, height: height))
    }
    canvas.add(.fill(path: bars.path, color: color))
    canvas.rectangle(
      Rect(x: 332, y: top + 18, width: 24, height: 12), radius: 3.5, fill: nil, border: color)
    canvas.rectangle(Rect(x: 334, y: top + 20, width: 16, height: 8), radius: 1.5, fill: color)
    canvas.rectangle(Rect(x: 357, y: top + 22, width: 1.5, height: 4), fill: color)
  }

  /// The safe area at the bottom.
  static let homeIndicatorHeight = 34.0

  /// The bar at the bottom of an iPhone's screen, in its safe area.
  func homeIndicator(on canvas: inout Canvas, top: Double) {
    canvas.rectangle(
      Rect(x: 128, y: top + 21, width: 134, height: 5), radius: 2.5, fill: colors.background.text)
  }
}
