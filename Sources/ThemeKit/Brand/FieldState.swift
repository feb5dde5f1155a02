/// What a brand file says about one field of a theme.
public enum FieldState<Value: Sendable>: Sendable {
  /// The key is not there.
  case absent
  /// The key is there, and its value cannot be used: empty, of the wrong type, not well-formed, or a reference
  /// that leads nowhere. What is wrong is a finding of its own.
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
}

/// A written value, and the palette entry that a reference led to.
public struct ResolvedValue: Hashable, Sendable {
  /// The value in the theme.
  public let written: WrittenValue
  /// The palette's value at the end of the reference; nil when the value is no reference, or leads nowhere.
  public let palette: WrittenValue?

  public init(written: WrittenValue, palette: WrittenValue? = nil) {
    self.written = written
    self.palette = palette
  }

  /// The text that counts: the palette's for a resolved reference, else the value's own; as typed.
  public var text: String { palette?.text ?? written.text }
  /// Where to point at: always the place of use.
  public var range: SourceRange { written.range }
}
