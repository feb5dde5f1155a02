/// A value that two versions of a file do not write alike.
public struct ComparedValue: Sendable {
  /// A value as one version writes it.
  public struct Written: Sendable {
    /// As typed; a reference as `{name}`.
    public let text: String
    /// What a reference leads to, as typed in the palette; nil for other values.
    public let resolved: String?
    /// What the value is, however it is spelt.
    let meaning: Meaning
  }

  /// Two values of one meaning are the same to the module.
  enum Meaning: Hashable, Sendable {
    case color(SRGBColor)
    case radius(String)
    case text(ExactText)
  }

  /// The key of a field, `palette.<name>` for a colour of the palette, or `id`, `name` and `extends` of the brand.
  public let key: String
  /// Nil where that version does not write it.
  public let old: Written?
  public let new: Written?

  /// Whether only the spelling is different: letter case of a colour, form of a number, a reference in place of the same
  /// colour.
  public var isSpelling: Bool {
    guard let old, let new else { return false }
    return old.meaning == new.meaning
  }

  /// Nil when both versions write the same.
  init?(_ key: String, old: Written?, new: Written?) {
    if old == nil, new == nil { return nil }
    if let old, let new, old.isSpelt(as: new) { return nil }
    self.key = key
    self.old = old
    self.new = new
  }
}

extension ComparedValue.Written {
  /// A value that stands for itself.
  init(_ value: WrittenValue) {
    self.init(
      text: value.text, resolved: nil,
      meaning: SRGBColor(hex: value.text).map { .color($0) } ?? .text(ExactText(value.text)))
  }

  /// What `theme` writes for `field`; nil when it writes nothing.
  init?(_ field: ThemeField, of theme: Theme) {
    guard let value = theme.resolved(field) else { return nil }
    self.init(
      text: value.written.text, resolved: value.palette?.text, meaning: .of(field, in: theme, written: value))
  }

  fileprivate func isSpelt(as other: Self) -> Bool {
    guard ExactText(text) == ExactText(other.text), meaning == other.meaning else { return false }
    guard let resolved, let known = other.resolved else { return (self.resolved == nil) == (other.resolved == nil) }
    return ExactText(resolved) == ExactText(known)
  }
}

extension ComparedValue.Meaning {
  fileprivate static func of(_ field: ThemeField, in theme: Theme, written value: ResolvedValue) -> Self {
    let text = Self.text(ExactText(value.text))
    switch field {
    case .primary, .background, .paper, .text: return theme.color(field).value.map { .color($0) } ?? text
    case .radius: return theme.radius.value.map { .radius($0.digits) } ?? text
    case .mode, .fontFamily, .fontURL: return text
    }
  }
}
