/// How grave a finding is; ordered from `note` to `error`.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
  case note, warning, error

  /// The word that every output uses.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
