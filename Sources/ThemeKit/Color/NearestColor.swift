/// A colour that a search found, and how far it is from the colour it stands for.
public struct NearestColor: Hashable, Sendable {
  public let color: SRGBColor
  /// Euclidean, in OKLab.
  public let distance: Double

  public init(color: SRGBColor, distance: Double) {
    self.color = color
    self.distance = distance
  }

  /// Whether this is the better answer: nearer or, as near, with the lower hex value.
  @inline(__always)
  func precedes(_ other: NearestColor) -> Bool {
    distance != other.distance ? distance < other.distance : color.rgb < other.color.rgb
  }
}
