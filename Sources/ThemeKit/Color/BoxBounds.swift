/// Lower bounds of linear functions of OKLab over the colours of a box.
///
/// Write x for a colour in linear light, u = Mx for its cone responses before the cube root (M has no negative
/// entry), q = cbrt(u), and f(x) = w·q for the function. Over the box, x lies within `half` of its centre c.
///
/// 1. **Interval.** Each q grows with each channel, so it lies between its values at the darkest and the lightest
///    corner, and f is at least the sum of the smaller products. Good for large boxes.
/// 2. **Slope.** From p³ − q³ = (p − q)(p² + pq + q²) the difference of two cube roots is exactly
///    q(x) − q(c) = s(x)·(u(x) − u(c)) with s = 1/(q(x)² + q(x)q(c) + q(c)²), which falls as q(x) grows. So
///    f(x) = f(c) + g(x)·(x − c) with g = Σ w·s·M, each entry between two known numbers, and f is at least
///    f(c) − Σ half·max|g|. The error shrinks with the square of the box: good for small boxes.
/// 3. **Slope with a luminance limit.** Where only colours with luminance Y(x) ≥ e count, f(x) ≥ f(x) − t·(Y(x) − e)
///    for every t ≥ 0 (weak duality), and bound 2 applies to the right side, whose slopes are g − t·y with the
///    luminance weights y. Any t is valid; a good one cancels most of the slope. Likewise Y(x) ≤ e with t ≤ 0.
///    This is what makes the search fast: around the answer f falls only where Y leaves its limit.
///
/// The cube roots at the corners are taken in one step and moved outwards by their greatest error, so that q and s
/// surely lie between what is computed; the boxes' own width is far greater.
///
/// Rounding: the centre's cube roots, in two steps, are off by less than 1e-14; s is at most 357 (the box of black and
/// its neighbours), |w| at most 3.2, each bound a sum of fewer than 40 products below 2^11, so it is off by less than
/// 40 · 2^11 · 2^-53 + 10 · 1e-14 < 1e-11. `slack` is ten times that, and every comparison that discards a box gives it
/// away.
struct BoxBounds {
  static let slack = 1e-10

  /// Not above the cone responses of any colour of the box, and not below.
  private let low: ConeResponse
  private let high: ConeResponse
  /// The least and the greatest s of each cone.
  private let long: (Double, Double)
  private let medium: (Double, Double)
  private let short: (Double, Double)
  /// Half the box's size in linear light.
  private let halfRed: Double
  private let halfGreen: Double
  private let halfBlue: Double
  let center: OKLab
  private let centerLuminance: Double
  /// Of the box, times 2^58.
  let lowLuminance: Int
  let highLuminance: Int

  @inline(__always)
  init(_ box: ColorBox, of cube: ColorCube) {
    let last = box.side - 1
    let (red0, red1) = (cube.linear[box.red], cube.linear[box.red + last])
    let (green0, green1) = (cube.linear[box.green], cube.linear[box.green + last])
    let (blue0, blue1) = (cube.linear[box.blue], cube.linear[box.blue + last])
    low = ConeResponse(red: red0, green: green0, blue: blue0, steps: 1, factor: 1 - Double.coarseCubeRootError)
    high = ConeResponse(red: red1, green: green1, blue: blue1, steps: 1, factor: 1 + Double.coarseCubeRootError)
    let middle = ConeResponse(
      red: 0.5 * (red0 + red1), green: 0.5 * (green0 + green1), blue: 0.5 * (blue0 + blue1), steps: 2)
    long = Self.secants(low.long, middle.long, high.long)
    medium = Self.secants(low.medium, middle.medium, high.medium)
    short = Self.secants(low.short, middle.short, high.short)
    halfRed = 0.5 * (red1 - red0)
    halfGreen = 0.5 * (green1 - green0)
    halfBlue = 0.5 * (blue1 - blue0)
    center = OKLab(middle)
    centerLuminance = 0.2126 * 0.5 * (red0 + red1) + 0.7152 * 0.5 * (green0 + green1) + 0.0722 * 0.5 * (blue0 + blue1)
    lowLuminance = cube.lowLuminance(box)
    highLuminance = cube.highLuminance(box)
  }

