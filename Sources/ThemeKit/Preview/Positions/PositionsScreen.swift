/// The open positions: what they come to, and each with its prices, its swap and its profit or loss.
struct PositionsScreen {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    var y = summary(on: &canvas, top: top) + 16
    painter.tabs(
      [PositionsWords.open, PositionsWords.pending, PositionsWords.closed].map(painter.words), selected: 0,
      on: &canvas, Rect(x: Canvas.margin, y: y, width: Canvas.width - 2 * Canvas.margin, height: 36),
      surface: painter.colors.paper)
    y += 52
    for position in OpenPosition.sample {
      y = PositionCard(painter: painter, position: position).draw(on: &canvas, top: y) + 16
    }
    painter.button(
      painter.words(PositionsWords.closeAll), .primary, on: &canvas,
      Rect(x: Canvas.margin, y: y, width: Canvas.width - 2 * Canvas.margin, height: 48),
      surface: painter.colors.background)
    return y + 48
  }

  private func summary(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 232)
    canvas.text(
      painter.words(PositionsWords.openProfit), .footnote, surface.secondaryInk, x: inner.x, baseline: inner.y + 12,
      width: inner.width)
    let share = "+1.72 %"
    let pill = inner.maxX - painter.tradePillWidth(share)
    canvas.text(
      "+262.60 USD", .largeTitle, surface.textInk, x: inner.x, baseline: inner.y + 46, width: pill - 8 - inner.x)
    painter.tradePill(share, up: true, on: &canvas, x: pill, y: inner.y + 26)

    canvas.text(
      painter.words(PositionsWords.marginUsed), .caption, surface.secondaryInk, x: inner.x, baseline: inner.y + 78,
      width: 200)
    canvas.text(
      "18.1 %", .captionStrong, surface.textInk, x: inner.maxX, baseline: inner.y + 78, width: 80, anchor: .end)
    painter.progress(
      0.181, on: &canvas, Rect(x: inner.x, y: inner.y + 88, width: inner.width, height: 8), surface: surface)
    let figures = [
      (PositionsWords.margin, "2,763.67 USD"), (PositionsWords.freeMargin, "12,480.00 USD"),
      (PositionsWords.marginLevel, "551.57 %"), (PositionsWords.equity, "15,243.67 USD"),
    ]
    let columns = inner.columns(2, gap: 16)
    for (index, (label, value)) in figures.enumerated() {
      painter.figure(
        painter.words(label), value, on: &canvas, x: columns[index % 2].x, top: inner.y + 112 + Double(index / 2) * 48,
        width: columns[0].width, surface: surface)
    }
    return inner.maxY + ThemePainter.inset
  }
}
