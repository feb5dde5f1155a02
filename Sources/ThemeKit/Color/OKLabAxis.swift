/// A linear function of OKLab, `lightness * L + a * A + b * B`, with its weights on the three cone responses.
///
/// For a vector of length 1 and any two colours, the difference of the function is at most their distance
/// (Cauchy-Schwarz): that is how bounds on linear functions become bounds on distances.
struct OKLabAxis: Sendable {
  let lightness: Double
  let a: Double
  let b: Double
  /// Weights on the cone responses: the transpose of Ottosson's second matrix applied to the vector.
  let long: Double
  let medium: Double
  let short: Double

  @inline(__always)
  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
    long = 0.2104542553 * lightness + 1.9779984951 * a + 0.0259040371 * b
    medium = 0.7936177850 * lightness - 2.4285922050 * a + 0.7827717662 * b
    short = -0.0040720468 * lightness + 0.4505937099 * a - 0.8086757660 * b
  }

  /// The direction from one colour to another, of length 1; nil when they coincide.
  @inline(__always)
  init?(from start: OKLab, to end: OKLab) {
    let length = start.distance(to: end)
    guard length > 0 else { return nil }
    self.init(
      lightness: (end.lightness - start.lightness) / length, a: (end.a - start.a) / length,
      b: (end.b - start.b) / length)
  }

  @inline(__always)
  func value(at color: OKLab) -> Double { lightness * color.lightness + a * color.a + b * color.b }

  static prefix func - (axis: OKLabAxis) -> OKLabAxis {
    OKLabAxis(lightness: -axis.lightness, a: -axis.a, b: -axis.b)
  }
}
