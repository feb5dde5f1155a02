/// The predicted `theme_applied` payload: written value beside applied value, what happened, how sure that is and
/// why.
struct PayloadSection {
  let theme: JudgedTheme

  private let left = Canvas.margin
  private let right = Canvas.width - Canvas.margin
  private let valueLeft = Canvas.margin + 56
  private let ink = Ink(ChromeColors.text, on: ChromeColors.panel)
  private let secondary = Ink(ChromeColors.secondary, on: ChromeColors.panel)

  /// A value, and what becomes of it.
  private struct Row {
    let name: String
    let written: String?
    /// Nil when nothing is left of it.
    let applied: String?
    let basis: Basis
    let explanation: String
  }

  init(theme: JudgedTheme) { self.theme = theme }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    canvas.text("theme_applied", .headline, ink, x: left, baseline: top + 29, width: 160)
    canvas.text("as predicted", .footnote, secondary, x: right, baseline: top + 29, width: 160, anchor: .end)
    var y = top + 52
    canvas.text("written", .caption, secondary, x: valueLeft, baseline: y, width: 120)
    canvas.text("applied", .caption, secondary, x: appliedLeft, baseline: y, width: 120)
    y += 8
    for (index, row) in rows.enumerated() {
      if index > 0 { canvas.hairline(from: valueLeft, to: right, y: y, color: ChromeColors.hairline) }
      y = draw(row, on: &canvas, top: y)
    }
    return y + 8
  }

  /// The fields of the payload, and the fontURL where the module drops it: the payload has no place for one.
  private var rows: [Row] {
    let dropped = theme.prediction.droppedFontURL
    let fields = theme.prediction.fields.map { field in
      Row(
        name: field.field.rawValue, written: field.written, applied: field.applied, basis: field.basis,
        explanation: explanation(of: field, besides: dropped.map { "fontURL: \($0)" }))
    }
    guard let dropped else { return fields }
    // That other schemes than https are dropped is documented; what becomes of a URL that is none is not.
    let basis = theme.theme.fontURL.value == nil ? Basis.assumed : .documented
    return fields + [
      Row(
        name: "fontURL", written: theme.theme.fontURL.resolved?.written.text, applied: nil, basis: basis,
        explanation: "dropped, \(basis.name): \(dropped)")
    ]
  }

  private var appliedLeft: Double { valueLeft + (right - valueLeft) / 2 + 10 }

  private func draw(_ row: Row, on canvas: inout Canvas, top: Double) -> Double {
    let baseline = top + 23
    canvas.text(row.name, .footnote, secondary, x: left, baseline: baseline, width: 52)
    let column = appliedLeft - valueLeft - 22
    value(
      row.written ?? "not written", color: row.written.flatMap { SRGBColor(hex: $0) }, style: .footnote,
      row.written == nil ? secondary : ink, on: &canvas, x: valueLeft, baseline: baseline, width: column)
    arrow(on: &canvas, x: appliedLeft - 16, y: baseline - 4.5)
    value(
      row.applied ?? "dropped", color: row.applied.flatMap { SRGBColor(hex: $0) },
      style: row.applied == nil ? .footnote : .footnoteStrong, row.applied == nil ? secondary : ink, on: &canvas,
      x: appliedLeft, baseline: baseline, width: right - appliedLeft)

    canvas.mark(row.basis, x: valueLeft + 4, y: baseline + 14)
    let assumed = Ink(ChromeColors.warning, on: ChromeColors.panel)
    let last = canvas.paragraph(
      row.explanation, .caption, row.basis == .assumed ? assumed : secondary, x: valueLeft + 14,
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
  ///
  /// - Parameter other: a reason that has a row of its own.
  private func explanation(of field: ThemePrediction.Field, besides other: String?) -> String {
    var text = "\(outcome(field.outcome)), \(field.basis.name)"
    // Both say that a value is as written; once is enough.
    let all = field.reason
    let own = other.flatMap { all.hasSuffix("; \($0)") ? String(all.dropLast($0.count + 2)) : nil } ?? all
    let reason = own.droppingPrefix("as written").droppingPrefix(": ").droppingPrefix("; ")
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
