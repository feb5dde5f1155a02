/// The module's header: the screen's title, and the account with what is in it.
struct HeaderBar {
  static let height = 48.0

  let painter: ThemePainter
  let title: SampleText
  private let left = Canvas.margin
  private let right = Canvas.width - Canvas.margin

  init(painter: ThemePainter, title: SampleText) {
    self.painter = painter
    self.title = title
  }

  /// Draws the bar, and its surface from `surfaceTop` on, which may lie above it.
  func draw(on canvas: inout Canvas, top: Double, surfaceTop: Double) {
    let surface = painter.colors.paper
    let bottom = top + HeaderBar.height
    canvas.rectangle(
      Rect(x: 0, y: surfaceTop, width: Canvas.width, height: bottom - surfaceTop), fill: surface.fill)
    canvas.hairline(from: 0, to: Canvas.width, y: bottom - 1, color: surface.hairline)
    let chip = account(on: &canvas, Rect(x: left, y: top + 8, width: right - left, height: 32))
    canvas.text(
      painter.words(title), .headline, surface.textInk, x: left, baseline: top + 30, width: chip.x - 16 - left)
  }

  /// The account at the end of `row`; gives its place.
  private func account(on canvas: inout Canvas, _ row: Rect) -> Rect {
    let surface = painter.colors.background
    let balance = BarWords.balance
    let width = 36 + TextMeasurer.width(of: balance, style: .footnoteStrong).rounded(.up) + 28
    let chip = Rect(x: row.maxX - width, y: row.y, width: width, height: row.height)
    canvas.rectangle(
      chip, radius: CornerRadius.capped(max(painter.innerRadius, painter.radius), height: chip.height),
      fill: surface.fill, border: painter.colors.paper.hairline)
    canvas.add(.circle(x: chip.x + 16, y: chip.midY, radius: 12, fill: painter.colors.primary))
    canvas.centered(
      painter.words(AccountWords.initials), .captionStrong, painter.colors.label,
      in: Rect(x: chip.x + 4, y: chip.y, width: 24, height: chip.height), padding: 1)
    canvas.text(
      balance, .footnoteStrong, surface.textInk, x: chip.x + 36, baseline: chip.midY + 4.7, width: width - 64)
    var path = PathBuilder()
    path.move(chip.maxX - 20, chip.midY - 2)
    path.line(chip.maxX - 16, chip.midY + 2)
    path.line(chip.maxX - 12, chip.midY - 2)
    canvas.add(.stroke(path: path.path, color: surface.secondary, width: 1.8))
    return chip
  }
}
