/// The iOS type sizes that the screens use, on paper.
struct TypeScale {
  let painter: ThemePainter

  private static let samples: [(FontStyle, SampleText)] = [
    (.largeTitle, SampleText("1.08421", arabic: "1.08421")), (.title, SampleText("EUR/USD", arabic: "EUR/USD")),
    (.headline, OverviewWords.openPositions), (.body, OverviewWords.amount), (.subhead, OverviewWords.limits),
    (.footnote, OverviewWords.balance), (.caption, OverviewWords.smallPrint),
  ]

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let lines = TypeScale.samples.map { $0.0.size + 12 }
    let card = Rect(
      x: Canvas.margin, y: top, width: Canvas.width - 2 * Canvas.margin, height: lines.reduce(0, +) + 24)
    painter.paperCard(on: &canvas, card)
    let inner = card.inset(by: ThemePainter.inset)
    var y = card.y + 12
    for ((style, sample), line) in zip(TypeScale.samples, lines) {
      let baseline = y + line / 2 + style.capHeight / 2
      canvas.text(
        painter.words(sample), style, style.size > 11 ? surface.textInk : surface.secondaryInk, x: inner.x,
        baseline: baseline, width: inner.width - 64)
      canvas.text(
        "\(Int(style.size))", .footnote, surface.secondaryInk, x: inner.maxX,
        baseline: baseline, width: 40, anchor: .end)
      y += line
    }
    return card.maxY
  }
}
