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
    let path: String
    let message: String
    let repairs: [Repair]
  }

  private struct Repair {
    let title: String
    let applicability: String
    let edits: [(range: Range<Int>, text: String)]
  }

  @Test(arguments: 0..<4) func jsonEditsMendWhatTheySay(seed: Int) throws {
    var made = 0
    for number in 0..<3 {
      let family = RandomFamily(seed: UInt64(4_000 + seed * 10 + number))
      let folder = try Self.folder(family)
      let before = try Self.lines(in: folder)
      for finding in try Self.findings(of: folder.run("lint", "fam", "--format", "json").output) {
        for repair in finding.repairs where finding.rule.contains("contrast") && !repair.edits.isEmpty {
          let text = try #require(family.texts[finding.path])
          try folder.write(Self.applying(repair, to: text), to: finding.path)
          let after = try Self.lines(in: folder)
          let place: Comment = "\(finding.path): \(finding.message) | \(repair.title)\n\(family.texts)"
          #expect(Self.count(finding, in: after) < Self.count(finding, in: before), place)
          #expect(Self.problems(after).subtracting(Self.problems(before)) == [], place)
          try folder.write(text, to: finding.path)
          made += 1
        }
      }
    }
    #expect(made > 4)
  }

  @Test(arguments: 0..<4, [false, true]) func fixLeavesNothingToDo(seed: Int, unsafe: Bool) throws {
    var changed = 0
    let options = unsafe ? ["--unsafe-fixes"] : []
    for number in 0..<4 {
      let family = RandomFamily(seed: UInt64(5_000 + seed * 10 + number))
      let folder = try Self.folder(family)
      let before = try Self.lines(in: folder)
      let patch = try folder.run(["lint", "fam", "--diff"] + options)
      let run = try folder.run(["lint", "fam", "--fix", "--format", "json"] + options)
      let texts = family.files.map { folder.text(of: $0.path) ?? "" }
      let place: Comment = "\(family.texts)\n\(run.errors)\n\(patch.output)"
      // What is left has no repair that would have been made, and no brand has a fault that it had not.
      let left = try Self.findings(of: run.output).filter { finding in
        finding.repairs.contains { $0.applicability == "safe" || unsafe && $0.applicability == "unsafe" }
      }
      #expect(left.map(\.message) == [], place)
      #expect(Self.problems(try Self.lines(in: folder)).subtracting(Self.problems(before)) == [], place)
      #expect(patch.output.isEmpty == (texts == family.files.map(\.text)), place)
      if texts != family.files.map(\.text) { changed += 1 }
      // Again there is nothing to do.
      #expect(try folder.run(["lint", "fam", "--diff"] + options).output == "", place)
    }
    #expect(changed > 0)
  }

  private static func folder(_ family: RandomFamily) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("", to: ".git/HEAD")
    for file in family.files { try folder.write(file.text, to: file.path) }
    return folder
  }

  private static func findings(of report: String) throws -> [Finding] {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    return try diagnostics.map { diagnostic in
      let repairs = try #require(diagnostic["repairs"] as? [[String: Any]])
      return Finding(
        rule: try #require(diagnostic["rule"] as? String), path: try #require(diagnostic["path"] as? String),
        message: try #require(diagnostic["message"] as? String),
        repairs: try repairs.map { repair in
          let edits = try #require(repair["edits"] as? [[String: Any]])
          return Repair(
            title: try #require(repair["title"] as? String),
            applicability: try #require(repair["applicability"] as? String),
            edits: try edits.map { (range: try range($0["range"]), text: try #require($0["text"] as? String)) })
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

  /// The findings in the concise format, which searches for no repairs.
  private static func lines(in folder: TestFolder) throws -> [Substring] {
    let run = try folder.run("lint", "fam", "--format", "concise")
    #expect(run.errors == "")
    return run.output.split(separator: "\n")
  }

  private static func count(_ finding: Finding, in lines: [Substring]) -> Int {
    lines.count { line in
      line.hasPrefix("\(finding.path):") && line.contains(": \(finding.message)") && line.hasSuffix("[\(finding.rule)]")
    }
  }

  /// Errors and warnings by file and rule. A palette colour may lose its last use.
  private static func problems(_ lines: [Substring]) -> Set<String> {
    Set(
      lines.filter { !$0.contains(": note: ") && !$0.hasSuffix("[unused-palette-color]") }.map { line in
        let path = line.prefix { $0 != ":" }
        return "\(path) \(line.contains(": error: ") ? "error" : "warning") \(line.suffix(while: { $0 != "[" }))"
      })
  }
}

extension Substring {
  /// What stands behind the last character that does not fit.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isWanted($0) }.map(index(after:)) ?? startIndex)...]
  }
}
