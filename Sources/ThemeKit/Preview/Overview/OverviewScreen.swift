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
    var y = section(OverviewWords.palette, on: &screen, top: top + 8)
    y = PaletteSwatches(painter: painter, prediction: prediction).draw(on: &screen, top: y)
    y = section(OverviewWords.type, prediction.font.applied, prediction.font.basis, on: &screen, top: y)
    y = TypeScale(painter: painter).draw(on: &screen, top: y)
    y = section(
      OverviewWords.shape, "radius \(prediction.radius.applied.digits)", prediction.radius.basis, on: &screen, top: y)
    y = RadiusSpecimens(painter: painter).draw(on: &screen, top: y)
    y = section(OverviewWords.controls, on: &screen, top: y)
    let bottom = ControlStates(painter: painter).draw(on: &screen, top: y) + 24

    canvas.rectangle(
      Rect(x: 0, y: top, width: Canvas.width, height: bottom - top), fill: painter.colors.background.fill)
    canvas.append(screen)
    return bottom
  }

  /// The heading of a part, with a value and how sure it is; gives where the part begins.
  private func section(
    _ title: SampleText, _ note: String = "", _ basis: Basis = .documented, on canvas: inout Canvas, top: Double
  ) -> Double {
    let surface = painter.colors.background
    let taken = canvas.text(painter.words(title), .title, surface.textInk, x: left, baseline: top + 40, width: 220)
    if !note.isEmpty {
      let isAssumed = basis == .assumed
      let end = left + width - (isAssumed ? 16 : 0)
      canvas.text(
        note, .footnote, surface.secondaryInk, x: end, baseline: top + 40, width: end - left - taken - 16,
        anchor: .end)
      if isAssumed { canvas.mark(basis, x: left + width - 5, y: top + 35.5, color: surface.secondary) }
    }
    return top + 56
  }
}
