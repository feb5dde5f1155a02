/// One open position; its buttons cannot be pressed while its market is closed.
struct PositionCard {
  let painter: ThemePainter
  let position: OpenPosition

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 160)
    let pill = inner.maxX - painter.tradePillWidth(position.profit)
    let symbol = canvas.text(
      position.symbol, .headline, surface.textInk, x: inner.x, baseline: inner.y + 17, width: 110)
    side(on: &canvas, x: inner.x + symbol + 8, baseline: inner.y + 17, end: pill - 8)
    painter.tradePill(position.profit, up: position.isUp, on: &canvas, x: pill, y: inner.y)

    let figures = [
      (PositionsWords.openPrice, position.openPrice), (PositionsWords.currentPrice, position.currentPrice),
      (PositionsWords.swap, position.swap),
    ]
    for (figure, column) in zip(figures, inner.columns(3, gap: 16)) {
      painter.figure(
        painter.words(figure.0), figure.1, on: &canvas, x: column.x.rounded(), top: inner.y + 36,
        width: column.width, surface: surface)
    }
    buttons(on: &canvas, Rect(x: inner.x, y: inner.maxY - 40, width: inner.width, height: 40))
    return inner.maxY + ThemePainter.inset
  }

  /// "▲ Buy 0.50 lot": the direction of the deal, not of the price.
  private func side(on canvas: inout Canvas, x: Double, baseline: Double, end: Double) {
    let surface = painter.colors.paper
    let text = painter.words(position.isBuy ? PositionsWords.buy : PositionsWords.sell)
    let taken = canvas.text(text, .footnoteStrong, surface.textInk, x: x, baseline: baseline, width: 44)
    canvas.text(
      painter.words(position.volume), .footnote, surface.secondaryInk, x: x + taken + 4, baseline: baseline,
      width: end - x - taken - 4)
  }

  private func buttons(on canvas: inout Canvas, _ row: Rect) {
    let surface = painter.colors.paper
    let columns = row.columns(2, gap: 8)
    let close = painter.words(PositionsWords.close)
    if position.isMarketOpen {
      painter.button(
        painter.words(PositionsWords.edit), .secondary, on: &canvas, columns[0], surface: surface,
        style: .footnoteStrong)
      painter.button(close, .secondary, on: &canvas, columns[1], surface: surface, style: .footnoteStrong)
    } else {
      canvas.text(
        painter.words(PositionsWords.marketClosed), .footnote, surface.secondaryInk, x: row.x,
        baseline: row.midY + 4.5, width: columns[0].width)
      painter.button(close, .disabled, on: &canvas, columns[1], surface: surface, style: .footnoteStrong)
    }
  }
}
