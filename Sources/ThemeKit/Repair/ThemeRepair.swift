/// A repair of a contrast finding: what is to be written, and what comes of it.
public struct ThemeRepair: Sendable {
  public let kind: ColorRepair.Kind
  /// Foreground first, then background and paper; none for the best possible colour, which is no repair.
  public let changes: [ColorChange]
  /// The use that writes the foreground; nil for the module's own text.
  public let source: ColorUse?
  /// The foreground as it will be.
  public let foreground: SRGBColor
  /// The foreground's ratios on the surfaces of the finding's theme, the lowest first.
  public let results: [(field: ThemeField, ratio: ContrastRatio)]
  /// Whether other pairs than the finding's own had a say.
  public let isHeldBack: Bool
  /// As repairs print their distance.
  public let colors: ColorRepair
}
