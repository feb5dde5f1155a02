import Testing

@testable import ThemeKit

/// The sign of a pair on a card says what lint says of it.
@Suite struct PairVerdictTests {
  private func verdict(_ kind: CheckedPair.Kind, _ basis: Basis) -> PairsSection.Verdict {
    let grey = SRGBColor(rgb: 0x777777)
    return PairsSection.Verdict(
      CheckedPair(kind: kind, foreground: grey, surface: SRGBColor(rgb: 0x888888), basis: basis))
  }

  @Test func hasOneSignForEachSeverity() {
    #expect(verdict(.textOnPaper, .documented).mark == .fail)
    #expect(verdict(.textOnPaper, .brand).mark == .fail)
    #expect(verdict(.textOnPaper, .assumed).mark == .warning)
    #expect(verdict(.primaryOnBackground, .documented).mark == .warning)
    #expect(verdict(.linkOnPaper, .documented).mark == .note)
    #expect(verdict(.linkOnPaper, .documented).word == "fails")
  }

  @Test(arguments: [
    (0.5, "0.5", ".5"), (0.25, "0.25", ".25"), (-0.5, "-0.5", "-.5"), (4.5, "4.5", "4.5"), (14, "14", "14"),
  ])
  func writesALeadingZeroForPeople(value: Double, label: String, attribute: String) {
    #expect(SVGNumber.label(value) == label)
    #expect(SVGNumber.text(value) == attribute)
  }
}
