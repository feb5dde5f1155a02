/// The colours that count as the same hue as an original: OKLCH hue within 2 degrees, chroma at most 0.01 above the
/// original's, and never a grey.
///
/// The original must not be a grey: the hue of a grey is rounding noise. (Among all 8-bit colours the chroma of a
/// grey is below 4e-8 and of any other above 1e-3, so "a chroma of at least 1e-4" and "not an exact grey" are the
/// same condition.)
final class HueBand: Sendable {
  /// tan 2 degrees.
  private static let tangent = 0.034920769491747730
  private static let allowance = 0.01

  /// The original's direction in the plane of a and b, of length 1.
  private let a: Double
  private let b: Double
  private let greatestChroma: Double
  /// Along the original's hue: not above any colour's chroma.
  private let outward: OKLabAxis
  /// Nowhere negative in the band, one for each side of the wedge.
  private let leftSide: OKLabAxis
  private let rightSide: OKLabAxis

  /// Nil for a grey.
  init?(around original: SRGBColor) {
    guard !original.isGrey else { return nil }
    let lab = OKLab(original)
    let chroma = lab.chroma
    a = lab.a / chroma
    b = lab.b / chroma
    greatestChroma = chroma + Self.allowance
    outward = OKLabAxis(lightness: 0, a: a, b: b)
    leftSide = OKLabAxis(lightness: 0, a: Self.tangent * a + b, b: Self.tangent * b - a)
    rightSide = OKLabAxis(lightness: 0, a: Self.tangent * a - b, b: Self.tangent * b + a)
  }

  /// Whether a colour that is not an exact grey is in the band.
  @inline(__always)
  func contains(_ color: OKLab) -> Bool {
    let along = a * color.a + b * color.b
    let across = a * color.b - b * color.a
    return along > 0 && abs(across) <= Self.tangent * along && color.chroma <= greatestChroma
  }

  /// Whether no colour of the box with a luminance in `luminances` can be in the band: all of them lie on the far
  /// side of grey, beyond one side of the wedge, or too far out. (The sides alone leave the opposite hue, where both
  /// are barely negative, to the smallest boxes.)
  @inline(__always)
  func misses(_ bounds: BoxBounds, luminances: ClosedRange<Int>) -> Bool {
    let slack = BoxBounds.slack
    func lowest(_ axis: OKLabAxis) -> Double {
      max(bounds.interval(axis), bounds.lowest(axis, luminances: luminances))
    }
    return lowest(-outward) > slack || lowest(-leftSide) > slack || lowest(-rightSide) > slack
      || lowest(outward) > greatestChroma + slack
  }

  /// The colour moved across the wedge and along it until it is in or at the band.
  @inline(__always)
  func nearby(_ color: OKLab) -> OKLab {
    let along = min(max(0, a * color.a + b * color.b), greatestChroma)
    let across = min(max(-Self.tangent * along, a * color.b - b * color.a), Self.tangent * along)
    return OKLab(lightness: color.lightness, a: a * along - b * across, b: b * along + a * across)
  }
}

extension SRGBColor {
  /// Whether all channels are equal.
  public var isGrey: Bool { red == green && green == blue }
}
