import Foundation
import TestSupport
import Testing

@testable import qetheme

/// Random families in which palettes recolour inherited themes: every repair that is offered is made, by `--fix` and by
/// the edits of the JSON report, and the whole family is linted again.
@Suite struct RandomFamilyTests {
  /// A finding of the JSON report, as far as it is looked at here.
  private struct Finding {
    let rule: String
    let severity: String
    let path: String
    let offset: Int
    let message: String
    let repairs: [Repair]
  }

  private struct Repair {
    let title: String
    let applicability: String
    let edits: [(range: Range<Int>, text: String)]
  }

  @Test(arguments: 0..<6) func jsonEditsMendWhatTheySay(seed: Int) throws {
    var made = 0
    var atColors = 0
    for number in 0..<3 {
      let family = RandomFamily(seed: UInt64(4_000 + seed * 10 + number))
      let folder = try Self.folder(family)
      let before = try Self.findings(in: folder)
      let problems = Self.problems(before)
      for finding in before where finding.rule.contains("contrast") {
        for repair in finding.repairs where !repair.edits.isEmpty {
          let text = try #require(family.texts[finding.path])
          let changed = Self.applying(repair, to: text)
          try folder.write(changed, to: finding.path)
          let after = try Self.findings(in: folder)
          let place: Comment = "\(finding.path): \(finding.message) | \(repair.title)\n\(family.texts)"
          #expect(!after.contains { Self.isSame($0, finding, repair) }, place)
          #expect(Self.problems(after).subtracting(problems) == [], place)
          try folder.write(text, to: finding.path)
          made += 1
          // The value of a palette, in a file that extends another.
          if text.contains("extends"), repair.title.contains(" for {") { atColors += 1 }
        }
      }
    }
    #expect(made > 10)
    #expect(atColors > 0)
  }

  @Test(arguments: 0..<6, [false, true]) func fixLeavesNothingToDo(seed: Int, unsafe: Bool) throws {
    var changed = 0
    let options = unsafe ? ["--unsafe-fixes"] : []
    for number in 0..<6 {
      let family = RandomFamily(seed: UInt64(5_000 + seed * 10 + number))
      let folder = try Self.folder(family)
      let before = try Self.findings(in: folder, "--format", "json")
      let patch = try folder.run(["lint", "fam", "--diff"] + options)
      let run = try folder.run(["lint", "fam", "--fix", "--format", "json"] + options)
      let after = try Self.findings(of: run.output)
      let place: Comment = "\(family.texts)\n\(run.errors)\n\(patch.output)"
      let texts = family.files.map { folder.text(of: $0.path) ?? "" }
      // What is left has no repair that would have been made, and no brand has an error that it had not.
      let left = after.filter { finding in
        finding.repairs.contains { $0.applicability == "safe" || unsafe && $0.applicability == "unsafe" }
      }
      #expect(left.map(\.message) == [], place)
      #expect(Self.problems(after).subtracting(Self.problems(before)) == [], place)
      #expect(patch.output.isEmpty == (texts == family.files.map(\.text)), place)
      if texts != family.files.map(\.text) { changed += 1 }
      // Again there is nothing to do.
      let again = try folder.run(["lint", "fam", "--fix", "--format", "json"] + options)
      #expect(again.output == run.output, place)
      #expect(family.files.map { folder.text(of: $0.path) ?? "" } == texts, place)
    }
    #expect(changed > 2)
  }

  private static func folder(_ family: RandomFamily) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("", to: ".git/HEAD")
    for file in family.files { try folder.write(file.text, to: file.path) }
    return folder
  }

  private static func findings(in folder: TestFolder, _ options: String...) throws -> [Finding] {
    let run = try folder.run(["lint", "fam", "--format", "json"])
    #expect(run.errors == "")
    return try findings(of: run.output)
  }

  private static func findings(of report: String) throws -> [Finding] {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    return try diagnostics.map { diagnostic in
      let range = try self.range(diagnostic["range"])
      let repairs = try #require(diagnostic["repairs"] as? [[String: Any]])
      return Finding(
        rule: try #require(diagnostic["rule"] as? String), severity: try #require(diagnostic["severity"] as? String),
        path: try #require(diagnostic["path"] as? String), offset: range.lowerBound,
        message: try #require(diagnostic["message"] as? String),
        repairs: try repairs.map { repair in
          let edits = try #require(repair["edits"] as? [[String: Any]])
          return Repair(
            title: try #require(repair["title"] as? String),
            applicability: try #require(repair["applicability"] as? String),
            edits: try edits.map { (range: try self.range($0["range"]), text: try #require($0["text"] as? String)) })
        })
    }
  }

  private static func range(_ json: Any?) throws -> Range<Int> {
    let range = try #require(json as? [String: [String: Int]])
    return try #require(range["start"]?["offset"])..<(try #require(range["end"]?["offset"]))
  }

  private static func applying(_ repair: Repair, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in repair.edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a finding of the changed family is the one that was to be mended: at the same place and of the same rule.
  private static func isSame(_ finding: Finding, _ mended: Finding, _ repair: Repair) -> Bool {
    guard finding.rule == mended.rule, finding.path == mended.path, finding.message == mended.message else {
      return false
    }
    var offset = mended.offset
    for edit in repair.edits where edit.range.upperBound <= mended.offset {
      offset += edit.text.utf8.count - edit.range.count
    }
    return finding.offset == offset
  }

  /// Errors and warnings by file and rule. A palette colour may lose its last use.
  private static func problems(_ findings: [Finding]) -> Set<String> {
    Set(
      findings.filter { $0.severity != "note" && $0.rule != "unused-palette-color" }
        .map { "\($0.path) \($0.severity) \($0.rule)" })
  }
}
