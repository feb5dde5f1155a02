/// What the balance is held in.
struct CurrencyList {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 224)
    canvas.text(
      painter.words(WalletWords.balances), .headline, surface.textInk, x: inner.x, baseline: inner.y + 16, width: 180)
    painter.link(
      painter.words(WalletWords.convert), on: &canvas, x: inner.maxX, baseline: inner.y + 16, width: 120,
      surface: surface, anchor: .end)
    let rows = [
      ("$", WalletWords.dollar, "USD", "9,839.85", "65.6 %"),
      ("€", WalletWords.euro, "EUR", "4,000.00", "28.9 %"),
      ("¥", WalletWords.yen, "JPY", "128,000", "5.4 %"),
    ]
    for (index, (symbol, name, code, amount, share)) in rows.enumerated() {
      let y = inner.y + 32 + 56 * Double(index)
      let ink = painter.disc(on: &canvas, x: inner.x + 18, y: y + 28)
      canvas.centered(
        symbol, .subheadStrong, ink, in: Rect(x: inner.x, y: y + 10, width: 36, height: 36))
      painter.row(
        ThemePainter.Row(title: painter.words(name), note: code, value: amount, valueNote: share), on: &canvas,
        x: inner.x + 48, to: inner.maxX, top: y)
      if index > 0 { canvas.hairline(from: inner.x + 48, to: inner.maxX, y: y, color: surface.hairline) }
    }
    return inner.maxY + ThemePainter.inset
  }
}
