import Testing

@testable import ThemeKit

/// Expected widths are what Chromium 156 gives as `getComputedTextLength` at 20 px with Inter 4.0 beta 7 and
/// `text-rendering="geometricPrecision"`; `scripts/check-cards` compares many more in the browser itself.
@Suite struct TextMeasurerTests {
  private func expect(_ text: String, _ style: FontStyle, is width: Double, within tolerance: Double = 0.02) {
    let measured = TextMeasurer.width(of: text, style: style)
    #expect(abs(measured - width) <= tolerance, "\(text): \(measured) for \(width)")
  }

  @Test func tabularFiguresAreOfOneWidth() {
    expect("1.11111", FontStyle(20), is: 83.25)
    expect("1.88888", FontStyle(20), is: 83.25)
  }

  @Test func kerningCounts() { expect("AVATo", FontStyle(20), is: 59.4375) }

  @Test func marksHaveNoWidth() {
    let plain = TextMeasurer.width(of: "AVe", style: FontStyle(20))
    #expect(TextMeasurer.width(of: "A\u{301}Ve\u{301}", style: FontStyle(20)) == plain)
  }

  @Test func boldMarksHaveTheWidthThatInterGivesThem() {
    // Of 2816 units: Z 1878, grave below 26, left tack below 34.
    expect("Z\u{316}\u{318}", FontStyle(2816, .bold), is: 1938, within: 0.7)
  }

  @Test func joinedArabicLettersAreNarrower() {
    let style = FontStyle(10)
    #expect(TextMeasurer.width(of: "بب", style: style) < 2 * TextMeasurer.width(of: "ب", style: style))
  }

  @Test func weightsBetweenAreInterpolated() {
    // "A" in Inter Medium and SemiBold is 1971 and 2038 of 2816 units wide.
    expect("A", FontStyle(2816, .medium), is: 1971, within: 0.7)
    expect("A", FontStyle(2816, .semibold), is: 2038, within: 0.7)
  }

  @Test func wideScriptsAreAtLeastAnEmWide() {
    expect("東京", FontStyle(10), is: 20)
    expect("한국", FontStyle(10), is: 20)
    // A family counts as its members, for fonts that do not know the sequence.
    expect("👩‍👧", FontStyle(10), is: 25)
    expect("🇩🇪", FontStyle(10), is: 15)
  }
}
