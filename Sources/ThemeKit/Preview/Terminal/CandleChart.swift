/// A candle chart in a paper card, with price and time axes and the current price. Candles that rise are hollow and
/// those that fall are filled, so that they differ in more than colour.
struct CandleChart {
  let painter: ThemePainter

  /// Time runs from left to right in every language.
  func draw(on canvas: inout Canvas, _ card: Rect) {
    canvas.unmirrored(in: card) { drawChart(on: &$0, card) }
  }

  private func drawChart(on canvas: inout Canvas, _ card: Rect) {
    let surface = painter.colors.paper
    painter.paperCard(on: &canvas, card)
    canvas.text(
      "O 1.08075   H 1.08438   L 1.08026   C 1.08421", .caption, surface.secondaryInk,
      x: card.x + 16, baseline: card.y + 26, width: card.width - 32)

    let plot = Rect(x: card.x + 16, y: card.y + 40, width: card.width - 32 - 54, height: card.height - 40 - 36)
    let scale = Scale(plot: plot)
    let right = card.maxX - 16
    let last = Candle.sample.last?.close ?? 0
    let lastY = scale.y(last)
    for line in stride(from: 0.0, through: 400, by: 100) {
      let y = scale.y(line)
      canvas.hairline(from: plot.x, to: plot.maxX, y: (y - 0.5).rounded(), color: surface.hairline)
      // The tag of the current price takes the place of a label that it would touch.
      if abs(y - lastY) < 18 { continue }
      canvas.text(
        "1.08\(Int(line / 100))0", .caption, surface.secondaryInk, x: right,
        baseline: y + 4, width: 48, anchor: .end)
    }
    for (index, hour) in [(4, "10:00"), (12, "12:00"), (20, "14:00"), (28, "16:00")] {
      canvas.text(
        hour, .caption, surface.secondaryInk, x: scale.x(index),
        baseline: card.maxY - 14, width: 40, anchor: .middle)
    }
    candles(on: &canvas, scale)

    var dashes = PathBuilder()
    dashes.move(plot.x, lastY)
    dashes.horizontal(to: plot.maxX)
    canvas.add(.stroke(path: dashes.path, color: painter.colors.primary, width: 1, isDashed: true))
    let tag = Rect(x: plot.maxX, y: lastY - 10, width: card.maxX - 8 - plot.maxX, height: 20)
    canvas.rectangle(
      tag, radius: CornerRadius.capped(painter.innerRadius, height: 20), fill: painter.colors.primary)
    canvas.centered("1.08421", .captionStrong, painter.colors.label, in: tag)
  }

  private func candles(on canvas: inout Canvas, _ scale: Scale) {
    var rising = PathBuilder()
    var falling = PathBuilder()
    var fallingWicks = PathBuilder()
    for (index, candle) in Candle.sample.enumerated() {
      let x = scale.x(index)
      let top = scale.y(max(candle.open, candle.close))
      let bottom = max(scale.y(min(candle.open, candle.close)), top + 1)
      let body = Rect(x: x - 2.5, y: top, width: 5, height: bottom - top)
      if candle.isUp {
        rising.rectangle(body)
        rising.move(x, scale.y(candle.high))
        rising.vertical(to: top)
        rising.move(x, bottom)
        rising.vertical(to: scale.y(candle.low))
      } else {
        falling.rectangle(body.inset(horizontally: -0.5, vertically: -0.5))
        fallingWicks.move(x, scale.y(candle.high))
        fallingWicks.vertical(to: scale.y(candle.low))
      }
    }
    canvas.add(.stroke(path: rising.path, color: painter.colors.tradeUp, width: 1))
    canvas.add(.stroke(path: fallingWicks.path, color: painter.colors.tradeDown, width: 1))
    canvas.add(.fill(path: falling.path, color: painter.colors.tradeDown))
  }

  /// From candles and prices to places.
  private struct Scale {
    let plot: Rect

    /// Candles are 8 points apart, so that all of them look alike.
    func x(_ index: Int) -> Double { plot.x + 8 * (Double(index) + 0.5) }

    /// - Parameter price: in points of 0.00001 above 1.08000; 0 … 450 fills the plot. Rounded to half points.
    func y(_ price: Double) -> Double { (2 * (plot.maxY - price / 450 * plot.height)).rounded() / 2 }
  }
}
