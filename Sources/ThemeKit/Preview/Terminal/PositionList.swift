/// Two open positions, one in profit and one in loss.
struct PositionList {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let card = Rect(x: Canvas.margin, y: top, width: Canvas.width - 2 * Canvas.margin, height: 172)
    painter.paperCard(on: &canvas, card)
    let inner = card.inset(by: ThemePainter.inset)
    canvas.text(
      painter.words(TerminalWords.positions), .headline, surface.textInk, x: inner.x, baseline: inner.y + 16, width: 160
    )
    canvas.text(
      painter.words(TerminalWords.closeAll), .subhead, Ink(painter.colors.primary, on: surface.fill), x: inner.maxX,
      baseline: inner.y + 16,
      width: 120, anchor: .end)
    row(
      "XAU/USD", painter.words(TerminalWords.bought), "+184.00 USD", "2,322.08", up: true, on: &canvas, inner,
      y: inner.y + 28)
    canvas.hairline(from: inner.x, to: inner.maxX, y: inner.y + 84, color: surface.hairline)
    row(
      "US 500", painter.words(TerminalWords.sold), "−38.40 USD", "5,233.70", up: false, on: &canvas, inner,
      y: inner.y + 86)
    return card.maxY
  }

  private func row(
    _ symbol: String, _ order: String, _ profit: String, _ price: String, up: Bool, on canvas: inout Canvas,
    _ inner: Rect, y: Double
  ) {
    let surface = painter.colors.paper
    canvas.text(symbol, .subheadStrong, surface.textInk, x: inner.x, baseline: y + 22, width: 150)
    canvas.text(
      order, .footnote, surface.secondaryInk, x: inner.x, baseline: y + 44, width: 210)
    painter.tradePill(
      profit, up: up, on: &canvas, x: inner.maxX - painter.tradePillWidth(profit), y: y + 5)
    canvas.text(
      price, .footnote, surface.secondaryInk, x: inner.maxX, baseline: y + 44, width: 90,
      anchor: .end)
  }
}
