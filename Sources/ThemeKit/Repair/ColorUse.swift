/// A colour that a field of a theme, or of an own theme, writes: itself or by a reference to the palette.
public struct ColorUse: Sendable {
  public let field: ThemeField
  public let role: Theme.Role
  public let color: SRGBColor
  /// The field's own value.
  public let written: WrittenValue
  /// The value that holds the colour: the palette's at the end of a reference, else the field's own.
  public let holder: WrittenValue
  /// Whether the brand of the repaired file has it; else one that extends that file.
  let isOwn: Bool

  public var isReference: Bool { written != holder }
}
