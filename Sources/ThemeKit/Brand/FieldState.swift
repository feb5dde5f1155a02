/// What a brand file says about one field of a theme.
public enum FieldState<Value: Sendable>: Sendable {
  /// The key is not there.
  case absent
  /// The key is there, and its value cannot be used. When `ResolvedValue.reported` is set, reading has already
  /// reported why; when it is nil, the value is text that is not well-formed for its field, which is for the
  /// rules of the field to report.
  case malformed(ResolvedValue)
  case valid(Value, ResolvedValue)

  /// The value when there is a valid one.
  public var value: Value? {
    if case .valid(let value, _) = self { value } else { nil }
  }

  /// The value as written, when the key is there.
  public var resolved: ResolvedValue? {
    switch self {
    case .absent: nil
    case .malformed(let resolved), .valid(_, let resolved): resolved
    }
  }

  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// The value that is not well-formed and that nothing has reported yet; nil in every other case.
  public var unreported: ResolvedValue? {
    if case .malformed(let resolved) = self, resolved.reported == nil { resolved } else { nil }
  }
}
