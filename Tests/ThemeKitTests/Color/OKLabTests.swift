import TestSupport
import Testing
import ThemeKit

@Suite struct OKLabTests {
  @Test func agreesWithOttossonsMatrices() throws {
    for row in try Repository.rows(of: "Tests/Fixtures/Color/oklab.csv") {
      let color = OKLab(try #require(SRGBColor(hex: row["hex"]!)))
      #expect(abs(color.lightness - Double(row["L"]!)!) < 1e-13, "\(row)")
      #expect(abs(color.a - Double(row["a"]!)!) < 1e-13, "\(row)")
      #expect(abs(color.b - Double(row["b"]!)!) < 1e-13, "\(row)")
      #expect(abs(color.distance(to: OKLab(.white)) - Double(row["dE_OK_to_FFFFFF"]!)!) < 1e-13, "\(row)")
    }
  }
}
