/// Buttons, field, tabs, switches, badge and link in their states, on paper.
struct ControlStates {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let card = Rect(x: Canvas.margin, y: top, width: Canvas.width - 2 * Canvas.margin, height: 292)
    painter.paperCard(on: &canvas, card)
    let inner = card.inset(by: ThemePainter.inset)
    buttons(on: &canvas, Rect(x: inner.x, y: inner.y, width: inner.width, height: 48))
    field(on: &canvas, Rect(x: inner.x, y: inner.y + 64, width: inner.width, height: 48))
    painter.tabs(
      [OverviewWords.market, OverviewWords.limit, OverviewWords.stop].map(painter.words), selected: 0, on: &canvas,
      Rect(x: inner.x, y: inner.y + 128, width: inner.width, height: 36), surface: painter.colors.background)

    let y = inner.y + 180
    canvas.text(
      painter.words(OverviewWords.notify), .subhead, surface.textInk, x: inner.x, baseline: y + 19.5, width: 120)
    painter.toggle(isOn: true, on: &canvas, x: inner.maxX - 46, y: y, surface: surface)
    painter.toggle(isOn: false, on: &canvas, x: inner.maxX - 104, y: y, surface: surface)

    canvas.hairline(from: inner.x, to: inner.maxX, y: y + 42, color: surface.hairline)
    let badge = Rect(x: inner.x, y: y + 58, width: 48, height: 22)
    canvas.rectangle(badge, radius: CornerRadius.capped(painter.innerRadius, height: 22), fill: painter.colors.primary)
    canvas.centered(painter.words(OverviewWords.new), .captionStrong, painter.colors.label, in: badge)
    painter.tradePill("+0.32 %", up: true, on: &canvas, x: badge.maxX + 8, y: y + 58)
    painter.tradePill("−0.18 %", up: false, on: &canvas, x: badge.maxX + 102, y: y + 58)
    canvas.text(
      painter.words(OverviewWords.history), .subhead, Ink(painter.colors.primary, on: surface.fill), x: inner.maxX,
      baseline: y + 74.5, width: 72,
      anchor: .end)
    return card.maxY
  }

  private func buttons(on canvas: inout Canvas, _ row: Rect) {
    let surface = painter.colors.paper
    let radius = CornerRadius.capped(painter.innerRadius, height: row.height)
    let columns = row.columns(3, gap: 8)
    painter.button(
      painter.words(OverviewWords.deposit), fill: painter.colors.primary, painter.colors.label, on: &canvas, columns[0],
      radius: radius)
    canvas.rectangle(
      columns[1], radius: radius, fill: surface.fill, border: painter.colors.primary, borderWidth: 1.5)
    canvas.centered(painter.words(OverviewWords.withdraw), .subheadStrong, surface.textInk, in: columns[1])
    canvas.rectangle(columns[2], radius: radius, fill: surface.hairline)
    canvas.centered(
      painter.words(OverviewWords.disabled), .subheadStrong, Ink(surface.disabled, on: surface.hairline), in: columns[2]
    )
  }

  private func field(on canvas: inout Canvas, _ rect: Rect) {
    let surface = painter.colors.background
    canvas.rectangle(
      rect, radius: CornerRadius.capped(painter.innerRadius, height: rect.height), fill: surface.fill,
      border: painter.colors.focusRing, borderWidth: 2)
    let width = canvas.text(
      "1.00", .body, surface.textInk, x: rect.x + 16, baseline: rect.midY + 6.2, width: 120)
    canvas.rectangle(
      Rect(x: rect.x + 18 + width, y: rect.midY - 10, width: 2, height: 20), fill: painter.colors.primary)
    canvas.text(
      painter.words(OverviewWords.lot), .subhead, surface.secondaryInk, x: rect.maxX - 16, baseline: rect.midY + 5.5,
      width: 80, anchor: .end)
  }
}
