/// The top of a card: whose theme it is, and lint's verdict on it.
struct CardHeader {
  let card: PreviewCard
  let screen: Screen

  /// Draws from `top` downwards; gives the bottom.
  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let left = Canvas.margin
    let right = Canvas.width - Canvas.margin
    let textLeft = left + 48 + 12
    let ink = Ink(ChromeColors.text, on: ChromeColors.page)
    let secondary = Ink(ChromeColors.secondary, on: ChromeColors.page)
    monogram(on: &canvas, Rect(x: left, y: top + 16, width: 48, height: 48))

    let name = DisplayText.clean(card.brandName)
    let style = FontStyle.headline
    let needsTwoLines = TextMeasurer.width(of: name, style: style) > right - textLeft
    var baseline = top + (needsTwoLines ? 32 : 37)
    baseline = canvas.paragraph(
      name, style, ink, x: textLeft, firstBaseline: baseline, width: right - textLeft, lineHeight: 22, maximumLines: 2)
    let mode = card.theme.theme.writtenMode == nil ? "no mode" : card.theme.theme.modeName
    let shown = card.shown(on: screen)
    let parts = [mode, screen.rawValue] + card.variant.words + (shown.isEmpty ? [] : ["with \(shown.names)"])
    canvas.text(
      parts.joined(separator: " · "), .footnote, secondary, x: textLeft, baseline: baseline + 20,
      width: right - textLeft)

    let badgeTop = max(top + 76, baseline + 32)
    let badge = badge(on: &canvas, x: left, y: badgeTop)
    canvas.text(
      card.fileName, .footnote, secondary, x: right, baseline: badgeTop + 18.5, width: right - badge.maxX - 12,
      anchor: .end, truncating: .start)
    return badge.maxY + 16
  }

  /// An app icon in primary with the name's first letter.
  private func monogram(on canvas: inout Canvas, _ rect: Rect) {
    let colors = IllustrationColors(card.theme.prediction, profile: card.profile)
    canvas.rectangle(rect, radius: 11, fill: colors.primary, border: ChromeColors.hairline)
    let letter = DisplayText.clean(card.brandName).first { !$0.isWhitespace }.map { String($0).uppercased() } ?? ""
    let style = FontStyle.title
    if letter.isEmpty || TextMeasurer.width(of: letter, style: style) > rect.width - 8 {
      canvas.add(.circle(x: rect.midX, y: rect.midY, radius: 9, fill: colors.label.color))
    } else {
      canvas.centered(letter, style, colors.label, in: rect)
    }
  }

  /// A capsule with the verdict, by shape and word; gives its place.
  private func badge(on canvas: inout Canvas, x: Double, y: Double) -> Rect {
    let verdict = LintVerdict(errors: card.errors, warnings: card.warnings)
    let style = FontStyle.footnoteStrong
    let width = 30 + TextMeasurer.width(of: verdict.text, style: style) + 12
    let rect = Rect(x: x, y: y, width: width, height: 28)
    canvas.rectangle(rect, radius: 14, fill: verdict.tint)
    canvas.mark(verdict.mark, x: rect.x + 16, y: rect.midY, color: verdict.color, on: verdict.tint)
    canvas.text(
      verdict.text, style, Ink(verdict.color, on: verdict.tint), x: rect.x + 30, baseline: rect.midY + 4.7,
      width: width - 36)
    return rect
  }
}
