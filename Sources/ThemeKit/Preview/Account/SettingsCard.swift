/// Settings that are on, off and cannot be changed, and one that opens another screen.
struct SettingsCard {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 264)
    canvas.text(
      painter.words(AccountWords.settings), .headline, surface.textInk, x: inner.x, baseline: inner.y + 16, width: 200)
    var y = inner.y + 28
    let toggle = inner.maxX - 46
    setting(AccountWords.faceID, on: &canvas, inner, top: y)
    painter.toggle(isOn: true, on: &canvas, x: toggle, y: y + 12, surface: surface)
    y += 52
    setting(AccountWords.priceAlerts, on: &canvas, inner, top: y)
    painter.toggle(isOn: false, on: &canvas, x: toggle, y: y + 12, surface: surface)
    y += 52
    canvas.hairline(from: inner.x, to: inner.maxX, y: y, color: surface.hairline)
    painter.row(
      ThemePainter.Row(
        title: painter.words(AccountWords.messages), note: painter.words(AccountWords.messagesHint), value: "",
        isDisabled: true), on: &canvas, x: inner.x, to: toggle, top: y + 2)
    painter.disabledToggle(on: &canvas, x: toggle, y: y + 16, surface: surface)
    y += 60
    setting(AccountWords.language, on: &canvas, inner, top: y)
    canvas.text(
      painter.words(AccountWords.languageName), .subhead, surface.secondaryInk, x: inner.maxX - 16, baseline: y + 31.5,
      width: 100, anchor: .end)
    painter.chevron(on: &canvas, x: inner.maxX - 2, y: y + 26, color: surface.secondary)
    return inner.maxY + ThemePainter.inset
  }

  private func setting(_ title: SampleText, on canvas: inout Canvas, _ inner: Rect, top: Double) {
    let surface = painter.colors.paper
    if title != AccountWords.faceID {
      canvas.hairline(from: inner.x, to: inner.maxX, y: top, color: surface.hairline)
    }
    canvas.text(painter.words(title), .subhead, surface.textInk, x: inner.x, baseline: top + 31.5, width: 200)
  }
}
