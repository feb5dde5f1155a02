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

  /// The written value that was clamped or replaced; nil for the other outcomes.
  public var from: String? {
    switch self {
    case .clamped(let from), .replaced(let from): from
    case .asWritten, .normalized, .derived, .fallback: nil
    }
  }
}
