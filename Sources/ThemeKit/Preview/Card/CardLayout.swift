/// A card from top to bottom: header, screen, checked pairs, payload, legend.
struct CardLayout {
  let canvas: Canvas
  /// In points.
  let height: Double

  init(_ card: PreviewCard, _ screen: Screen) {
    var content = Canvas()
    let headerBottom = CardHeader(card: card, screen: screen).draw(on: &content, top: 0)
    let screenBottom =
      switch screen {
      case .overview: OverviewScreen(card: card).draw(on: &content, top: headerBottom)
      case .terminal: TerminalScreen(card: card).draw(on: &content, top: headerBottom)
      }
    let pairsBottom = PairsSection(theme: card.theme).draw(on: &content, top: screenBottom + 8)
    let payloadBottom = PayloadSection(prediction: card.theme.prediction).draw(on: &content, top: pairsBottom + 8)
    height = LegendSection(card: card).draw(on: &content, top: payloadBottom).rounded(.up)

    var canvas = Canvas()
    canvas.rectangle(Rect(x: 0, y: 0, width: Canvas.width, height: height), fill: ChromeColors.page)
    canvas.rectangle(
      Rect(x: 0, y: pairsBottom + 8, width: Canvas.width, height: height - pairsBottom - 8), fill: ChromeColors.panel)
    canvas.append(content)
    for edge in [headerBottom, screenBottom] {
      canvas.hairline(from: 0, to: Canvas.width, y: edge - 1, color: ChromeColors.hairline)
    }
    self.canvas = canvas
  }
}
