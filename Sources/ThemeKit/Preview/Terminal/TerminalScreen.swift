/// The trading terminal: quote, timeframes, chart, order form and open positions, as a trader would meet it.
struct TerminalScreen {
  let painter: ThemePainter
  private let left = Canvas.margin
  private let width = Canvas.width - 2 * Canvas.margin

  init(painter: ThemePainter) { self.painter = painter }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    quote(on: &canvas, top: top)
    painter.tabs(
      TerminalWords.intervals.map(painter.words), selected: 2, on: &canvas,
      Rect(x: left, y: top + 80, width: width, height: 36), surface: painter.colors.paper)
    let chart = Rect(x: left, y: top + 132, width: width, height: 224)
    CandleChart(painter: painter).draw(on: &canvas, chart)
    let order = OrderForm(painter: painter).draw(on: &canvas, top: chart.maxY + 16)
    return PositionList(painter: painter).draw(on: &canvas, top: order + 16)
  }

  private func quote(on canvas: inout Canvas, top: Double) {
    let surface = painter.colors.background
    let right = left + width
    canvas.text("EUR/USD", .title, surface.textInk, x: left, baseline: top + 25, width: 150)
    canvas.text(
      painter.words(TerminalWords.euroDollar), .footnote, surface.secondaryInk, x: left, baseline: top + 50, width: 196)
    canvas.text(
      "1.08421", .largeTitle, surface.textInk, x: right, baseline: top + 27, width: 180,
      anchor: .end)
    let change = "+0.32 %"
    let pill = right - painter.tradePillWidth(change)
    painter.tradePill(change, up: true, on: &canvas, x: pill, y: top + 40)
    canvas.text(
      painter.words(TerminalWords.today), .footnote, surface.secondaryInk, x: pill - 8, baseline: top + 55.5, width: 60,
      anchor: .end)
  }
}
