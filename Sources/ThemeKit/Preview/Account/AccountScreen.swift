/// The account: who it is, how far verification has come, a field with a mistake, settings, and a toast.
struct AccountScreen {
  let painter: ThemePainter
  private let left = Canvas.margin
  private let width = Canvas.width - 2 * Canvas.margin

  init(painter: ThemePainter) { self.painter = painter }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.background
    var y = profile(on: &canvas, top: top) + 16
    y = VerificationCard(painter: painter).draw(on: &canvas, top: y) + 16
    y = postcode(on: &canvas, top: y) + 16
    y = SettingsCard(painter: painter).draw(on: &canvas, top: y) + 16
    painter.button(
      painter.words(AccountWords.signOut), .secondary, on: &canvas, Rect(x: left, y: y, width: width, height: 48),
      surface: surface)
    y += 48
    canvas.text(
      painter.words(AccountWords.terms), .footnote, Ink(painter.colors.primary, on: surface.fill), x: Canvas.width / 2,
      baseline: y + 28, width: width, anchor: .middle)
    painter.toast(
      painter.words(AccountWords.alertsOff), action: painter.words(AccountWords.undo), on: &canvas,
      Rect(x: left, y: y + 48, width: width, height: 48))
    return y + 96
  }

  private func profile(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 88)
    canvas.add(.circle(x: inner.x + 28, y: inner.midY, radius: 28, fill: painter.colors.primary))
    canvas.centered(
      painter.words(AccountWords.initials), .headline, painter.colors.label,
      in: Rect(x: inner.x, y: inner.y, width: 56, height: inner.height))
    let x = inner.x + 72
    let badge = painter.badgeWidth(painter.words(AccountWords.level))
    painter.badge(painter.words(AccountWords.level), on: &canvas, x: inner.maxX, y: inner.midY - 11, anchor: .end)
    canvas.text(
      painter.words(AccountWords.name), .headline, surface.textInk, x: x, baseline: inner.y + 24,
      width: inner.maxX - badge - 12 - x)
    canvas.text(
      "nora@example.com", .footnote, surface.secondaryInk, x: x, baseline: inner.y + 46,
      width: inner.maxX - badge - 12 - x)
    return inner.maxY + ThemePainter.inset
  }

  private func postcode(on canvas: inout Canvas, top: Double) -> Double {
    let surface = painter.colors.paper
    let inner = painter.card(on: &canvas, top: top, height: 132)
    canvas.text(
      painter.words(AccountWords.postcode), .footnote, surface.secondaryInk, x: inner.x, baseline: inner.y + 12,
      width: 200)
    painter.field("1047", .invalid, on: &canvas, Rect(x: inner.x, y: inner.y + 24, width: inner.width, height: 48))
    painter.problem(
      painter.words(AccountWords.postcodeProblem), on: &canvas, x: inner.x, baseline: inner.y + 94, width: inner.width)
    return inner.maxY + ThemePainter.inset
  }
}
