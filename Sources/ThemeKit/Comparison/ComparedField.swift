/// A field of the payload in two versions.
public struct ComparedField: Sendable {
  /// What one version is predicted to give.
  public struct Side: Sendable {
    public let applied: String
    /// The same as JSON.
    public let appliedJSON: String
    public let outcome: FieldOutcome
    public let basis: Basis

    init(_ field: ThemePrediction.Field, _ prediction: ThemePrediction) {
      applied = field.applied
      appliedJSON = prediction.appliedJSON(field.field)
      outcome = field.outcome
      basis = field.basis
    }
  }

  public let field: PayloadField
  /// Nil where that version has no such theme.
  public let old: Side?
  public let new: Side?

  /// Whether the value that the module answers with is another.
  public var changesPayload: Bool {
    guard let old, let new else { return true }
    return ExactText(old.appliedJSON) != ExactText(new.appliedJSON)
  }

  /// Whether anything is different: the value, what happened to it, or how sure it is. Another spelling of the same value
  /// is no difference.
  public var isChanged: Bool {
    guard let old, let new else { return true }
    return changesPayload || old.basis != new.basis
      || old.outcome.name != new.outcome.name && !(old.outcome.isSpelling && new.outcome.isSpelling)
  }
}

extension FieldOutcome {
  /// Whether the module answers with what is written, in whatever spelling.
  fileprivate var isSpelling: Bool {
    switch self {
    case .asWritten, .normalized: true
    case .clamped, .derived, .fallback, .replaced: false
    }
  }
}
