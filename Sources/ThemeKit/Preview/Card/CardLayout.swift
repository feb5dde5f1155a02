/// A card from top to bottom: header, screen, checked pairs, payload, legend.
struct CardLayout {
  let canvas: Canvas
  /// What of `canvas` is the screen.
  let screen: Canvas
  /// In points.
  let height: Double
  /// The edges of the screen, the hairlines around it left out.
  let screenTop: Double
  let screenBottom: Double

  init(_ card: PreviewCard, _ screen: Screen) {
    var header = Canvas()
    let headerBottom = CardHeader(card: card, screen: screen).draw(on: &header, top: 0)
    var screenCanvas = Canvas()
    let screenBottom = CardLayout.draw(screen, of: card, on: &screenCanvas, top: headerBottom)
    if card.variant.direction == .rightToLeft { screenCanvas = screenCanvas.mirrored() }
    if let vision = card.variant.vision { screenCanvas = screenCanvas.seen(with: vision) }
    self.screen = screenCanvas
    (screenTop, self.screenBottom) = (headerBottom, screenBottom - 2)

    var notes = Canvas()
    let pairsBottom = PairsSection(theme: card.theme).draw(on: &notes, top: screenBottom + 8)
    let payloadBottom = PayloadSection(theme: card.theme).draw(on: &notes, top: pairsBottom + 8)
    height = LegendSection(card: card, screen: screen).draw(on: &notes, top: payloadBottom).rounded(.up)

    var canvas = Canvas()
    canvas.rectangle(Rect(x: 0, y: 0, width: Canvas.width, height: height), fill: ChromeColors.page)
    canvas.rectangle(
      Rect(x: 0, y: pairsBottom + 8, width: Canvas.width, height: height - pairsBottom - 8), fill: ChromeColors.panel)
    for part in [header, screenCanvas, notes] { canvas.append(part) }
    for edge in [headerBottom, screenBottom] {
      canvas.hairline(from: 0, to: Canvas.width, y: edge - 1, color: ChromeColors.hairline)
    }
    self.canvas = canvas
  }

  /// Draws a screen from `top` downwards; gives the bottom.
  private static func draw(_ screen: Screen, of card: PreviewCard, on canvas: inout Canvas, top: Double) -> Double {
    if screen == .overview { return OverviewScreen(card: card).draw(on: &canvas, top: top) }
    let painter = ThemePainter(card: card)
    return ScreenFrame(painter: painter, screen: screen, shown: card.shown).draw(on: &canvas, top: top) {
      switch screen {
      // Drawn above: it is no screen of the module.
      case .overview: $1
      case .terminal: TerminalScreen(painter: painter).draw(on: &$0, top: $1)
      case .wallet: WalletScreen(painter: painter).draw(on: &$0, top: $1)
      case .history: HistoryScreen(painter: painter).draw(on: &$0, top: $1)
      case .account: AccountScreen(painter: painter).draw(on: &$0, top: $1)
      case .positions: PositionsScreen(painter: painter).draw(on: &$0, top: $1)
      }
    }
  }
}
