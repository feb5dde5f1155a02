import TestSupport
import Testing
import ThemeKit

/// Position and words of the rules about values that do not go together.
@Suite struct ConsistencyRuleTests {
  private func findings(_ inner: String, _ rule: RuleID) -> [String] {
    Lint.text("<brand id=\"acme\">\n\(inner)\n</brand>\n", path: "acme.xml").findings(of: [rule])
  }

  @Test func modeAndBackground() {
    #expect(
      findings("<theme mode=\"light\"><background>#101418</background></theme>", .modeBackgroundMismatch) == [
        "2:14-2:19 warning mode-background-mismatch: mode light with background #101418, "
          + "on which white reads better than black",
        "  2:33-2:40: white is 18.49:1 here, black 1.13:1",
      ])
    #expect(
      findings("<theme mode=\"dark\"><background>#fafafa</background></theme>", .modeBackgroundMismatch) == [
        "2:14-2:18 warning mode-background-mismatch: mode dark with background #fafafa, "
          + "on which black reads better than white",
        "  2:32-2:39: white is 1.04:1 here, black 20.11:1",
      ])
    // The mode is the only own theme's.
    #expect(
      findings(
        "<theme><background>#fafafa</background></theme><ownTheme mode=\"dark\"/>", .modeBackgroundMismatch) == [
          "2:20-2:27 warning mode-background-mismatch: mode dark with background #fafafa, "
            + "on which black reads better than white",
          "  label: white is 1.04:1 here, black 20.11:1",
        ])
    // An assumed mode or background is no fact.
    #expect(findings("<theme><background>#101418</background></theme>", .modeBackgroundMismatch) == [])
    #expect(findings("<theme mode=\"dark\"><background>navy</background></theme>", .modeBackgroundMismatch) == [])
    #expect(findings("<theme mode=\"dark\"><background>#757575</background></theme>", .modeBackgroundMismatch) == [])
  }

  @Test func unusedPaletteColours() {
    #expect(
      findings(
        """
        <palette>
          <color name="ember">#ff7a1a</color>
          <color name="ash">{ember}</color>
        </palette>
        <theme mode="dark"/>
        """, .unusedPaletteColor) == [
          "3:16-3:21 warning unused-palette-color: palette colour ember is not used",
          "4:16-4:19 warning unused-palette-color: palette colour ash is not used",
        ])
  }

  @Test func unevenModes() {
    #expect(
      findings(
        """
        <theme mode="light"><radius>14</radius><fontFamily>Inter</fontFamily></theme>
        <theme mode="dark"><radius>8</radius></theme>
        """, .unevenModes) == [
          "2:52-2:57 warning uneven-modes: fontFamily is Inter in light mode but not set in dark mode",
          "  3:2-3:7: fontFamily is not set in this theme",
          "3:28-3:29 warning uneven-modes: radius is 8 in dark mode but 14 in light mode",
          "  2:29-2:31: in light mode it is another",
        ])
    #expect(
      findings(
        """
        <theme mode="light"><fontFamily>Inter</fontFamily><fontURL>https://a.example/a.css</fontURL></theme>
        <theme mode="dark"><fontFamily>Inter</fontFamily><fontURL>https://a.example/b.css</fontURL></theme>
        """, .unevenModes) == [
          "3:59-3:82 warning uneven-modes: fontURL is https://a.example/b.css in dark mode but "
            + "https://a.example/a.css in light mode",
          "  2:60-2:83: in light mode it is another",
        ])
    // The brand's own theme evens them out; so does another way to write the same number.
    #expect(
      findings(
        """
        <theme mode="light"><radius>14</radius></theme><theme mode="dark"/>
        <ownTheme mode="dark"><radius>14.0</radius></ownTheme>
        """, .unevenModes) == [])
    // What cannot be read is said elsewhere.
    #expect(
      findings(
        "<theme mode=\"light\"><radius>14</radius></theme><theme mode=\"dark\"><radius>x</radius></theme>",
        .unevenModes) == [])
    // Both are clamped to the same radius.
    #expect(
      findings(
        "<theme mode=\"light\"><radius>40</radius></theme><theme mode=\"dark\"><radius>32</radius></theme>",
        .unevenModes) == [])
  }

  @Test func singleMode() {
    #expect(
      findings("<theme mode=\"dark\"/>", .singleMode) == [
        "2:14-2:18 note single-mode: only mode dark has a theme, an app that follows the system needs one for light too"
      ])
    #expect(findings("<theme mode=\"dark\"/><theme mode=\"light\"/>", .singleMode) == [])
    #expect(findings("<theme mode=\"dark\"/><theme/>", .singleMode) == [])
    #expect(findings("<theme/>", .singleMode) == [])
    #expect(findings("<theme mode=\"dark\"/><ownTheme mode=\"light\"/>", .singleMode) == [])
    #expect(findings("<theme mode=\"dark\"/><ownTheme mode=\"dark\"/>", .singleMode).count == 1)
  }

  @Test func indistinctPaper() {
    func theme(_ background: String, _ paper: String) -> String {
      "<theme mode=\"light\"><background>\(background)</background><paper>\(paper)</paper></theme>"
    }
    #expect(
      findings(theme("#ffffff", "#FDFDFD"), .indistinctPaper) == [
        "2:60-2:67 note indistinct-paper: paper #FDFDFD is 0.0059 from background #ffffff in OKLab, 0.02 can be seen",
        "  2:33-2:40: background is here",
      ])
    #expect(findings(theme("#ffffff", "#FFFFFF"), .indistinctPaper) == [])
    #expect(findings(theme("#ffffff", "#f4f5f7"), .indistinctPaper) == [])
    #expect(findings("<theme mode=\"light\"><paper>#fefefe</paper></theme>", .indistinctPaper) == [])
  }
}
