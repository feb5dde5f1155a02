/// The radius on a card, on a field inside it, on a button and on a small part.
struct RadiusSpecimens {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.background
    let specimens: [(name: SampleText, height: Double, radius: Double)] = [
      (OverviewWords.card, 80, painter.radius),
      (OverviewWords.field, 64, painter.innerRadius),
      (OverviewWords.button, 48, painter.innerRadius),
      (OverviewWords.tag, 24, painter.innerRadius),
    ]
    let columns = Rect(
      x: Canvas.margin, y: top, width: Canvas.width - 2 * Canvas.margin, height: 80
    ).columns(4, gap: 8)
    for (column, specimen) in zip(columns, specimens) {
      let rect = Rect(
        x: column.x, y: top + 80 - specimen.height, width: column.width, height: specimen.height)
      let radius = CornerRadius.capped(specimen.radius, height: min(specimen.height, column.width))
      let isFilled = specimen.name == OverviewWords.button
      canvas.rectangle(
        rect, radius: radius, fill: isFilled ? painter.colors.primary : painter.colors.paper.fill,
        border: isFilled ? nil : surface.disabled, borderWidth: 1.5)
      canvas.text(
        painter.words(specimen.name), .footnote, surface.textInk, x: column.midX, baseline: top + 101,
        width: column.width,
        anchor: .middle)
      canvas.text(
        SVGNumber.label(radius), .footnote, surface.secondaryInk, x: column.midX,
        baseline: top + 119, width: column.width, anchor: .middle)
    }
    return top + 120
  }
}
