/// One predicted field: the value, what happened, how sure that is, and why.
///
/// `Value` is asked for nothing that must be looked up while the program starts: a `Hashable` here cost a fifth of the
/// instructions of a whole run on one file.
public struct PredictedField<Value: Sendable>: Sendable {
  /// The value the module is predicted to answer with.
  public let applied: Value
  public let outcome: FieldOutcome
  public let basis: Basis
  /// What is written in the theme, as typed (a reference as `{name}`); nil when absent.
  public let written: String?
  /// Where the applied value comes from.
  public let origin: FieldOrigin
  /// Set where an undocumented rule could give another value.
  public let alternative: Alternative?
  /// Where a malformed value stands that had to be treated as absent on the way; nil when there is none. What the
  /// module makes of it is not known, so nothing that hangs on this field can be judged.
  public let malformed: Place?

  /// Kept in two parts: most predictions are never explained, so they are joined only when asked for.
  private let why: String
  private let unknown: String

  /// Why this value, and for an assumed one what is not known: phrases joined by `; `, without a final stop.
  public var reason: String { unknown.isEmpty ? why : why.isEmpty ? unknown : "\(why); \(unknown)" }

  public struct Alternative: Sendable {
    public let applied: Value
    /// When: "if the module checks text on paper as well".
    public let when: String

    public init(applied: Value, when: String) {
      self.applied = applied
      self.when = when
    }
  }

  public init(
    applied: Value, outcome: FieldOutcome, basis: Basis, reason: String, unknown: String = "",
    written: String? = nil, origin: FieldOrigin = .theme, alternative: Alternative? = nil,
    malformed: Place? = nil
  ) {
    self.applied = applied
    self.outcome = outcome
    self.basis = basis
    self.why = reason
    self.unknown = unknown
    self.written = written
    self.origin = origin
    self.alternative = alternative
    self.malformed = malformed
  }
}

extension PredictedField.Alternative: Equatable where Value: Equatable {}

/// Where the value of a predicted field comes from.
public enum FieldOrigin: Sendable {
  /// The theme itself.
  case theme
  /// The predicted background: paper that is not written.
  case background
  /// The brand's own theme of the effective mode.
  case ownTheme
  /// The module: the profile's value.
  case profile
}
