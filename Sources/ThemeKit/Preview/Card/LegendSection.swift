/// What the signs and the derived colours of a card mean, and which font it is drawn in.
struct LegendSection {
  let card: PreviewCard
  let screen: Screen

  private let left = Canvas.margin
  private let right = Canvas.width - Canvas.margin
  private let secondary = Ink(ChromeColors.secondary, on: ChromeColors.panel)

  init(card: PreviewCard, screen: Screen) {
    self.card = card
    self.screen = screen
  }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    canvas.hairline(from: left, to: right, y: top, color: ChromeColors.hairline)
    var y = top + 24
    y = bases(on: &canvas, baseline: y) + 24
    canvas.text(
      "Derived for this picture, not documented by the module:", .captionStrong, secondary, x: left, baseline: y,
      width: right - left)
    y += 20
    let columns = Rect(x: left, y: 0, width: right - left, height: 0).columns(2, gap: 12)
    let entries = IllustrationColors(card.theme.prediction, profile: card.profile).legend
    for (index, entry) in entries.enumerated() {
      let column = columns[index % 2]
      canvas.rectangle(
        Rect(x: column.x, y: y - 10, width: 12, height: 12), radius: 3, fill: entry.color,
        border: ChromeColors.swatchBorder)
      canvas.text(
        "\(entry.name): \(entry.derivation)", .caption, secondary, x: column.x + 18, baseline: y,
        width: column.width - 18)
      if index % 2 == 1 { y += 18 }
    }
    canvas.text(
      "corners inside a card: its radius less the distance, at least half of it", .caption, secondary, x: left,
      baseline: y, width: right - left)
    y += 18
    let shown = card.shown(on: screen)
    if !shown.isEmpty {
      y =
        canvas.paragraph(
          "\(shown.names): an illustration. The module can show them, hides them by default, and does not document how "
            + "they look.", .caption, secondary, x: left, firstBaseline: y, width: right - left, lineHeight: 15,
          maximumLines: 2) + 18
    }
    for remark in card.variant.remarks {
      y =
        canvas.paragraph(
          remark, .caption, secondary, x: left, firstBaseline: y, width: right - left, lineHeight: 15, maximumLines: 2)
        + 18
    }
    // The name gives way where it is long, never the sentence behind it.
    let name = DisplayText.clean(card.theme.prediction.font.applied)
    let note = TextFitter.sentence(around: name, width: right - left, style: .caption, maximumLines: 2) {
      "Font: \($0)\($0.hasSuffix("…") ? "" : ".") This picture is drawn in the fallback stack: Inter, else the "
        + "system's own font."
    }
    return canvas.paragraph(
      note, .caption, secondary, x: left, firstBaseline: y + 6, width: right - left, lineHeight: 15, maximumLines: 2)
      + 20
  }

  private func bases(on canvas: inout Canvas, baseline: Double) -> Double {
    var x = left
    for basis in [Basis.documented, .brand, .observed, .assumed] {
      canvas.mark(basis, x: x + 4, y: baseline - 4)
      x += 14 + canvas.text(basis.name, .caption, secondary, x: x + 14, baseline: baseline, width: 80) + 20
    }
    return baseline
  }
}
