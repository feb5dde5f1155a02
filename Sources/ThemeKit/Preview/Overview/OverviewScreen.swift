/// The theme's parts: palette, type, shape and the states of controls.
struct OverviewScreen {
  private let painter: ThemePainter
  private let prediction: ThemePrediction
  private let left = Canvas.margin
  private let width = Canvas.width - 2 * Canvas.margin

  init(card: PreviewCard) {
    painter = ThemePainter(card: card)
    prediction = card.theme.prediction
  }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    var screen = Canvas()
    var y = section("Palette", on: &screen, top: top + 8)
    y = PaletteSwatches(painter: painter).draw(on: &screen, top: y)
    y = section("Type", prediction.font.applied, on: &screen, top: y)
    y = TypeScale(painter: painter).draw(on: &screen, top: y)
    y = section("Shape", "radius \(prediction.radius.applied.digits)", on: &screen, top: y)
    y = RadiusSpecimens(painter: painter).draw(on: &screen, top: y)
    y = section("Controls", on: &screen, top: y)
    let bottom = ControlStates(painter: painter).draw(on: &screen, top: y) + 24

    canvas.rectangle(
      Rect(x: 0, y: top, width: Canvas.width, height: bottom - top), fill: painter.colors.background.fill)
    canvas.append(screen)
    return bottom
  }

  /// The heading of a part; gives where the part begins.
  private func section(_ title: String, _ note: String = "", on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.background
    let taken = canvas.text(title, .title, surface.textInk, x: left, baseline: top + 40, width: 160)
    if !note.isEmpty {
      canvas.text(
        note, .footnote, surface.secondaryInk, x: left + width, baseline: top + 40, width: width - taken - 16,
        anchor: .end)
    }
    return top + 56
  }
}
