/// A brand as written, before references are resolved and values are read: what its file says, and laid under it what
/// the files say that it extends.
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
    /// As in `Theme`.
    public let file: UInt8
    public let parts: [Theme.Part]
    /// By `ThemeField.rawValue`.
    public let values: [WrittenValue?]

    public init(
      role: Theme.Role, range: SourceRange, anchor: SourceRange, file: UInt8 = 0, parts: [Theme.Part] = [],
      values: [WrittenValue?]
    ) {
      precondition(values.count == ThemeField.allCases.count, "one place for each field")
      self.role = role
      self.range = range
      self.anchor = anchor
      self.file = file
      self.parts = parts
      self.values = values
    }

    public subscript(field: ThemeField) -> WrittenValue? { values[field.rawValue] }
  }

  public let format: Format
  /// The root element's name; in JSON the opening brace.
  public let root: SourceRange
  public let id: WrittenValue?
  public let name: WrittenValue?
  /// The path of the file whose values this one inherits.
  public let extends: WrittenValue?
  public let palette: [PaletteEntry]
  /// In file order, both roles.
  public let themes: [WrittenTheme]

  public init(
    format: Format, root: SourceRange, id: WrittenValue?, name: WrittenValue?, extends: WrittenValue? = nil,
    palette: [PaletteEntry], themes: [WrittenTheme]
  ) {
    self.format = format
    self.root = root
    self.id = id
    self.name = name
    self.extends = extends
    self.palette = palette
    self.themes = themes
  }
}
