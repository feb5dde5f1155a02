/// The cube roots of the long, medium and short cone responses: the step between linear light and OKLab
/// (Björn Ottosson, 2021).
///
/// OKLab is a linear map of these three numbers, and each of them grows with every channel; the bounds of the
/// colour search rest on both.
struct ConeResponse: Sendable {
  let long: Double
  let medium: Double
  let short: Double

  /// From linear light, each channel 0 to 1.
  @inline(__always)
  init(red: Double, green: Double, blue: Double) {
    self.init(red: red, green: green, blue: blue, steps: 3)
  }

  /// The same, the cube roots taken in fewer steps (see `Double.cubeRoot(steps:)`) and multiplied by `factor`.
  @inline(__always)
  init(red: Double, green: Double, blue: Double, steps: Int, factor: Double = 1) {
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).cubeRoot(steps: steps) * factor
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).cubeRoot(steps: steps) * factor
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).cubeRoot(steps: steps) * factor
  }
}

extension OKLab {
  @inline(__always)
  init(_ response: ConeResponse) {
    self.init(
      lightness: 0.2104542553 * response.long + 0.7936177850 * response.medium - 0.0040720468 * response.short,
      a: 1.9779984951 * response.long - 2.4285922050 * response.medium + 0.4505937099 * response.short,
      b: 0.0259040371 * response.long + 0.7827717662 * response.medium - 0.8086757660 * response.short)
  }
}
