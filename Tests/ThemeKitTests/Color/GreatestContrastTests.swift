import TestSupport
import Testing

@testable import ThemeKit

@Suite struct GreatestContrastTests {
  /// Every colour of a cube of 4,096, by the rule as it is stated.
  @Test func isTheBestOfAll() {
    let cube = ColorCube(levels: stride(from: 0, through: 255, by: 17).map { UInt8($0) })
    let colors = (0..<4096).map { cube.color($0 >> 8, $0 >> 4 & 15, $0 & 15) }
    var generator = SeededGenerator(seed: 21)
    for number in 0..<60 {
      let surfaces = (0...number % 3).map { _ in generator.color() }
      let original = generator.color()
      var best: (ratio: ContrastRatio, found: NearestColor)?
      for color in colors {
        let ratio = surfaces.map { ContrastRatio(color, $0) }.min()!
        if let best, ratio < best.ratio { continue }
        let found = NearestColor(color: color, distance: OKLab(color).distance(to: OKLab(original)))
        if let best, ratio == best.ratio, (best.found.distance, best.found.color.rgb) < (found.distance, color.rgb) {
          continue
        }
        best = (ratio, found)
      }
      let found = GreatestContrast(on: surfaces, cube: cube).color(nearestTo: original)
      #expect(found == best?.found, "\(surfaces.map(\.hex)) \(original.hex)")
    }
  }
}
