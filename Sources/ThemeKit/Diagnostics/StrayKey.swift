/// A key that has no meaning where it stands.
public struct StrayKey: Hashable, Sendable {
  /// What it should have been, as far as that can be told.
  public enum Meant: Hashable, Sendable {
    case nothingKnown
    /// A misspelt key.
    case misspelt(String)
    /// A misspelt key whose right spelling is there already, or is what a neighbour means.
    case given(String)
    /// A field of a theme written as an attribute.
    case element
    /// An attribute written as an element.
    case attribute
  }

  /// As typed.
  public let name: String
  public let form: KeyForm
  /// The thing it stands in: "brand", "theme", "ownTheme", "palette", "color"; nil for the root itself.
  public let owner: String?
  public let meant: Meant

  public init(name: String, form: KeyForm, owner: String?, meant: Meant) {
    self.name = name
    self.form = form
    self.owner = owner
    self.meant = meant
  }
}
