import TestSupport
import Testing

@testable import qetheme

@Suite struct ExplainCommandTests {
  /// What stands after "There is no rule '…'."
  private func hint(_ name: String) throws -> String {
    let run = try TestFolder().run("explain", name)
    #expect(run.status == .usage)
    #expect(run.output == "")
    let start = "Error: There is no rule '\(name)'. "
    #expect(run.errors.hasPrefix(start))
    return String(run.errors.dropFirst(start.count).prefix { $0 != "\n" })
  }

  @Test func namesTheRuleThatIsSpeltAlike() throws {
    #expect(try hint("low-text-contrst") == "Did you mean 'low-text-contrast'?")
  }

  @Test func findsRulesByPartsOfTheirNames() throws {
    #expect(try hint("radius") == "Did you mean 'invalid-radius', 'radius-out-of-range'?")
    #expect(
      try hint("contrast")
        == "Did you mean 'low-text-contrast', 'low-own-text-contrast', 'low-primary-contrast', 'low-link-contrast'?")
    #expect(try hint("primary contrast") == "Did you mean 'low-primary-contrast'?")
    #expect(try hint("WCAG") == "'qetheme rules' lists them.")
    #expect(try hint("") == "'qetheme rules' lists them.")
  }

  @Test func saysOfEveryRepairWhetherItIsSafe() throws {
    let run = try TestFolder().run("explain", "invalid-radius")
    #expect(run.status == .success)
    #expect(
      run.output.contains(
        """
        Repair: A number with px, a plus sign or needless zeros is written plainly;
                safe: the number stays the same.
        Repair: A decimal comma becomes a point; unsafe: a comma can stand between
                thousands too.

        """))
  }
}
