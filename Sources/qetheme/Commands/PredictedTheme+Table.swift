import ThemeKit

extension PredictedTheme {
  /// The fields as a table for people: written → applied, outcome, basis; below each field why, when `explained`.
  func table(explained: Bool, _ style: ReportStyle) -> String {
    let fields = prediction.fields
    let values = fields.map { PredictedTheme.values(of: $0) }
    let nameWidth = fields.map { $0.field.rawValue.utf8.count }.max() ?? 0
    // A long font name must not push the other columns off the line.
    let valueWidth = min(values.map { DisplayWidth.cells(of: $0) }.max() ?? 0, 34)
    let outcomeWidth = fields.map { $0.outcome.name.utf8.count }.max() ?? 0
    var text = bold(SafeText.terminal("\(brand) \(mode)"), style) + "  \(SafeText.terminal(typedPath))\n\n"
    for (field, value) in zip(fields, values) {
      text += "  " + padded(field.field.rawValue, nameWidth) + "  "
      text += swatch(field, style) + padded(value, valueWidth) + "  "
      text += padded(field.outcome.name, outcomeWidth) + "  " + basis(field.basis, style) + "\n"
      guard explained else { continue }
      let indentation = String(repeating: " ", count: nameWidth + 4)
      // The outcome says it already.
      let reason = reason(of: field)
      var remarks = field.outcome == .asWritten && reason == "as written" ? [] : [reason]
      if let alternative = field.alternative {
        remarks.append("could be \(alternative.applied) instead, \(alternative.when)")
      }
      for remark in remarks where !remark.isEmpty {
        for line in TextWrapping.lines(SafeText.terminal(remark), width: min(style.width, 100) - nameWidth - 4) {
          text += indentation + dim(line, style) + "\n"
        }
      }
    }
    return text + "\n  " + padded("payload", nameWidth) + "  " + SafeText.terminal(prediction.payloadJSON) + "\n"
  }

  /// `#FF7A1A → #ff7a1a`, or one value when nothing changed.
  private static func values(of field: ThemePrediction.Field) -> String {
    let applied = SafeText.terminal(field.applied)
    guard let written = field.written.map(SafeText.terminal) else { return "– → \(applied)" }
    return written == applied ? applied : "\(written) → \(applied)"
  }

  private func basis(_ basis: Basis, _ style: ReportStyle) -> String {
    let name = basis == .assumed ? "assumed (?)" : basis.name
    return style.color && basis == .assumed ? "\u{1B}[33m\(name)\u{1B}[0m" : name
  }

  /// A block of the applied colour, and as much room where there is none.
  private func swatch(_ field: ThemePrediction.Field, _ style: ReportStyle) -> String {
    guard style.swatches else { return "" }
    return (SRGBColor(hex: field.applied).map(Swatch.block) ?? "  ") + " "
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.cells(of: text)))
  }

  private func bold(_ text: String, _ style: ReportStyle) -> String {
    style.color ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func dim(_ text: String, _ style: ReportStyle) -> String {
    style.color ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }
}
