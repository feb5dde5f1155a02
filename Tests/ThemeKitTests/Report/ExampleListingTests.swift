import Testing
import ThemeKit

/// Examples of rules, as `explain` prints them.
@Suite struct ExampleListingTests {
  @Test func marksWhatIsReported() {
    let example = RuleDescription.Example.xml(
      """
      <brand id="acme" name="Größe">
      \t<theme mode="↓dusk"><radius>↓12px</radius></theme>
      </brand>

      """)
    expect(
      ExampleListing(example, reporting: .invalidMode).text(ReportStyle(), width: 80),
      """
          <brand id="acme" name="Größe">
              <theme mode="dusk"><radius>12px</radius></theme>
                           ^^^^ mode "dusk" must be "light" or "dark"
          </brand>

      """)
    expect(
      ExampleListing(example, reporting: nil).text(ReportStyle(), width: 80),
      """
          <brand id="acme" name="Größe">
              <theme mode="dusk"><radius>12px</radius></theme>
          </brand>

      """)
  }

  @Test(arguments: [40, 80, 100]) func markedLinesKeepToTheWidth(width: Int) {
    for rule in RuleRegistry.descriptions {
      for example in rule.bad {
        let rows = ExampleListing(example, reporting: rule.id).text(ReportStyle(), width: width).split(
          separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        #expect(rows.contains { $0.contains("^") }, "\(rule.id.rawValue) marks nothing")
        #expect(!rows.contains { $0.contains("↓") })
        for (index, row) in rows.enumerated() where row.contains("^") && !row.contains("<") {
          #expect(DisplayWidth.cells(of: rows[index - 1]) <= width, "\(rows[index - 1])")
          #expect(DisplayWidth.cells(of: row) <= width, "\(row)")
        }
      }
    }
  }
}
