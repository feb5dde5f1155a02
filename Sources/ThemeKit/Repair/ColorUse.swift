/// A colour that a field of a theme, or of an own theme, writes: itself or by a reference to the palette.
public struct ColorUse: Sendable {
  public let field: ThemeField
  public let role: Theme.Role
  public let color: SRGBColor
  /// The value that refers to the colour, or is it: the field's own. Where that is in another file than the repaired one,
  /// the reference in the repaired file's palette that leads on to the colour, if there is one.
  public let written: WrittenValue
  /// The value that holds the colour: the palette's at the end of a reference, else the field's own.
  public let holder: WrittenValue
  /// Whether the colour is that of a brand which extends the repaired file, and which brought it along.
  let isBroughtAlong: Bool

  public var isReference: Bool { written != holder }
}
