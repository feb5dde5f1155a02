/// A brand as written: what the file says, before references are resolved and values are read.
public struct BrandFile: Sendable {
  public enum Format: Sendable {
    case xml, json
  }

  /// One colour of the palette.
  public struct PaletteEntry: Sendable {
    /// The name, and in `name.range` where it stands.
    public let name: WrittenValue
    public let value: WrittenValue

    public init(name: WrittenValue, value: WrittenValue) {
      self.name = name
      self.value = value
    }
  }

  /// One theme as written; at most one value for each field (a second one is a finding).
  public struct WrittenTheme: Sendable {
    public let role: Theme.Role
    public let range: SourceRange
    public let anchor: SourceRange
    /// By `ThemeField.rawValue`.
    public let values: [WrittenValue?]

    public init(role: Theme.Role, range: SourceRange, anchor: SourceRange, values: [WrittenValue?]) {
      precondition(values.count == ThemeField.allCases.count, "one place for each field")
      self.role = role
      self.range = range
      self.anchor = anchor
      self.values = values
    }

    public subscript(field: ThemeField) -> WrittenValue? { values[field.rawValue] }
  }

  public let format: Format
  /// The root element's name; in JSON the opening brace.
  public let root: SourceRange
  public let id: WrittenValue?
  public let name: WrittenValue?
  public let palette: [PaletteEntry]
  /// In file order, both roles.
  public let themes: [WrittenTheme]

  public init(
    format: Format, root: SourceRange, id: WrittenValue?, name: WrittenValue?, palette: [PaletteEntry],
    themes: [WrittenTheme]
  ) {
    self.format = format
    self.root = root
    self.id = id
    self.name = name
    self.palette = palette
    self.themes = themes
  }
}
