/// A colour that a repair of a theme writes.
public struct ColorChange: Sendable {
  /// The field of the finding's theme, or of its own theme, whose colour changes.
  public let use: ColorUse
  /// The value to be written: the palette's, so that all its uses change, or the field's own.
  public let value: WrittenValue
  public let color: SRGBColor
  /// Every use that changes with it, `use` among them.
  public let uses: [ColorUse]

  /// Whether a reference is to be replaced by its colour.
  public var isWrittenOut: Bool { value != use.holder }
}