  /// A number that `axis`, plus `penalty` times the relative luminance, is nowhere below among the colours of the box
  /// with a luminance in `luminances`. (A penalty adds its part of y to every slope.)
  @inline(__always)
  func lowest(_ axis: OKLabAxis, penalty: Double = 0, luminances: ClosedRange<Int>) -> Double {
    let slopes = slopes(axis)
    let atCenter = axis.value(at: center) + penalty * centerLuminance
    let free = atCenter - reach(slopes, -penalty)
    let multiplier = cancelling(slopes) + penalty
    let edge: Int
    if multiplier > 0, luminances.lowerBound > lowLuminance {
      edge = luminances.lowerBound
    } else if multiplier < 0, luminances.upperBound < highLuminance {
      edge = luminances.upperBound
    } else {
      return free
    }
    let limited = multiplier * (centerLuminance - Double(edge) * 0x1p-58) + reach(slopes, multiplier - penalty)
    return max(free, atCenter - limited)
  }

  /// Bound 1.
  @inline(__always)
  func interval(_ axis: OKLabAxis) -> Double {
    min(axis.long * low.long, axis.long * high.long) + min(axis.medium * low.medium, axis.medium * high.medium)
      + min(axis.short * low.short, axis.short * high.short)
  }

  /// The least and the greatest g of bound 2, for each channel.
  private struct Slopes {
    let red: (Double, Double)
    let green: (Double, Double)
    let blue: (Double, Double)
  }

  @inline(__always)
  private func slopes(_ axis: OKLabAxis) -> Slopes {
    let long = product(axis.long, long)
    let medium = product(axis.medium, medium)
    let short = product(axis.short, short)
    return Slopes(
      red: (
        0.4122214708 * long.0 + 0.2119034982 * medium.0 + 0.0883024619 * short.0,
        0.4122214708 * long.1 + 0.2119034982 * medium.1 + 0.0883024619 * short.1
      ),
      green: (
        0.5363325363 * long.0 + 0.6806995451 * medium.0 + 0.2817188376 * short.0,
        0.5363325363 * long.1 + 0.6806995451 * medium.1 + 0.2817188376 * short.1
      ),
      blue: (
        0.0514459929 * long.0 + 0.1073969566 * medium.0 + 0.6299787005 * short.0,
        0.0514459929 * long.1 + 0.1073969566 * medium.1 + 0.6299787005 * short.1
      ))
  }

  /// The least and the greatest w·s of one cone.
  @inline(__always)
  private func product(_ weight: Double, _ secants: (Double, Double)) -> (Double, Double) {
    weight < 0 ? (weight * secants.1, weight * secants.0) : (weight * secants.0, weight * secants.1)
  }

  /// The least and the greatest s between cube roots `low` and `high`, as seen from `middle`.
  @inline(__always)
  private static func secants(_ low: Double, _ middle: Double, _ high: Double) -> (Double, Double) {
    (1 / (high * high + high * middle + middle * middle), 1 / (low * low + low * middle + middle * middle))
  }

  /// Σ half·max|g − t·y|: how far the function can get from its value at the centre.
  @inline(__always)
  private func reach(_ slopes: Slopes, _ multiplier: Double) -> Double {
    halfRed * farthest(slopes.red, 0.2126 * multiplier) + halfGreen * farthest(slopes.green, 0.7152 * multiplier)
      + halfBlue * farthest(slopes.blue, 0.0722 * multiplier)
  }

  @inline(__always)
  private func farthest(_ range: (Double, Double), _ point: Double) -> Double {
    max(abs(range.0 - point), abs(range.1 - point))
  }

  /// The t that leaves the least of the mean slopes, in the sense of least squares over the box.
  @inline(__always)
  private func cancelling(_ slopes: Slopes) -> Double {
    let red = 0.2126 * halfRed
    let green = 0.7152 * halfGreen
    let blue = 0.0722 * halfBlue
    let along =
      0.5 * (slopes.red.0 + slopes.red.1) * halfRed * red + 0.5 * (slopes.green.0 + slopes.green.1) * halfGreen * green
      + 0.5 * (slopes.blue.0 + slopes.blue.1) * halfBlue * blue
    return along / (red * red + green * green + blue * blue)
  }
}
