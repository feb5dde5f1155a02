import Foundation
import TestSupport
import Testing
import ThemeKit

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

  /// docs/prediction.md lists the built-in profile, docs/brand-files.md the limits.
  @Test func pagesGiveTheProgramsOwnValues() throws {
    let prediction = try Repository.text(of: "docs/prediction.md")
    let profile = ModuleProfile.builtIn
    let colors = [
      profile.lightBackground, profile.darkBackground, profile.primary, profile.darkText, profile.lightText,
      profile.tradeUpLight, profile.tradeDownLight, profile.tradeUpDark, profile.tradeDownDark,
    ]
    for color in colors { #expect(prediction.contains("`\(color.value.hex)`")) }
    #expect(prediction.contains("| mode | \(profile.mode.value.rawValue) |"))
    #expect(prediction.contains("| radius | \(profile.radius.value.digits) |"))
    #expect(prediction.contains("| font | `\(profile.font.value)` |"))
    let files = try Repository.text(of: "docs/brand-files.md")
    #expect(Limit.fileSize.value == 1 << 20 && files.contains("- 1 MiB,"))
    let others: [Limit] = [.depth, .attributes, .themes, .paletteColors]
    for limit in others {
      let digits = String(limit.value)
      let grouped = digits.count > 3 ? digits.dropLast(3) + "," + digits.suffix(3) : Substring(digits)
      #expect(files.contains(" \(grouped) "), "docs/brand-files.md does not give the limit \(grouped)")
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
