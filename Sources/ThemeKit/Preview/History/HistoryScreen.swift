/// The history: a filter, a range of dates, and the deals, deposits and withdrawals of some days.
struct HistoryScreen {
  let painter: ThemePainter
  private let left = Canvas.margin
  private let width = Canvas.width - 2 * Canvas.margin

  init(painter: ThemePainter) { self.painter = painter }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.background
    painter.tabs(
      [HistoryWords.all, HistoryWords.deals, HistoryWords.deposits, HistoryWords.withdrawals].map(painter.words),
      selected: 0, on: &canvas, Rect(x: left, y: top, width: width, height: 36), surface: painter.colors.paper)
    range(on: &canvas, Rect(x: left, y: top + 52, width: width, height: 44))
    var y = top + 112
    for day in HistoryEntry.sample {
      canvas.text(
        painter.words(day.name), .footnoteStrong, surface.secondaryInk, x: left, baseline: y + 16, width: width)
      y = HistoryDay(painter: painter, entries: day.entries).draw(on: &canvas, top: y + 28) + 16
    }
    painter.button(
      painter.words(HistoryWords.earlier), .secondary, on: &canvas, Rect(x: left, y: y + 8, width: width, height: 48),
      surface: surface)
    return y + 56
  }

  /// The field of the dates, and the link that exports what they hold.
  private func range(on canvas: inout Canvas, _ row: Rect) {
    let surface = painter.colors.background
    let export = painter.words(HistoryWords.export)
    let taken = painter.link(
      export, on: &canvas, x: row.maxX, baseline: row.midY + 5.5, width: 96, surface: surface, anchor: .end)
    let paper = painter.colors.paper
    let field = Rect(x: row.x, y: row.y, width: (row.width - taken - 40).rounded(), height: row.height)
    canvas.rectangle(
      field, radius: CornerRadius.capped(painter.innerRadius, height: row.height), fill: paper.fill,
      border: surface.disabled)
    canvas.icon(.calendar, x: field.x + 24, y: field.midY, color: paper.secondary)
    canvas.text(
      painter.words(HistoryWords.dates), .subhead, paper.textInk, x: field.x + 44, baseline: field.midY + 5.5,
      width: field.width - 60)
    canvas.icon(.download, x: row.maxX - taken - 14, y: row.midY, color: painter.colors.primary)
  }
}
