/// The total balance, its course over a month, what is free of it, and the way in and out.
struct BalanceCard {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 320)
    canvas.text(
      painter.words(WalletWords.totalBalance), .footnote, surface.secondaryInk, x: inner.x, baseline: inner.y + 15,
      width: 200)
    painter.badge(painter.words(WalletWords.live), on: &canvas, x: inner.maxX, y: inner.y, anchor: .end)
    let change = "+2.4 %"
    let pill = inner.maxX - painter.tradePillWidth(change)
    canvas.text(
      "14,990.94 USD", .largeTitle, surface.textInk, x: inner.x, baseline: inner.y + 54, width: pill - 8 - inner.x)
    painter.tradePill(change, up: true, on: &canvas, x: pill, y: inner.y + 34)

    // Time runs from left to right in every language.
    canvas.unmirrored(in: inner) { canvas in
      BalanceChart(painter: painter).draw(
        on: &canvas, Rect(x: inner.x, y: inner.y + 72, width: inner.width, height: 72))
      canvas.text(
        painter.words(WalletWords.from), .caption, surface.secondaryInk, x: inner.x, baseline: inner.y + 162, width: 80)
      canvas.text(
        painter.words(WalletWords.until), .caption, surface.secondaryInk, x: inner.maxX, baseline: inner.y + 162,
        width: 80, anchor: .end)
    }

    let figures = [
      (WalletWords.equity, "15,243.67"), (WalletWords.margin, "2,763.67"), (WalletWords.freeMargin, "12,480.00"),
    ]
    for (figure, column) in zip(figures, inner.columns(3, gap: 16)) {
      painter.figure(
        painter.words(figure.0), figure.1, on: &canvas, x: column.x.rounded(), top: inner.y + 184,
        width: column.width, surface: surface)
    }
    let buttons = Rect(x: inner.x, y: inner.maxY - 48, width: inner.width, height: 48).columns(2, gap: 8)
    painter.button(painter.words(WalletWords.deposit), .primary, on: &canvas, buttons[0], surface: surface)
    painter.button(painter.words(WalletWords.withdraw), .secondary, on: &canvas, buttons[1], surface: surface)
    return inner.maxY + ThemePainter.inset
  }
}
