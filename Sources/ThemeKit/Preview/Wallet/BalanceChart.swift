/// The course of the balance as a line.
struct BalanceChart {
  let painter: ThemePainter

  /// Invented closing balances of 30 days, in hundreds of USD above 14,400.
  private static let days: [Double] = [
    2.4, 2.2, 2.6, 2.5, 2.9, 2.6, 2.1, 1.8, 1.9, 1.4, 1.1, 1.5, 1.9, 1.7, 2.3, 2.8, 2.6, 3.1, 3.5, 3.3, 3.2, 3.8, 4.3,
    4.1,
    4.6, 5.0, 4.7, 5.2, 5.6, 5.9,
  ]

  func draw(on canvas: inout Canvas, _ plot: Rect) {
    let surface = painter.colors.paper
    for y in [plot.y, plot.y + plot.height / 2, plot.maxY - 1] {
      canvas.hairline(from: plot.x, to: plot.maxX, y: y, color: surface.hairline)
    }
    // The last day's dot stays inside.
    let step = (plot.width - 5) / Double(BalanceChart.days.count - 1)
    var line = PathBuilder()
    var end = (x: 0.0, y: 0.0)
    for (index, day) in BalanceChart.days.enumerated() {
      end = (
        ((plot.x + step * Double(index)) * 2).rounded() / 2,
        ((plot.maxY - 1 - day / 6.6 * plot.height) * 2).rounded() / 2
      )
      if index == 0 { line.move(end.x, end.y) } else { line.line(end.x, end.y) }
    }
    canvas.add(.stroke(path: line.path, color: painter.colors.primary, width: 2))
    canvas.add(
      .circle(x: end.x, y: end.y, radius: 5, fill: painter.colors.primary, border: surface.fill, borderWidth: 2))
  }
}
