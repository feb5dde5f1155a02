import TestSupport
import Testing

@testable import ThemeKit

/// Damaged families: nothing crashes, and every place of every finding is inside the file that it is said to be in.
@Suite struct FamilyMutationTests {
  private static let files: [(path: String, text: String)] = [
    (
      "base.json",
      """
      { "id": "base", "palette": { "accent": "#ff7a1a", "ink": "{deep}", "deep": "#101418", "é": "red" },
        "themes": [ { "mode": "light", "primary": "{accent}", "text": "{ink}", "radius": 40, "fontURL": "http://a.b/c" },
                    { "mode": "drak", "fontFamily": "a;b" } ] }
      """
    ),
    (
      "house.xml",
      """
      <brand id="house" extends="base.json">
        <palette><color name="accent">{glow}</color><color name="glow">#62b6d8</color></palette>
        <theme mode="dark"><background>#101418</background><paper>#fefefe</paper><text>#606468</text></theme>
        <theme mode="light"><background>#202428</background><fontURL>https://localhost/a.woff</fontURL></theme>
        <ownTheme><text>#303438</text><primary>{accent}</primary></ownTheme>
      </brand>
      """
    ),
    (
      "a.xml",
      """
      <brand id="a" name="É 🦊" extends="house.xml">
        <palette><color name="glow">{accent}</color><color name="deep">ff0000</color></palette>
        <theme mode="dark"><paper>#101519</paper><radius>-1</radius></theme><theme/>
      </brand>
      """
    ),
  ]

  @Test(arguments: 0..<4) func placesAreInTheirFiles(seed: Int) {
    var generator = MutationTests.Generator(state: UInt64(9_000 + seed))
    for round in 0..<70 {
      var files: [String: [UInt8]] = [:]
      for (index, file) in Self.files.enumerated() {
        // Each file is damaged in some of the rounds, all three in a seventh of them.
        let isDamaged = (round % 7 + 1) >> index & 1 == 1
        let bytes = Array(file.text.utf8)
        files[file.path] = isDamaged ? MutationTests.damage(bytes, &generator) : bytes
      }
      let linted = Self.files.map { file in
        Linter.lint(
          path: file.path, relativePath: file.path, bytes: files[file.path] ?? [], origin: .explicit,
          parents: Parents(MemoryParents(linted: file.path, files: files), file: 0))
      }
      let reported = linted.map { file in
        for finding in file.diagnostics { check(finding, in: file.source) }
        let unchecked = file.brand.map { brand in file.themes.flatMap { UncheckedPair.pairs(of: $0, in: brand) } } ?? []
        #expect(unchecked.allSatisfy { MutationTests.isAtEdges($0.range, in: file.source) })
        return ReportedFile(source: file.source, diagnostics: file.diagnostics, unchecked: unchecked)
      }
      let gathered = FamilyFindings.gathered(reported, linted.compactMap { $0.brand?.inheritance })
      for file in gathered {
        for finding in file.diagnostics {
          #expect(finding.file == nil)
          check(finding, in: file.source)
        }
      }
      for format in ReportFormat.allCases {
        _ = format.text(of: Report(files: gathered, summary: ReportSummary()), style: ReportStyle())
      }
    }
  }

  private func check(_ finding: Diagnostic, in linted: SourceFile) {
    let source = finding.file ?? linted
    var places = [(finding.range, source)] + finding.related.map { ($0.range, $0.file ?? source) }
    places += finding.fixIts.flatMap(\.edits).map { ($0.range, source) }
    for (range, file) in places {
      #expect(MutationTests.isAtEdges(range, in: file), "\(finding.rule.rawValue): \(finding.message) in \(file.path)")
    }
  }
}
