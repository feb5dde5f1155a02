/// A colour in OKLab (Björn Ottosson, 2021): lightness 0 to 1, and two opponent axes around 0.
public struct OKLab: Hashable, Sendable {
  public let lightness: Double
  /// Green (negative) to red (positive).
  public let a: Double
  /// Blue (negative) to yellow (positive).
  public let b: Double

  @inline(__always)
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From linear light, by Ottosson's matrices of 2021.
  public init(_ color: SRGBColor) {
    self.init(
      ConeResponse(
        red: RelativeLuminance.linear[Int(color.red)],
        green: RelativeLuminance.linear[Int(color.green)],
        blue: RelativeLuminance.linear[Int(color.blue)]))
  }

  /// Euclidean distance: about 0.02 is just noticeable, black to white is 1.
  @inline(__always)
  public func distance(to other: OKLab) -> Double {
    let lightness = lightness - other.lightness
    let a = a - other.a
    let b = b - other.b
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}

extension OKLab {
  /// The radius in OKLCH: the distance from the grey axis.
  public var chroma: Double { (a * a + b * b).squareRoot() }
}
