/// The entries of one day in a paper card, each with its state in a word and a sign of its own.
struct HistoryDay {
  let painter: ThemePainter
  let entries: [HistoryEntry]

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 64 * Double(entries.count) + 8)
    for (index, entry) in entries.enumerated() {
      let y = top + 4 + 64 * Double(index)
      if index > 0 { canvas.hairline(from: inner.x + 48, to: inner.maxX, y: y, color: surface.hairline) }
      draw(entry, on: &canvas, inner, top: y)
    }
    return top + 64 * Double(entries.count) + 8
  }

  private func draw(_ entry: HistoryEntry, on canvas: inout Canvas, _ inner: Rect, top: Double) {
    let surface = painter.colors.paper
    let ink = painter.disc(on: &canvas, x: inner.x + 18, y: top + 32)
    canvas.icon(icon(entry.kind), x: inner.x + 18, y: top + 32, color: ink.color)
    let x = inner.x + 48
    let title =
      switch entry.kind {
      case .deal: entry.symbol
      case .deposit: painter.words(HistoryWords.deposit)
      case .withdrawal: painter.words(HistoryWords.withdrawal)
      }
    canvas.text(title, .subhead, surface.textInk, x: x, baseline: top + 28, width: 130)
    canvas.text(
      "\(entry.time) · \(painter.words(entry.note))", .footnote, surface.secondaryInk, x: x, baseline: top + 48,
      width: 176)
    // What has not been booked does not stand out.
    canvas.text(
      entry.amount, .subheadStrong, entry.state == .completed ? surface.textInk : surface.secondaryInk,
      x: inner.maxX, baseline: top + 28, width: 126, anchor: .end)
    state(entry.state, on: &canvas, end: inner.maxX, baseline: top + 48)
  }

  private func icon(_ kind: HistoryEntry.Kind) -> Canvas.Icon {
    switch kind {
    case .deal: .exchange
    case .deposit: .download
    case .withdrawal: .upload
    }
  }

  private func state(_ state: HistoryEntry.State, on canvas: inout Canvas, end: Double, baseline: Double) {
    let surface = painter.colors.paper
    let (word, icon, color): (SampleText, Canvas.Icon, SRGBColor) =
      switch state {
      case .completed: (HistoryWords.completed, .check, surface.secondary)
      case .pending: (HistoryWords.pending, .clock, surface.secondary)
      case .rejected: (HistoryWords.rejected, .cross, painter.colors.danger)
      }
    let taken = canvas.text(
      painter.words(word), .footnote, surface.secondaryInk, x: end, baseline: baseline, width: 104, anchor: .end)
    canvas.icon(icon, x: end - taken - 12, y: baseline - 4.5, color: color)
  }
}
