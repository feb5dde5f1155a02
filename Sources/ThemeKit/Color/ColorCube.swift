/// The colours that a search looks through: every combination of some channel levels.
///
/// The searches ask for `full`, all 16,777,216 colours of 8 bits. A coarser cube is small enough to try every pair
/// of its colours, which is how tests prove what the searches claim.
final class ColorCube: Sendable {
  /// Channel values in ascending order, 0 … 255.
  let levels: [UInt8]
  /// Linear light of each level, 0 to 1.
  let linear: [Double]
  /// Relative luminance of each level of one channel, times 2^58.
  let red: [Int]
  let green: [Int]
  let blue: [Int]

  /// - Parameter levels: ascending; their number is a power of two and at least 2.
  init(levels: [UInt8]) {
    precondition(levels.count >= 2 && levels.count & (levels.count - 1) == 0, "a power of two")
    precondition(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 }, "ascending")
    self.levels = levels
    linear = levels.map { RelativeLuminance.linear[Int($0)] }
    red = levels.map { RelativeLuminance.weightedRed[Int($0)] }
    green = levels.map { RelativeLuminance.weightedGreen[Int($0)] }
    blue = levels.map { RelativeLuminance.weightedBlue[Int($0)] }
  }

  /// All colours of 8 bits.
  static let full = ColorCube(levels: Array(0...255))

  var whole: ColorBox { ColorBox(red: 0, green: 0, blue: 0, side: levels.count) }

  /// The colour at three places in `levels`.
  func color(_ red: Int, _ green: Int, _ blue: Int) -> SRGBColor {
    SRGBColor(red: levels[red], green: levels[green], blue: levels[blue])
  }

  /// The relative luminance of the darkest colour of a box, times 2^58: luminance grows with each channel.
  @inline(__always)
  func lowLuminance(_ box: ColorBox) -> Int { red[box.red] + green[box.green] + blue[box.blue] }

  /// The relative luminance of the lightest colour of a box, times 2^58.
  @inline(__always)
  func highLuminance(_ box: ColorBox) -> Int {
    red[box.red + box.side - 1] + green[box.green + box.side - 1] + blue[box.blue + box.side - 1]
  }
}

/// A cubic box of places in the levels of a `ColorCube`: `side` places along each channel.
struct ColorBox: Sendable {
  let red: Int
  let green: Int
  let blue: Int
  /// A power of two.
  let side: Int

  /// One of the eight halves of the box, 0 … 7: a bit for each channel, red the highest, set in the upper half.
  @inline(__always)
  func octant(_ index: Int) -> ColorBox {
    let half = side / 2
    return ColorBox(
      red: red + (index >> 2 & 1) * half, green: green + (index >> 1 & 1) * half, blue: blue + (index & 1) * half,
      side: half)
  }
}
