/// The fields of the `theme_applied` payload, in its order.
public enum PayloadField: String, Sendable, CaseIterable {
  case mode, primary, bg, paper, text, radius, font

  /// The theme field it answers.
  public var themeField: ThemeField {
    switch self {
    case .mode: .mode
    case .primary: .primary
    case .bg: .background
    case .paper: .paper
    case .text: .text
    case .radius: .radius
    case .font: .fontFamily
    }
  }
}

/// What happened to a field on its way into the payload.
public enum FieldOutcome: Hashable, Sendable {
  case asWritten
  /// The same value in another spelling: letter case, number form.
  case normalized
  /// Brought into 0 … 32; `from` is as written.
  case clamped(from: String)
  /// Paper taken from the background.
  case derived
  /// Absent or malformed, so taken from elsewhere.
  case fallback
  /// Unreadable text, replaced by the module's own; `from` is as written.
  case replaced(from: String)

  /// The word of machine formats.
  public var name: String {
    switch self {
    case .asWritten: "asWritten"
    case .normalized: "normalized"
    case .clamped: "clamped"
    case .derived: "derived"
    case .fallback: "fallback"
    case .replaced: "replaced"
    }
  }
}

/// One predicted field: the value, what happened, how sure that is, and why.
public struct PredictedField<Value: Hashable & Sendable>: Sendable {
  /// The value the module is predicted to answer with.
  public let applied: Value
  public let outcome: FieldOutcome
  public let basis: Basis
  /// A sentence: why this value, and for an assumed one what is not known.
  public let reason: String
  /// What is written in the theme, as typed; nil when absent.
  public let written: String?
  /// Set where an undocumented rule could give another value.
  public let alternative: Alternative?

  public struct Alternative: Hashable, Sendable {
    public let applied: Value
    /// When: "if the module checks text on paper as well".
    public let when: String

    public init(applied: Value, when: String) {
      self.applied = applied
      self.when = when
    }
  }

  public init(
    applied: Value, outcome: FieldOutcome, basis: Basis, reason: String, written: String? = nil,
    alternative: Alternative? = nil
  ) {
    self.applied = applied
    self.outcome = outcome
    self.basis = basis
    self.reason = reason
    self.written = written
    self.alternative = alternative
  }
}
