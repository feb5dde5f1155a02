extension ThemePrediction {
  /// A predicted field whatever its type, for listings.
  public struct Field: Sendable {
    public let field: PayloadField
    /// As written, and as applied.
    public let written: String?
    public let applied: String
    public let outcome: FieldOutcome
    public let basis: Basis
    /// Phrases joined by `; `; for the font with the reason why its fontURL was dropped.
    public let reason: String
    /// The value under another undocumented rule, and when.
    public let alternative: (applied: String, when: String)?
  }

  /// The seven fields, in the order of the payload.
  public var fields: [Field] {
    [
      listed(.mode, mode) { $0.rawValue },
      listed(.primary, primary) { $0.hex },
      listed(.bg, background) { $0.hex },
      listed(.paper, paper) { $0.hex },
      listed(.text, text) { $0.hex },
      listed(.radius, radius) { $0.digits },
      listed(.font, font, also: droppedFontURL.map { "fontURL: \($0)" }) { $0 },
    ]
  }

  private func listed<Value>(
    _ field: PayloadField, _ predicted: PredictedField<Value>, also note: String? = nil,
    text: (Value) -> String
  ) -> Field {
    Field(
      field: field, written: predicted.written, applied: text(predicted.applied), outcome: predicted.outcome,
      basis: predicted.basis, reason: note.map { "\(predicted.reason); \($0)" } ?? predicted.reason,
      alternative: predicted.alternative.map { (text($0.applied), $0.when) })
  }
}
