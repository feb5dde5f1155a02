/// A colour in OKLab (Björn Ottosson, 2021): lightness 0 to 1, and two opponent axes around 0.
public struct OKLab: Hashable, Sendable {
  public let lightness: Double
  /// Green (negative) to red (positive).
  public let a: Double
  /// Blue (negative) to yellow (positive).
  public let b: Double

  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From linear light, by Ottosson's matrices of 2021.
  public init(_ color: SRGBColor) {
    let red = RelativeLuminance.linear[Int(color.red)]
    let green = RelativeLuminance.linear[Int(color.green)]
    let blue = RelativeLuminance.linear[Int(color.blue)]
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Euclidean distance: about 0.02 is just noticeable, black to white is 1.
  public func distance(to other: OKLab) -> Double {
    let lightness = lightness - other.lightness
    let a = a - other.a
    let b = b - other.b
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}

/// The cube root of a number from 0 to 1, by Halley's iteration: the same on every platform, and closer to the
/// exact root than 4 units in the last place.
private func cubeRoot(_ number: Double) -> Double {
  if number <= 0 { return 0 }
  // A third of the exponent is a start within a few percent; each step triples the correct digits.
  var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  for _ in 0..<4 {
    let cube = root * root * root
    root *= (cube + 2 * number) / (2 * cube + number)
  }
  return root
}
