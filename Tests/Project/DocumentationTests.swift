import Foundation
import TestSupport
import Testing

struct DocumentationTests {
  @Test func pagesNameOnlyFilesThatExist() throws {
    let missing = try Documentation.pages().flatMap { Documentation.missingTargets(in: $0, exists: Repository.exists) }
    #expect(missing == [])
  }

  @Test func scriptsInPagesCanBeRun() throws {
    for page in try Documentation.pages() {
      for command in Documentation.commands(in: page) where command[0].contains("scripts/") {
        let path = Repository.root.appendingPathComponent(command[0]).path
        #expect(FileManager.default.isExecutableFile(atPath: path), "\(page.path): \(command.joined(separator: " "))")
      }
    }
  }

  /// The check itself must be able to fail.
  @Test func findsDeadLinks() {
    let page = TextFile(
      path: "docs/page.md",
      text: """
        [a](other.md), [b](../README.md#top), [c](gone.md) and [d](https://somewhere.example/x.md)
        `./scripts/run` and `Sources/Gone.swift`, but not `Sources/<name>.swift` or `a/b`
        """)
    let here: Set<String> = ["docs/other.md", "README.md", "scripts/run"]
    #expect(
      Documentation.missingTargets(in: page, exists: here.contains) == [
        "docs/page.md:1: gone.md", "docs/page.md:2: Sources/Gone.swift",
      ])
    #expect(Documentation.commands(in: page) == [["./scripts/run"]])
  }
}
