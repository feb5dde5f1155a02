/// A theme with its references resolved and its values read: what the app would send.
public struct Theme: Sendable {
  /// Which of the two kinds of theme a brand file holds.
  public enum Role: Sendable {
    /// A theme that the app sends.
    case theme
    /// The brand's own theme, as configured on the platform.
    case ownTheme
  }

  /// What one of the brand's files says of the theme.
  public struct Part: Hashable, Sendable {
    /// The whole theme in that file.
    public let place: Place
    /// `Theme.anchor` in that file.
    public let anchor: SourceRange
    /// The mode as written there; nil when it is not.
    public let mode: SourceRange?
  }

  public let role: Role
  /// The whole theme: from `<` to `>` of the element, from `{` to `}` of the object.
  public let range: SourceRange
  /// Where to point when a finding concerns the theme as such: the start tag's name; in JSON the mode's value,
  /// else the first key, else the opening brace.
  public let anchor: SourceRange
  /// Which of the brand's files `range` and `anchor` are in: the own one where it has the theme.
  public let file: UInt8
  /// Of a theme that several files have, or that is inherited: what each of them says, the nearest first; else empty.
  public let parts: [Part]
  public let mode: FieldState<ThemeMode>
  /// The mode as written; nil when absent or invalid. Kept beside `mode`, since every rule asks for it and taking it
  /// out of the state costs a copy of the written text.
  public let writtenMode: ThemeMode?
  public let primary: FieldState<SRGBColor>
  public let background: FieldState<SRGBColor>
  public let paper: FieldState<SRGBColor>
  public let text: FieldState<SRGBColor>
  /// As written, before the clamp to 0 … 32.
  public let radius: FieldState<Radius>
  public let fontFamily: FieldState<String>
  /// A valid URL of whatever scheme and host; whether it is https is `FontURL.isSecure`.
  public let fontURL: FieldState<FontURL>

  public init(
    role: Role, range: SourceRange, anchor: SourceRange, file: UInt8 = 0, parts: [Part] = [],
    mode: FieldState<ThemeMode> = .absent,
    primary: FieldState<SRGBColor> = .absent, background: FieldState<SRGBColor> = .absent,
    paper: FieldState<SRGBColor> = .absent, text: FieldState<SRGBColor> = .absent,
    radius: FieldState<Radius> = .absent, fontFamily: FieldState<String> = .absent,
    fontURL: FieldState<FontURL> = .absent
  ) {
    self.role = role
    self.range = range
    self.anchor = anchor
    self.file = file
    self.parts = parts
    self.mode = mode
    self.writtenMode = mode.value
    self.primary = primary
    self.background = background
    self.paper = paper
    self.text = text
    self.radius = radius
    self.fontFamily = fontFamily
    self.fontURL = fontURL
  }

  /// Where to point when a finding concerns the theme as such.
  public var anchorPlace: Place { Place(anchor, file: file) }

  /// Whether a place is inside the theme, in whichever of the brand's files.
  public func holds(_ place: Place) -> Bool {
    let parts = parts.isEmpty ? [Place(range, file: file)] : parts.map(\.place)
    return parts.contains { part in
      part.file == place.file && part.range.lowerBound <= place.range.lowerBound
        && place.range.upperBound <= part.range.upperBound
    }
  }

  /// The name of the mode in paths and reports: `light`, `dark`, or `any` when no mode is written or it cannot
  /// be read.
  public var modeName: String { writtenMode?.rawValue ?? "any" }

  /// The state of a colour field.
  /// - Precondition: `field.isColor`.
  public func color(_ field: ThemeField) -> FieldState<SRGBColor> {
    switch field {
    case .primary: primary
    case .background: background
    case .paper: paper
    case .text: text
    case .mode, .radius, .fontFamily, .fontURL: preconditionFailure("\(field.key) is no colour")
    }
  }

  /// What is written for `field`, whatever its type and whether it can be read.
  public func resolved(_ field: ThemeField) -> ResolvedValue? {
    switch field {
    case .mode: mode.resolved
    case .primary: primary.resolved
    case .background: background.resolved
    case .paper: paper.resolved
    case .text: text.resolved
    case .radius: radius.resolved
    case .fontFamily: fontFamily.resolved
    case .fontURL: fontURL.resolved
    }
  }
}
