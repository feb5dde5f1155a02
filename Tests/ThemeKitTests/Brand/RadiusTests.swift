import Testing

@testable import ThemeKit

struct RadiusTests {
  @Test(
    arguments: [
      ("0", "0", 0), ("-0", "0", 0), ("14", "14", 14), ("14.50", "14.5", 14.5), ("0.10", "0.1", 0.1),
      ("1e1", "10", 10), ("1.25E+1", "12.5", 12.5), ("125e-2", "1.25", 1.25), ("5e-3", "0.005", 0.005),
      ("-3", "-3", -3), ("-0.5", "-0.5", -0.5), ("100", "100", 100), ("0e99999999999999999999", "0", 0),
      ("1e-99999999999999999999", "0", 0), ("32.000000000000000001", "32.000000000000000001", 32),
      ("1e21", "1000000000000000000000", 1e21),
    ] as [(String, String, Double)])
  func readsNumbers(text: String, digits: String, value: Double) throws {
    let radius = try #require(Radius(text: text))
    #expect(radius.digits == digits)
    #expect(radius.value == value)
  }

  @Test(arguments: [
    "", "-", "+1", ".5", "1.", "01", "-01", "1e", "1e+", "0x10", "14px", " 14", "14 ", "1,5", "NaN", "Infinity",
    "-Infinity", "1e400", "-1e400", "１４", "1_000", "{r}", "1\u{0}",
  ])
  func refusesEverythingElse(text: String) {
    #expect(Radius(text: text) == nil)
  }
}
