import Testing

@testable import ThemeKit

@Suite struct CornerRadiusTests {
  @Test(arguments: [(0.0, 16.0, 0.0), (14, 16, 7), (32, 16, 16), (32, 4, 28), (8, 4, 4)])
  func inner(outer: Double, inset: Double, expected: Double) {
    #expect(CornerRadius.inner(outer, inset: inset) == expected)
  }

  @Test func capsulesAreTheRoundest() {
    #expect(CornerRadius.capped(32, height: 48) == 24)
    #expect(CornerRadius.capped(6, height: 48) == 6)
  }
}
