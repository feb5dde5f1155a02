import TestSupport
import Testing
import ThemeKit

@Suite struct ContrastRatioTests {
  /// Every vector is one of the nearest pairs to its limit that 8 bits allow.
  @Test(arguments: [
    ("contrast-boundary.csv", "pass4.5", ContrastLimit.fourPointFive),
    ("contrast-boundary-3.0.csv", "pass3.0", .three), ("contrast-boundary-7.0.csv", "pass7.0", .seven),
  ])
  func decidesThePairsNearestToTheLimit(file: String, column: String, limit: ContrastLimit) throws {
    for row in try Repository.rows(of: "Tests/Fixtures/Color/\(file)") {
      let foreground = try #require(SRGBColor(hex: row["fg"]!))
      let background = try #require(SRGBColor(hex: row["bg"]!))
      let ratio = ContrastRatio(foreground, background)
      #expect(ratio.meets(limit) == (row[column] == "true"), "\(row)")
      #expect(ratio.meets(.other(limit.value)) == (row[column] == "true"), "in double precision: \(row)")
      #expect(ContrastRatio(background, foreground) == ratio, "either way round: \(row)")
      #expect(ratio.cut(decimals: 12) == row["ratio"]!.prefix(14), "\(row)")
    }
  }

  /// Pairs that other tools judged wrongly, from their public bug reports.
  @Test(arguments: [
    ("#FFFFFF", "#0078D7", "4.498861", false, "4.49"), ("#777777", "#FFFFFF", "4.478089", false, "4.47"),
    ("#767676", "#FFFFFF", "4.542224", true, "4.54"), ("#767776", "#FFFFFF", "4.496170", false, "4.49"),
    ("#A96805", "#FFFFFF", "4.497442", false, "4.49"), ("#C65400", "#FFFFFF", "4.497478", false, "4.49"),
    ("#007AA4", "#F6F6F6", "4.498188", false, "4.49"), ("#02B875", "#FFFFFF", "2.587593", false, "2.58"),
    ("#00C600", "#0000C6", "5.000229", true, "5.00"), ("#BD93F9", "#282A36", "5.903095", true, "5.90"),
    ("#292A2B", "#FF6839", "4.992771", true, "4.99"), ("#FFFFFF", "#D53F1C", "4.608297", true, "4.60"),
    ("#000000", "#D53F1C", "4.556997", true, "4.55"), ("#F9C66B", "#FFFFFF", "1.576826", false, "1.57"),
    ("#EE0701", "#FFFFFF", "4.500393", true, "4.50"), ("#FFFFFF", "#000000", "21.000000", true, "21.00"),
    ("#123456", "#123456", "1.000000", false, "1.00"),
  ])
  func cutsAndNeverRounds(
    foreground: String, background: String, sixDecimals: String, passes: Bool, printed: String
  ) throws {
    let ratio = ContrastRatio(try #require(SRGBColor(hex: foreground)), try #require(SRGBColor(hex: background)))
    #expect(ratio.cut(decimals: 6) == sixDecimals)
    #expect(ratio.meets(.fourPointFive) == passes)
    #expect(ratio.printed(against: .fourPointFive) == printed)
  }

  @Test func printsMoreDecimalsWhereAPassWouldReadAsBelowItsLimit() throws {
    let ratio = ContrastRatio(try #require(SRGBColor(hex: "#0078D7")), .white)
    #expect(ratio.printed(against: ContrastLimit(4.498)) == "4.498")
    #expect(ratio.printed(against: ContrastLimit(4.4988)) == "4.4988")
    #expect(ratio.printed(against: ContrastLimit(4.499)) == "4.49")
  }

  @Test func ordersByRatio() {
    let grey = SRGBColor(rgb: 0x808080)
    #expect(ContrastRatio(.white, grey) < ContrastRatio(.black, grey))
    #expect(ContrastRatio(.black, .white).value == 21)
  }

  /// The integer verdict against the formula of WCAG 2.2, in double precision, over a spread of all pairs.
  @Test func agreesWithTheFormulaOnASpreadOfPairs() {
    for step in UInt32(0)..<200_000 {
      let foreground = SRGBColor(rgb: step &* 2_654_435_761 >> 8)
      let background = SRGBColor(rgb: step &* 40_503 &* 69_069 >> 3)
      let one = foreground.relativeLuminance + 0.05
      let other = background.relativeLuminance + 0.05
      let expected = max(one, other) / min(one, other)
      let ratio = ContrastRatio(foreground, background)
      #expect(abs(ratio.value - expected) < 1e-12)
      #expect(ratio.meets(.fourPointFive) == (expected >= 4.5))
      #expect(ratio.meets(.three) == (expected >= 3))
      #expect(ratio.meets(.seven) == (expected >= 7))
    }
  }
}
