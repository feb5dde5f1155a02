/// The steps of verification: done, current and open ones, told apart by their signs.
struct VerificationCard {
  let painter: ThemePainter

  private enum State {
    case done, current, open
  }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 248)
    canvas.text(
      painter.words(AccountWords.verification), .headline, surface.textInk, x: inner.x, baseline: inner.y + 16,
      width: 180)
    canvas.text(
      painter.words(AccountWords.progress), .footnote, surface.secondaryInk, x: inner.maxX, baseline: inner.y + 16,
      width: 130, anchor: .end)
    painter.progress(
      0.5, on: &canvas, Rect(x: inner.x, y: inner.y + 32, width: inner.width, height: 8), surface: surface)
    let steps: [(SampleText, SampleText, State)] = [
      (AccountWords.contact, AccountWords.done, .done), (AccountWords.identity, AccountWords.done, .done),
      (AccountWords.address, AccountWords.addressHint, .current), (AccountWords.funds, AccountWords.next, .open),
    ]
    var y = inner.y + 56
    for (index, (title, note, state)) in steps.enumerated() {
      let isCurrent = state == .current
      let height = isCurrent ? 52.0 : 36
      if index < steps.count - 1 {
        canvas.rectangle(
          Rect(x: inner.x + 11, y: y + 28, width: 2, height: height - 24),
          fill: state == .done ? painter.colors.primary : surface.hairline)
      }
      sign(state, on: &canvas, x: inner.x + 12, y: y + 16)
      canvas.text(
        painter.words(title), isCurrent ? .subheadStrong : .subhead,
        state == .open ? surface.secondaryInk : surface.textInk, x: inner.x + 36, baseline: y + 21.5, width: 170)
      if isCurrent {
        canvas.text(
          painter.words(note), .footnote, surface.secondaryInk, x: inner.x + 36, baseline: y + 41, width: 200)
        painter.button(
          painter.words(AccountWords.upload), .primary, on: &canvas,
          Rect(x: inner.maxX - 80, y: y + 8, width: 80, height: 36), surface: surface, style: .footnoteStrong)
      } else {
        canvas.text(
          painter.words(note), .footnote, surface.secondaryInk, x: inner.maxX, baseline: y + 21.5, width: 100,
          anchor: .end)
      }
      y += height
    }
    return inner.maxY + ThemePainter.inset
  }

  private func sign(_ state: State, on canvas: inout Canvas, x: Double, y: Double) {
    let surface = painter.colors.paper
    switch state {
    case .done:
      canvas.add(.circle(x: x, y: y, radius: 10, fill: painter.colors.primary))
      canvas.icon(.check, x: x, y: y, color: painter.colors.label.color)
    case .current: painter.radio(isOn: true, color: painter.colors.primary, on: &canvas, x: x, y: y)
    case .open: painter.radio(isOn: false, color: surface.disabled, on: &canvas, x: x, y: y)
    }
  }
}
