import TestSupport
import Testing
import ThemeKit

/// `docs/rules/` is made from the descriptions: `QETHEME_RECORD=1 swift test --filter RulePageTests`.
@Suite struct RulePageTests {
  @Test func pagesAreUpToDate() {
    let pages = RuleRegistry.descriptions.map(RulePage.init)
    for page in pages { GoldenFile.expect(page.markdown, at: "docs/rules/\(page.fileName)") }
    GoldenFile.expect(RuleIndexPage(RuleRegistry.descriptions).markdown, at: "docs/rules/README.md")
    GoldenFile.expect(RepairsPage(RuleRegistry.descriptions).markdown, at: "docs/repairs.md")
    GoldenFile.expectNoOrphans(in: "docs/rules", besides: Set(pages.map(\.fileName) + ["README.md"]))
  }

  @Test func pageOfOneRule() throws {
    let page = try #require(RuleRegistry.description(of: .lowPrimaryContrast).map(RulePage.init))
    #expect(page.fileName == "low-primary-contrast.md")
    #expect(
      page.markdown.hasPrefix(
        """
        # low-primary-contrast

        **warning** · contrast · WCAG 2.2 SC 1.4.11 Non-text Contrast, level AA

        Primary is below 3:1 on background or paper.

        ## Why

        """))
    // What is exempt and what is not.
    #expect(page.markdown.contains("A filled button with a readable label is exempt"))
    #expect(page.markdown.contains("Toggles, selected tabs, focus rings and lines are not exempt"))
    #expect(page.markdown.contains("https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast"))
    #expect(!page.markdown.contains("↓"))
  }

  @Test func everyRuleHasOneRow() {
    let ids = RuleRegistry.descriptions.map(\.id)
    #expect(Set(ids).count == ids.count)
    // The order of the table of ids, which is the order of every listing.
    #expect(ids == RuleID.allCases.filter { ids.contains($0) })
  }
}
