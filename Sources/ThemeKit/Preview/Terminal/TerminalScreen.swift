/// The trading terminal: quote, timeframes, chart, order form and open positions, as a trader would meet it.
struct TerminalScreen {
  private let painter: ThemePainter
  private let left = Canvas.margin
  private let width = Canvas.width - 2 * Canvas.margin

  init(card: PreviewCard) { painter = ThemePainter(card: card) }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    var screen = Canvas()
    painter.statusBar(on: &screen, top: top)
    quote(on: &screen, top: top + 56)
    painter.tabs(
      ["1m", "5m", "15m", "1h", "1d", "1w"], selected: 2, on: &screen,
      Rect(x: left, y: top + 136, width: width, height: 36), surface: painter.colors.paper)
    let chart = Rect(x: left, y: top + 188, width: width, height: 224)
    CandleChart(painter: painter).draw(on: &screen, chart)
    let order = OrderForm(painter: painter).draw(on: &screen, top: chart.maxY + 16)
    let positions = PositionList(painter: painter).draw(on: &screen, top: order + 16)
    painter.homeIndicator(on: &screen, top: positions + 8)
    let bottom = positions + 8 + 34

    canvas.rectangle(
      Rect(x: 0, y: top, width: Canvas.width, height: bottom - top), fill: painter.colors.background.fill)
    canvas.append(screen)
    return bottom
  }

  private func quote(on canvas: inout Canvas, top: Double) {
    let surface = painter.colors.background
    let right = left + width
    canvas.text("EUR/USD", .title, surface.textInk, x: left, baseline: top + 25, width: 150)
    canvas.text("Euro · US Dollar", .footnote, surface.secondaryInk, x: left, baseline: top + 50, width: 150)
    canvas.text(
      "1.08421", .largeTitle, surface.textInk, x: right, baseline: top + 27, width: 180,
      anchor: .end)
    let change = "+0.32 %"
    let pill = right - painter.tradePillWidth(change)
    painter.tradePill(change, up: true, on: &canvas, x: pill, y: top + 40)
    canvas.text(
      "today", .footnote, surface.secondaryInk, x: pill - 8, baseline: top + 55.5, width: 60, anchor: .end)
  }
}
