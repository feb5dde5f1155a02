/// The order form: volume with the focus, take profit and stop loss, sell and buy.
struct OrderForm {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let card = Rect(x: Canvas.margin, y: top, width: Canvas.width - 2 * Canvas.margin, height: 284)
    painter.paperCard(on: &canvas, card)
    let inner = card.inset(by: ThemePainter.inset)
    canvas.text(
      painter.words(TerminalWords.order), .headline, surface.textInk, x: inner.x, baseline: inner.y + 16, width: 100)
    canvas.text(
      painter.words(TerminalWords.free), .footnote, surface.secondaryInk, x: inner.maxX,
      baseline: inner.y + 16, width: 200, anchor: .end)
    volume(on: &canvas, Rect(x: inner.x, y: inner.y + 32, width: inner.width, height: 48))
    canvas.text(
      painter.words(TerminalWords.margin), .footnote, surface.secondaryInk, x: inner.x,
      baseline: inner.y + 101, width: 160)
    canvas.text(
      painter.words(TerminalWords.pip), .footnote, surface.secondaryInk, x: inner.maxX,
      baseline: inner.y + 101, width: 150, anchor: .end)
    limit(painter.words(TerminalWords.takeProfit), "1.09200", isOn: true, on: &canvas, inner, y: inner.y + 116)
    limit(
      painter.words(TerminalWords.stopLoss), painter.words(TerminalWords.off), isOn: false, on: &canvas, inner,
      y: inner.y + 156)

    let buttons = Rect(x: inner.x, y: inner.maxY - 52, width: inner.width, height: 52).columns(2, gap: 8)
    trade(painter.words(TerminalWords.sell), "1.08419", up: false, on: &canvas, buttons[0])
    trade(painter.words(TerminalWords.buy), "1.08421", up: true, on: &canvas, buttons[1])
    return card.maxY
  }

  private func volume(on canvas: inout Canvas, _ field: Rect) {
    let surface = painter.colors.background
    let outer = CornerRadius.capped(painter.innerRadius, height: field.height)
    canvas.rectangle(field, radius: outer, fill: surface.fill, border: painter.colors.focusRing, borderWidth: 2)
    canvas.centered(painter.words(TerminalWords.volume), .headline, surface.textInk, in: field, padding: 56)
    // The steps lie 6 points inside the field.
    for x in [field.x + 6, field.maxX - 6 - 36] {
      let step = Rect(x: x, y: field.y + 6, width: 36, height: 36)
      canvas.rectangle(step, radius: CornerRadius.inner(outer, inset: 6), fill: surface.hairline)
      var sign = PathBuilder()
      sign.move(step.midX - 6, step.midY)
      sign.horizontal(to: step.midX + 6)
      if x > field.midX {
        sign.move(step.midX, step.midY - 6)
        sign.vertical(to: step.midY + 6)
      }
      canvas.add(.stroke(path: sign.path, color: surface.text, width: 1.8))
    }
  }

  private func limit(
    _ title: String, _ value: String, isOn: Bool, on canvas: inout Canvas, _ inner: Rect, y: Double
  ) {
    let surface = painter.colors.paper
    canvas.text(title, .subhead, surface.textInk, x: inner.x, baseline: y + 19.5, width: 140)
    canvas.text(
      value, .subhead, isOn ? surface.textInk : surface.secondaryInk,
      x: inner.maxX - 58, baseline: y + 19.5, width: 100, anchor: .end)
    painter.toggle(isOn: isOn, on: &canvas, x: inner.maxX - 46, y: y, surface: surface)
  }

  private func trade(_ title: String, _ price: String, up: Bool, on canvas: inout Canvas, _ rect: Rect) {
    let ink = up ? painter.colors.tradeUpLabel : painter.colors.tradeDownLabel
    canvas.rectangle(
      rect, radius: CornerRadius.capped(painter.innerRadius, height: rect.height), fill: ink.surface)
    let style = FontStyle.footnoteStrong
    let half = (14 + TextMeasurer.width(of: title, style: style)) / 2
    canvas.arrow(up: up, x: rect.midX - half + 4, y: rect.y + 15.5, color: ink.color)
    canvas.text(title, style, ink, x: rect.midX - half + 14, baseline: rect.y + 20, width: 60)
    canvas.text(
      price, .headline, ink, x: rect.midX, baseline: rect.y + 41,
      width: rect.width - 16, anchor: .middle)
  }
}
