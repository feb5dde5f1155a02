/// Cards and what is repeated in them.
extension ThemePainter {
  /// Draws a paper card as wide as the margins allow; gives the room inside its insets.
  func card(on canvas: inout Canvas, top: Double, height: Double) -> Rect {
    let rect = Rect(x: Canvas.margin, y: top, width: Canvas.width - 2 * Canvas.margin, height: height)
    paperCard(on: &canvas, rect)
    return rect.inset(by: ThemePainter.inset)
  }

  /// A name of two lines with a value beside it, as most rows have.
  struct Row {
    let title: String
    let note: String
    let value: String
    var valueNote = ""
    var isDisabled = false
  }

  /// Draws a row 56 points high on paper, its texts from `x` on.
  func row(_ row: Row, on canvas: inout Canvas, x: Double, to end: Double, top: Double) {
    let surface = colors.paper
    let disabled = Ink(surface.disabled, on: surface.fill)
    let ink = row.isDisabled ? disabled : surface.textInk
    let secondary = row.isDisabled ? disabled : surface.secondaryInk
    let values = [(row.value, FontStyle.subheadStrong), (row.valueNote, .footnote)].map { text, style in
      text.isEmpty ? -8 : TextMeasurer.width(of: text, style: style)
    }
    canvas.text(row.title, .subhead, ink, x: x, baseline: top + 24, width: end - x - values[0] - 8)
    canvas.text(row.note, .footnote, secondary, x: x, baseline: top + 44, width: end - x - values[1] - 8)
    canvas.text(
      row.value, .subheadStrong, ink, x: end, baseline: top + 24, width: values[0], anchor: .end)
    canvas.text(row.valueNote, .footnote, secondary, x: end, baseline: top + 44, width: values[1], anchor: .end)
  }

  /// A small label above a figure, 32 points high.
  func figure(
    _ label: String, _ value: String, on canvas: inout Canvas, x: Double, top: Double, width: Double,
    surface: ThemeSurface
  ) {
    canvas.text(label, .caption, surface.secondaryInk, x: x, baseline: top + 10, width: width)
    canvas.text(value, .footnoteStrong, surface.textInk, x: x, baseline: top + 28, width: width)
  }

  /// A disc of 36 points on paper, for a sign or a letter; gives the ink on it.
  func disc(on canvas: inout Canvas, x: Double, y: Double) -> Ink {
    canvas.add(.circle(x: x, y: y, radius: 18, fill: colors.background.fill, border: colors.paper.hairline))
    return colors.background.textInk
  }
}
