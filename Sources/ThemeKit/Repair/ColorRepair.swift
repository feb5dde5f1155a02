/// One way to give a foreground enough contrast on its surfaces.
public struct ColorRepair: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Where no foreground passes on every surface: the one whose worst ratio is greatest. It does not pass.
    case bestPossible = "best-possible"
    /// The nearest foreground of the same hue (see `NearestPassing.nearestOfSameHue`).
    case sameHue = "same-hue"
    /// The nearest foreground of all 16,777,216.
    case nearest
    /// The foreground stays; each failing surface moves to the nearest colour that passes.
    case background
    /// At least two colours move; the smallest sum of distances of all such changes, and smaller than any other repair.
    case joint
  }

  public let kind: Kind
  public let foreground: SRGBColor
  /// As many as the problem has surfaces, in its order.
  public let backgrounds: [SRGBColor]
  /// The sum of the OKLab distances of the colours that change.
  public let distance: Double

  public init(kind: Kind, foreground: SRGBColor, backgrounds: [SRGBColor], distance: Double) {
    self.kind = kind
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.distance = distance
  }

  /// The foreground's ratio on each background.
  public var ratios: [ContrastRatio] { backgrounds.map { ContrastRatio(foreground, $0) } }
}
