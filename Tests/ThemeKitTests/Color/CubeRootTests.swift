import Testing

@testable import ThemeKit

/// What the bounds of the colour search take for granted about the cube root.
@Suite struct CubeRootTests {
  /// Three octaves, in which the third of a bit pattern meets every phase, at several exponents up to 1.
  private static let numbers: [Double] = {
    var numbers: [Double] = []
    for scale in [1, 0x1p-6, 0x1p-27] {
      for step in 1...3_000 { numbers.append(scale * (0.125 + 0.875 * Double(step) / 3_000)) }
    }
    return numbers
  }()

  @Test(arguments: [(1, Double.coarseCubeRootError), (2, 1e-14), (3, 1e-15)])
  func isOffByAtMost(steps: Int, error: Double) {
    for number in Self.numbers {
      let root = number.cubeRoot(steps: steps)
      // Newton's step is what is missing, but for its square.
      let missing = (number - root * root * root) / (3 * root * root)
      #expect(abs(missing) <= error * root, "\(number)")
    }
  }

  @Test func isExactAtTheEnds() {
    #expect(0.0.cubeRoot == 0)
    #expect(0.0.cubeRoot(steps: 1) == 0)
    #expect(abs(1.0.cubeRoot - 1) < 1e-15)
  }
}
