/// A deposit that is being made: amount with the focus, a chosen method, and one that cannot be had.
struct DepositForm {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 408)
    canvas.text(
      painter.words(WalletWords.addFunds), .headline, surface.textInk, x: inner.x, baseline: inner.y + 16, width: 180)
    canvas.text(
      painter.words(WalletWords.noFee), .footnote, surface.secondaryInk, x: inner.maxX, baseline: inner.y + 16,
      width: 120, anchor: .end)
    painter.field(
      "500.00", unit: "USD", .focused, on: &canvas, Rect(x: inner.x, y: inner.y + 32, width: inner.width, height: 48))
    amounts(on: &canvas, Rect(x: inner.x, y: inner.y + 88, width: inner.width, height: 36))
    methods(on: &canvas, inner, top: inner.y + 136)
    painter.button(
      painter.words(WalletWords.depositAmount), .primary, on: &canvas,
      Rect(x: inner.x, y: inner.maxY - 48, width: inner.width, height: 48), surface: surface)
    return inner.maxY + ThemePainter.inset
  }

  /// Amounts to tap, the chosen one filled.
  private func amounts(on canvas: inout Canvas, _ row: Rect) {
    let surface = painter.colors.paper
    for (amount, chip) in zip(["100", "250", "500", "1,000"], row.columns(4, gap: 8)) {
      let isChosen = amount == "500"
      canvas.rectangle(
        chip, radius: CornerRadius.capped(painter.innerRadius, height: chip.height),
        fill: isChosen ? painter.colors.primary : surface.fill, border: isChosen ? nil : surface.disabled)
      canvas.centered(
        amount, isChosen ? .footnoteStrong : .footnote, isChosen ? painter.colors.label : surface.textInk, in: chip)
    }
  }

  private func methods(on canvas: inout Canvas, _ inner: Rect, top: Double) {
    let surface = painter.colors.paper
    let x = inner.x + 36
    let methods = [
      ThemePainter.Row(title: painter.words(WalletWords.card), note: "•••• 4417", value: ""),
      ThemePainter.Row(
        title: painter.words(WalletWords.transfer), note: painter.words(WalletWords.transferTime), value: ""),
      ThemePainter.Row(
        title: painter.words(WalletWords.eWallet), note: painter.words(WalletWords.notOffered), value: "",
        isDisabled: true),
    ]
    for (index, method) in methods.enumerated() {
      let y = top + 60 * Double(index)
      let isOn = index == 0
      let color = isOn ? painter.colors.primary : method.isDisabled ? surface.hairline : surface.disabled
      painter.radio(isOn: isOn, color: color, on: &canvas, x: inner.x + 10, y: y + 29)
      painter.row(method, on: &canvas, x: x, to: inner.maxX, top: y)
      if index > 0 { canvas.hairline(from: x, to: inner.maxX, y: y - 2, color: surface.hairline) }
    }
    painter.badge(painter.words(WalletWords.instant), on: &canvas, x: inner.maxX, y: top + 18, anchor: .end)
  }
}
