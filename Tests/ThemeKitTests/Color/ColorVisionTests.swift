import TestSupport
import Testing
import ThemeKit

@Suite struct ColorVisionTests {
  private struct Row {
    let color: SRGBColor
    let seen: [ColorVision: SRGBColor]
  }

  private static func rows() throws -> [Row] {
    let lines = try Repository.text(of: "Tests/Fixtures/Color/colour-vision.csv").split(separator: "\n").dropFirst()
    return try lines.map { line in
      let colors = try line.split(separator: ",").map { try #require(SRGBColor(hex: String($0))) }
      return Row(color: colors[0], seen: [.protan: colors[1], .deutan: colors[2], .tritan: colors[3]])
    }
  }

  @Test(arguments: [ColorVision.protan, .deutan, .tritan]) func isAsTheModelsHaveIt(vision: ColorVision) throws {
    let rows = try Self.rows()
    #expect(rows.count == 15)
    for row in rows { #expect(vision.seen(row.color) == row.seen[vision], "\(row.color.hex)") }
  }

  @Test func withoutColourThereIsLuminance() {
    #expect(ColorVision.achroma.seen(SRGBColor(rgb: 0xFF0000)) == SRGBColor(rgb: 0x7F7F7F))
    #expect(ColorVision.achroma.seen(SRGBColor(rgb: 0x00FF00)) == SRGBColor(rgb: 0xDCDCDC))
    #expect(ColorVision.achroma.seen(SRGBColor(rgb: 0x0000FF)) == SRGBColor(rgb: 0x4C4C4C))
  }

  /// Whatever the vision: what has no hue stays as it is, but for a rounding of the models' numbers.
  @Test(arguments: ColorVision.allCases) func greysStay(vision: ColorVision) {
    for level in UInt8.min...UInt8.max {
      let seen = vision.seen(SRGBColor(red: level, green: level, blue: level))
      for channel in [seen.red, seen.green, seen.blue] {
        #expect(abs(Int(channel) - Int(level)) <= 1, "\(level) is \(seen.hex)")
      }
    }
  }
}
