import TestSupport
import Testing
import ThemeKit

@Suite struct PrimaryContrastTests {
  private func findings(_ text: String, _ rules: Set<RuleID> = [.lowPrimaryContrast, .lowLinkContrast]) -> [String] {
    Lint.text(text, path: "brands/acme.xml").findings(of: rules)
  }

  @Test func belowThree() {
    let text = """
      <brand id="acme">
        <theme mode="light">
          <primary>#f9c66b</primary>
          <background>#ffffff</background>
          <paper>#F4F5F7</paper>
        </theme>
      </brand>
      """
    #expect(
      findings(text) == [
        "3:14-3:21 note low-link-contrast: primary #f9c66b as text on paper #F4F5F7 is 1.44:1, needs 4.5:1",
        "  label: links and text buttons in it would be hard to read",
        "  4:17-4:24: on background it is 1.57:1",
        "  5:12-5:19: paper is here",
        "  note: WCAG 2.2 SC 1.4.3 Contrast (Minimum), level AA",
        "3:14-3:21 warning low-primary-contrast: primary #f9c66b on paper #F4F5F7 is 1.44:1, needs 3:1",
        "  label: toggles, selected tabs, focus rings and lines in it are hard to make out",
        "  4:17-4:24: on background it is 1.57:1",
        "  5:12-5:19: paper is here",
        "  note: WCAG 2.2 SC 1.4.11 Non-text Contrast, level AA",
      ])
  }

  @Test func anOwnPrimaryIsReportedWhereItIsWrittenAndOnce() {
    let text = """
      <brand id="acme">
        <palette><color name="sun">#ffd000</color></palette>
        <theme mode="light"><background>#ffffff</background></theme>
        <theme><background>#ffffff</background></theme>
        <ownTheme mode="light"><primary>{sun}</primary></ownTheme>
      </brand>
      """
    #expect(
      findings(text, [.lowPrimaryContrast]) == [
        "5:35-5:40 warning low-primary-contrast: own primary #ffd000 on background #ffffff is 1.47:1, needs 3:1",
        "  label: toggles, selected tabs, focus rings and lines in it are hard to make out",
        "  2:30-2:37: {sun} is defined here",
        "  3:35-3:42: background is here",
        "  note: WCAG 2.2 SC 1.4.11 Non-text Contrast, level AA",
      ])
  }

  @Test func anAssumedPrimaryIsNoFinding() {
    let text = """
      <brand id="acme">
        <theme mode="light"><background>#2563eb</background></theme>
        <theme mode="dark"><primary>blue</primary><background>#2563eb</background></theme>
      </brand>
      """
    #expect(findings(text) == [])
  }

  @Test func onAnAssumedBackground() {
    let text = """
      <brand id="acme">
        <theme mode="light"><primary>#ffd000</primary></theme>
      </brand>
      """
    #expect(
      findings(text, [.lowPrimaryContrast]) == [
        "2:32-2:39 warning low-primary-contrast: primary #ffd000 on assumed background #ffffff is 1.47:1, needs 3:1",
        "  label: toggles, selected tabs, focus rings and lines in it are hard to make out",
        "  note: background #ffffff is assumed: not written; "
          + "the module's own background in light mode is not documented",
        "  note: WCAG 2.2 SC 1.4.11 Non-text Contrast, level AA",
      ])
  }
}
