/// The predicted `theme_applied` payload: written value beside applied value, what happened, how sure that is and
/// why.
struct PayloadSection {
  let prediction: ThemePrediction

  private let left = Canvas.margin
  private let right = Canvas.width - Canvas.margin
  private let valueLeft = Canvas.margin + 56
  private let ink = Ink(ChromeColors.text, on: ChromeColors.panel)
  private let secondary = Ink(ChromeColors.secondary, on: ChromeColors.panel)

  init(prediction: ThemePrediction) { self.prediction = prediction }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    canvas.text("theme_applied", .headline, ink, x: left, baseline: top + 29, width: 160)
    canvas.text("as predicted", .footnote, secondary, x: right, baseline: top + 29, width: 160, anchor: .end)
    var y = top + 52
    canvas.text("written", .caption, secondary, x: valueLeft, baseline: y, width: 120)
    canvas.text("applied", .caption, secondary, x: appliedLeft, baseline: y, width: 120)
    y += 8
    for (index, field) in prediction.fields.enumerated() {
      if index > 0 { canvas.hairline(from: valueLeft, to: right, y: y, color: ChromeColors.hairline) }
      y = row(field, on: &canvas, top: y)
    }
    return y + 8
  }

  private var appliedLeft: Double { valueLeft + (right - valueLeft) / 2 + 10 }

  private func row(_ field: ThemePrediction.Field, on canvas: inout Canvas, top: Double) -> Double {
    let baseline = top + 23
    canvas.text(field.field.rawValue, .footnote, secondary, x: left, baseline: baseline, width: 52)
    let column = appliedLeft - valueLeft - 22
    let writtenColor = field.written.flatMap { SRGBColor(hex: $0) }
    value(
      field.written ?? "not written", color: writtenColor, style: .footnote, field.written == nil ? secondary : ink,
      on: &canvas, x: valueLeft, baseline: baseline, width: column)
    arrow(on: &canvas, x: appliedLeft - 16, y: baseline - 4.5)
    value(
      field.applied, color: SRGBColor(hex: field.applied), style: .footnoteStrong, ink, on: &canvas, x: appliedLeft,
      baseline: baseline, width: right - appliedLeft)

    canvas.mark(field.basis, x: valueLeft + 4, y: baseline + 14)
    let assumed = Ink(ChromeColors.warning, on: ChromeColors.panel)
    let last = canvas.paragraph(
      explanation(of: field), .caption, field.basis == .assumed ? assumed : secondary, x: valueLeft + 14,
      firstBaseline: baseline + 18, width: right - valueLeft - 14, lineHeight: 15, maximumLines: 4)
    return last + 12
  }

  /// A value with its swatch when it is a colour.
  private func value(
    _ text: String, color: SRGBColor?, style: FontStyle, _ ink: Ink, on canvas: inout Canvas, x: Double,
    baseline: Double, width: Double
  ) {
    var x = x
    var width = width
    if let color {
      canvas.rectangle(
        Rect(x: x, y: baseline - 11.5, width: 14, height: 14), radius: 4, fill: color, border: ChromeColors.swatchBorder
      )
      x += 20
      width -= 20
    }
    canvas.text(text, style, ink, x: x, baseline: baseline, width: width)
  }

  private func arrow(on canvas: inout Canvas, x: Double, y: Double) {
    var path = PathBuilder()
    path.move(x, y)
    path.horizontal(to: x + 9)
    path.move(x + 6, y - 3)
    path.line(x + 9, y)
    path.line(x + 6, y + 3)
    canvas.add(.stroke(path: path.path, color: ChromeColors.secondary, width: 1.25))
  }

  /// "replaced, assumed: …", with what another rule would give.
  private func explanation(of field: ThemePrediction.Field) -> String {
    var text = "\(outcome(field.outcome)), \(field.basis.name)"
    // Both say that a value is as written; once is enough.
    let reason = field.reason.droppingPrefix("as written").droppingPrefix(": ").droppingPrefix("; ")
    if !reason.isEmpty { text += ": \(reason)" }
    if let alternative = field.alternative { text += "; \(alternative.applied) \(alternative.when)" }
    return text
  }

  private func outcome(_ outcome: FieldOutcome) -> String {
    switch outcome {
    case .asWritten: "as written"
    case .normalized: "normalized"
    case .clamped: "clamped"
    case .derived: "derived"
    case .fallback: "fallback"
    case .replaced: "replaced"
    }
  }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
