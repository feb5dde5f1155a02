import Foundation
import TestSupport
import Testing

@testable import qetheme

/// What the README shows is what the program does.
@Suite struct ReadmeTests {
  @Test func showsTheFindingThatTheProgramPrints() throws {
    let run = try runInCheckout("lint", "docs/examples")
    #expect(run.status == .findings)
    #expect(try Repository.text(of: "README.md").contains("```\n\(run.output)```\n"), "\(run.output)")
  }

  @Test func sampleBrandsLintClean() throws {
    let run = try runInCheckout("lint", "brands", "--max-warnings", "0")
    #expect(run.status == .success, "\(run.output)")
    #expect(run.output.contains("no errors, no warnings"))
  }

  /// Every command that a page names is one, and every command is named in README and command-line page.
  @Test(arguments: ["README.md", "docs/cli.md"]) func namesTheCommandsThatThereAre(page: String) throws {
    let text = try Repository.text(of: page)
    for row in CommandTable.rows { #expect(text.contains("`\(row.name)"), "\(page) does not name \(row.name)") }
    let words = text.matches(of: /scripts\/qetheme ([a-z]+)/).map { String($0.output.1) }
    for word in words where word != "help" { #expect(CommandTable.command(named: word) != nil, "\(page): \(word)") }
  }

  private func runInCheckout(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments.map { Argument($0) }, Repository.root.path, [], [:], nil, errorsAreTerminal: false)
  }
}
