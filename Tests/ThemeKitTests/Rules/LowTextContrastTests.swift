import TestSupport
import Testing
import ThemeKit

@Suite struct LowTextContrastTests {
  private let note = "  note: WCAG 2.2 SC 1.4.3 Contrast (Minimum), level AA"

  private func findings(_ text: String, _ name: String = "brands/acme.xml") -> [String] {
    Lint.text(text, path: name).findings(of: [.lowTextContrast, .lowOwnTextContrast])
  }

  @Test func bothSurfacesFail() {
    let text = """
      <brand id="acme">
        <theme mode="light">
          <background>#ffffff</background>
          <paper>#f4f5f7</paper>
          <text>#8a8f98</text>
        </theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "5:11-5:18 error low-text-contrast: text #8a8f98 on paper #f4f5f7 is 2.97:1, needs 4.5:1",
        "  label: the module shows its own #000000 instead (assumed)",
        "  3:17-3:24: on background it is 3.24:1, which makes the module replace it",
        "  4:12-4:19: paper is here", note,
      ])
  }

  @Test func paperAbsent() {
    let text = """
      { "id": "acme", "themes": [ {
        "mode": "light", "background": "#FFFFFF", "text": "#777777" } ] }
      """
    #expect(
      findings(text, "a.json") == [
        "2:54-2:61 error low-text-contrast: text #777777 on background #FFFFFF is 4.47:1, needs 4.5:1",
        "  label: the module shows its own #000000 instead (assumed)",
        "  2:35-2:42: this background makes the module replace it", note,
      ])
  }

  @Test func onlyThePaperFails() {
    let text = """
      <brand id="acme">
        <theme mode="light">
          <background>#ffffff</background>
          <paper>#e8eaed</paper>
          <text>#6b7078</text>
        </theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "5:11-5:18 error low-text-contrast: text #6b7078 on paper #e8eaed is 4.13:1, needs 4.5:1",
        "  label: the module keeps it (assumed: it checks the background only)",
        "  4:12-4:19: paper is here", note,
      ])
  }

  @Test func onlyTheBackgroundFails() {
    let text = """
      <brand id="acme">
        <theme mode="dark">
          <background>#30363d</background>
          <paper>#0d1117</paper>
          <text>#8b949e</text>
        </theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "5:11-5:18 error low-text-contrast: text #8b949e on background #30363d is 3.96:1, needs 4.5:1",
        "  label: the module shows its own #ffffff instead (assumed)",
        "  3:17-3:24: this background makes the module replace it", note,
      ])
  }

  @Test func aReferenceIsReportedAtItsUse() {
    let text = """
      <brand id="acme" name="É 🦊">
        <palette><color name="smoke">#777777</color></palette>
        <theme mode="light">
          <background>#ffffff</background>
          <text>
            {smoke}
          </text>
        </theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "6:7-6:14 error low-text-contrast: text #777777 on background #ffffff is 4.47:1, needs 4.5:1",
        "  label: the module shows its own #000000 instead (assumed)",
        "  2:32-2:39: {smoke} is defined here",
        "  4:17-4:24: this background makes the module replace it", note,
      ])
  }

  @Test func anAssumedBackgroundMakesItAWarning() {
    let text = """
      <brand id="acme">
        <theme mode="light"><text>#777777</text></theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "2:29-2:36 warning low-text-contrast: text #777777 on assumed background #ffffff is 4.47:1, needs 4.5:1",
        "  label: the module shows its own #000000 instead (assumed)",
        "  note: background #ffffff is assumed: not written; "
          + "the module's own background in light mode is not documented",
        note,
      ])
  }

  @Test func aWrittenPaperOutranksAnAssumedBackground() {
    let text = """
      <brand id="acme">
        <theme mode="light">
          <paper>#dddddd</paper>
          <text>#dedede</text>
        </theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "4:11-4:18 error low-text-contrast: text #dedede on paper #dddddd is 1.00:1, needs 4.5:1",
        "  label: the module shows its own #000000 instead (assumed)",
        "  3:12-3:19: paper is here",
        "  note: background #ffffff is assumed: not written; "
          + "the module's own background in light mode is not documented",
        note,
      ])
  }

  @Test func theOwnThemesSurfacesCount() {
    let text = """
      <brand id="acme">
        <theme mode="dark"><text>#555555</text></theme>
        <ownTheme mode="dark">
          <background>#101418</background>
          <paper>#000000</paper>
        </ownTheme>
      </brand>
      """
    #expect(
      findings(text) == [
        "2:28-2:35 error low-text-contrast: text #555555 on own background #101418 is 2.48:1, needs 4.5:1",
        "  label: the module shows its own #ffffff instead (assumed)",
        "  4:17-4:24: this background makes the module replace it",
        "  5:12-5:19: on paper it is 2.81:1", note,
      ])
  }

  @Test func ownTextThatShowsThrough() {
    let text = """
      <brand id="acme">
        <theme mode="dark">
          <background>#101418</background>
          <paper>#1d232b</paper>
        </theme>
        <ownTheme mode="dark"><text>#3a4250</text></ownTheme>
      </brand>
      """
    #expect(
      findings(text) == [
        "6:31-6:38 error low-own-text-contrast: own text #3a4250 on paper #1d232b is 1.56:1, needs 4.5:1",
        "  label: the dark theme sends no text, so this one shows through",
        "  3:17-3:24: on background it is 1.82:1",
        "  4:12-4:19: paper is here", note,
      ])
  }

  @Test func ownTextIsNotAFindingWhereTheThemeSendsItsOwn() {
    let text = """
      <brand id="acme">
        <theme mode="dark"><background>#101418</background><text>#ffffff</text></theme>
        <ownTheme mode="dark"><text>#3a4250</text></ownTheme>
      </brand>
      """
    #expect(findings(text) == [])
  }

  @Test func theModulesOwnTextOnPaperOfTheOppositeKind() {
    let text = """
      { "id": "acme", "themes": [ { "mode": "light",
        "background": "#ffffff",
        "paper": "#171c22" } ] }
      """
    #expect(
      findings(text, "a.json") == [
        "3:13-3:20 warning low-own-text-contrast: the module's own text #000000 on paper #171c22 is 1.22:1, needs 4.5:1",
        "  label: the light theme sends no text, so this one shows through",
        "  note: text #000000 is assumed: not written; the module's own text colour is not documented", note,
      ])
  }

  @Test func afterAReplacementBothAreSaid() {
    let text = """
      <brand id="acme">
        <theme mode="light">
          <background>#ffffff</background>
          <paper>#171c22</paper>
          <text>#777777</text>
        </theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "4:12-4:19 warning low-own-text-contrast: the module's own text #000000 on paper #171c22 is 1.22:1, needs 4.5:1",
        "  label: the module's own text replaces the written one, and does not fit here",
        "  5:11-5:18: replaced, since it is unreadable on background",
        "  note: text #000000 is assumed: unreadable on background, so replaced by the module's own, as documented; "
          + "the module's own text colour is not documented",
        note,
        "5:11-5:18 error low-text-contrast: text #777777 on paper #171c22 is 3.82:1, needs 4.5:1",
        "  label: the module shows its own #000000 instead (assumed)",
        "  3:17-3:24: on background it is 4.47:1, which makes the module replace it",
        "  4:12-4:19: paper is here", note,
      ])
  }

  @Test func whatHangsOnAnInvalidColourIsLeftAlone() {
    let text = """
      <brand id="acme">
        <theme mode="light">
          <background>white</background>
          <paper>#ffffff</paper>
          <text>#777777</text>
        </theme>
        <theme mode="dark">
          <background>black</background>
          <paper>#ffffff</paper>
        </theme>
      </brand>
      """
    // The written paper is certain; the background is not, and neither is what the module then does.
    #expect(
      findings(text) == [
        "5:11-5:18 error low-text-contrast: text #777777 on paper #ffffff is 4.47:1, needs 4.5:1",
        "  label: the module shows its own #000000 instead (assumed)",
        "  4:12-4:19: paper is here", note,
      ])
  }

  /// The colour part of public bug reports against other tools.
  @Test(arguments: [
    ("#FFFFFF", "#0078D7", "4.49"), ("#777777", "#FFFFFF", "4.47"), ("#767776", "#FFFFFF", "4.49"),
    ("#A96805", "#FFFFFF", "4.49"), ("#FFFFFF", "#C65400", "4.49"), ("#007AA4", "#F6F6F6", "4.49"),
    ("#02B875", "#FFFFFF", "2.58"), ("#FF66AA", "#FFFFFF", "2.71"),
  ])
  func replaysWhatOthersLetPass(text: String, background: String, ratio: String) {
    #expect(
      findings(brand(text, background)).first
        == "4:11-4:18 error low-text-contrast: text \(text) on background \(background) is \(ratio):1, needs 4.5:1")
  }

  @Test(arguments: [
    ("#767676", "#FFFFFF"), ("#0178D6", "#FFFFFF"), ("#A86806", "#FFFFFF"), ("#C55401", "#FFFFFF"),
    ("#017AA3", "#F6F6F6"), ("#018945", "#FFFFFF"), ("#0E8853", "#FFFFFF"), ("#D53583", "#FFFFFF"),
    ("#D82F85", "#FFFFFF"), ("#00C600", "#0000C6"), ("#0000C6", "#00C600"), ("#BD93F9", "#282A36"),
    ("#292A2B", "#FF6839"), ("#FFFFFF", "#D53F1C"), ("#000000", "#D53F1C"), ("#BE64DB", "#480B1D"),
  ])
  func replaysWhatOthersRejected(text: String, background: String) {
    #expect(findings(brand(text, background)) == [])
  }

  private func brand(_ text: String, _ background: String) -> String {
    """
    <brand id="acme">
      <theme>
        <background>\(background)</background>
        <text>\(text)</text>
      </theme>
    </brand>
    """
  }
}
