/// The four colours of the predicted theme, each with its role and value on it.
struct PaletteSwatches {
  let painter: ThemePainter
  let prediction: ThemePrediction

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let colors = painter.colors
    let height = 88.0
    let columns = Rect(
      x: Canvas.margin, y: top, width: Canvas.width - 2 * Canvas.margin, height: height
    ).columns(2, gap: 8)
    let swatches = [
      ("primary", colors.primary, prediction.primary.basis), ("text", colors.background.text, prediction.text.basis),
      ("background", colors.background.fill, prediction.background.basis),
      ("paper", colors.paper.fill, prediction.paper.basis),
    ]
    for (index, (role, color, basis)) in swatches.enumerated() {
      let column = columns[index % 2]
      let rect = Rect(
        x: column.x, y: top + Double(index / 2) * (height + 8), width: column.width, height: height)
      let ink = Ink(
        ContrastRatio(.black, color) >= ContrastRatio(.white, color) ? .black : .white, on: color)
      canvas.rectangle(rect, radius: painter.radius, fill: color, border: colors.background.hairline)
      let inset = max(14, painter.radius / 2 + 4)
      canvas.text(
        role, .footnote, ink, x: rect.x + inset, baseline: rect.maxY - 36, width: rect.width - 2 * inset)
      let taken = canvas.text(
        color.hex, .headline, ink, x: rect.x + inset, baseline: rect.maxY - 15,
        width: rect.width - 2 * inset - 16)
      if basis == .assumed {
        canvas.mark(basis, x: rect.x + inset + taken + 12, y: rect.maxY - 21, color: ink.color)
      }
    }
    return top + 2 * height + 8
  }
}
