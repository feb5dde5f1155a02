/// A repair of a contrast finding: what is to be written, and what comes of it.
public struct ThemeRepair: Sendable {
  /// What the foreground comes to on a surface.
  public struct Result: Sendable {
    public let field: ThemeField
    public let ratio: ContrastRatio
    /// Which of the brands has the surface, as they were given to `BrandColors`.
    public let member: Int
  }

  public let kind: ColorRepair.Kind
  /// Foreground first, then background and paper; none for the best possible colour, which is no repair.
  public let changes: [ColorChange]
  /// The use that writes the foreground; nil for the module's own text.
  public let source: ColorUse?
  /// The foreground as it will be.
  public let foreground: SRGBColor
  /// The foreground's ratios on the surfaces of the finding's theme, or of the brand that has the lowest one there; the
  /// lowest first.
  public let results: [Result]
  /// Whether other pairs than the finding's own had a say.
  public let isHeldBack: Bool
  /// As repairs print their distance.
  public let colors: ColorRepair
}
