import Foundation
import TestSupport
import Testing
import ThemeKit

/// Every repair that lint offers is made, by itself, and the file is linted again: the finding is gone, and no error or
/// warning has come.
@Suite struct OfferedRepairTests {
  private static let memory = RepairMemory()

  /// What a finding is about; its figures may change.
  private struct Subject: Hashable, CustomStringConvertible {
    let rule: RuleID
    let theme: Int?
    let message: String

    static func all(of finding: Diagnostic) -> [Subject] {
      guard let contrast = finding.contrast else {
        let isAboutColors = finding.rule == .modeBackgroundMismatch
        return [Subject(rule: finding.rule, theme: nil, message: isAboutColors ? "" : finding.message)]
      }
      return contrast.themes.map { Subject(rule: finding.rule, theme: $0, message: "") }
    }

    var description: String { "\(rule.rawValue) \(theme.map(String.init) ?? "") \(message)" }
  }

  /// Makes each repair that the findings of a file offer.
  /// - Returns: the kinds of those that were made.
  @discardableResult
  private func makeEach(in file: LintedFile) -> Set<FixIt.Kind> {
    let offered = file.offering(.all, memory: Self.memory)
    #expect(offered.diagnostics.map(\.message) == file.diagnostics.map(\.message))
    let before = Set(file.diagnostics.filter { $0.severity != .note }.flatMap(Subject.all))
    var made: Set<FixIt.Kind> = []
    for finding in offered.diagnostics {
      for fixIt in finding.fixIts {
        #expect(fixIt.edits.isEmpty == (fixIt.applicability == .display), "\(fixIt.title)")
        guard !fixIt.edits.isEmpty else { continue }
        let text = fixIt.applied(to: String(decoding: file.source.bytes, as: UTF8.self))
        let after = Lint.bytes(Array(text.utf8), path: file.source.path)
        let place: Comment = "\(file.source.path): \(finding.message) | \(fixIt.title)\n\(text)"
        for subject in Subject.all(of: finding) {
          #expect(count(of: subject, in: after) < count(of: subject, in: file), place)
        }
        let new = after.diagnostics.filter { $0.severity != .note }.flatMap(Subject.all).filter { !before.contains($0) }
        #expect(new.filter { !isAllowed($0, after: fixIt, of: finding) } == [], place)
        made.insert(fixIt.kind)
      }
    }
    return made
  }

  private func count(of subject: Subject, in file: LintedFile) -> Int {
    file.diagnostics.flatMap(Subject.all).count { $0 == subject }
  }

  /// A palette colour that a repair leaves without a use is named by it. What could not be read before may have findings
  /// of its own once it can.
  private func isAllowed(_ subject: Subject, after fixIt: FixIt, of finding: Diagnostic) -> Bool {
    if finding.contrast == nil {
      return Self.descriptions[finding.rule]?.category == .reading || finding.rule == .invalidHexColor
    }
    guard subject.rule == .unusedPaletteColor else { return false }
    let name = subject.message.split(separator: " ")[2]
    return fixIt.title.hasSuffix("then unused") && fixIt.title.contains("{\(name)}")
  }

  private static let descriptions = Dictionary(uniqueKeysWithValues: RuleRegistry.descriptions.map { ($0.id, $0) })

  /// Ten brands a part, so that the parts are done at the same time.
  private static func brands(_ part: Int) -> [RandomBrand] {
    (0..<10).map { RandomBrand(seed: UInt64(1000 + part * 10 + $0)) }
  }

  @Test func randomBrandsHaveMoreThanFiveHundredThemes() {
    let files = (0..<20).flatMap(Self.brands).map { Lint.text($0.text, path: $0.path) }
    #expect(files.reduce(0) { $0 + ($1.brand.map { $0.themes.count + $0.ownThemes.count } ?? 0) } >= 500)
  }

  @Test(arguments: 0..<20) func ofRandomBrands(part: Int) {
    var made: Set<FixIt.Kind> = []
    for brand in Self.brands(part) { made.formUnion(makeEach(in: Lint.text(brand.text, path: brand.path))) }
    // Each part sees every kind at work.
    #expect(made == [.sameHue, .nearest, .background, .joint])
  }

  @Test func ofTheExamplesOfRules() {
    for description in RuleRegistry.descriptions {
      for example in description.bad + description.good {
        let text = MarkedText(example.text).text
        makeEach(in: Lint.text(text, path: "brands/acme.\(example.language.rawValue)"))
      }
    }
  }

  @Test func ofFixturesAndSamples() throws {
    for folder in ["Tests/Fixtures/Reading", "brands", "docs/examples"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appendingPathComponent(folder).path)
      for name in names.sorted() where name.hasSuffix(".xml") || name.hasSuffix(".json") {
        makeEach(in: Lint.bytes(try Repository.bytes(of: "\(folder)/\(name)"), path: "\(folder)/\(name)"))
      }
    }
  }
}
