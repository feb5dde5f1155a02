import Foundation
import Testing

@testable import qetheme

/// `lint` from files to text and status.
@Suite struct LintCommandTests {
  static let clean = """
    <brand id="clean" name="Clean">
      <theme mode="light"><primary>#1d4ed8</primary><background>#ffffff</background><text>#16181d</text></theme>
      <theme mode="dark"><primary>#7aa2ff</primary><background>#101418</background><text>#f2f4f7</text></theme>
    </brand>

    """
  static let unreadable = """
    <brand id="acme" name="Acme">
      <theme mode="light">
        <primary>#1d4ed8</primary>
        <background>#FFFFFF</background>
        <text>#777777</text>
      </theme>
    </brand>

    """

  @Test func findsUnreadableText() throws {
    let folder = try TestFolder()
    try folder.write(Self.unreadable, to: "brands/acme.xml")
    let run = try folder.run("lint", "--format", "concise")
    #expect(
      run.output.split(separator: "\n").first { $0.contains("error") }
        == "brands/acme.xml:5:11: error: text #777777 on background #FFFFFF is 4.47:1, needs 4.5:1 [low-text-contrast]")
    #expect(run.errors == "")
    #expect(run.status == .findings)
  }

  @Test func saysWhatWasChecked() throws {
    let folder = try TestFolder()
    try folder.write(Self.clean, to: "brands/clean.xml")
    let run = try folder.run("lint")
    #expect(run.output == "1 file, 2 themes, 14 pairs checked: no errors, no warnings\n")
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  @Test func holdsTheGate() throws {
    let folder = try TestFolder()
    // One theme only: a note.
    try folder.write(
      Self.clean.split(separator: "\n").filter { !$0.contains("dark") }.joined(separator: "\n"), to: "brands/a.xml")
    #expect(try folder.run("lint").status == .success)
    #expect(try folder.run("lint", "--fail-on", "warning").status == .success)
    #expect(try folder.run("lint", "--fail-on", "note").status == .findings)
    #expect(try folder.run("lint", "--fail-on", "note", "--exit-zero").status == .success)
    try folder.write(
      Self.clean.replacing(
        "<brand id=\"clean\" name=\"Clean\">",
        with: "<brand id=\"b\"><palette><color name=\"x\">#123456</color></palette>"),
      to: "brands/b.xml")
    #expect(try folder.run("lint", "--max-warnings", "1").status == .success)
    #expect(try folder.run("lint", "--max-warnings", "0").status == .findings)
    #expect(try folder.run("lint", "--fail-on", "warning").status == .findings)
  }

  @Test func readsStandardInput() throws {
    let folder = try TestFolder()
    let run = try folder.run(
      "lint", "-", "--format", "concise", "--stdin-filename", "brands/new.xml", input: Self.unreadable)
    #expect(run.output.contains("brands/new.xml:5:11: error: text #777777"))
    #expect(
      try folder.run("lint", "-", "-", "--format=concise", input: Self.unreadable).output.contains(
        "<stdin>:5:11: error: "))
  }

  @Test func goesOnAfterWhatCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.write(Self.unreadable, to: "brands/acme.xml")
    let run = try folder.run("lint", "gone.xml", "brands", "/dev/null", "--format", "concise")
    #expect(run.output.contains("brands/acme.xml:5:11: error: "))
    #expect(
      run.errors == "Error: 'gone.xml' does not exist\nError: cannot read '/dev/null': it is a device, not a file\n")
    #expect(run.status == .failure)
    let json = try folder.run("lint", "gone.xml", "--format", "json")
    #expect(json.output.contains("\"diagnostics\": []"))
    #expect(json.status == .failure)
  }

  @Test func needsABrand() throws {
    let folder = try TestFolder()
    #expect(
      try folder.run("lint").errors
        == "Error: there is no folder 'brands' here; name the brand files or folders to read\n")
    try folder.write("{\"compilerOptions\": {}}", to: "brands/tsconfig.json")
    let run = try folder.run("lint", "brands")
    #expect(run.errors == "qetheme: 1 other file skipped; --show-files lists them\nError: no brand found in 'brands'\n")
    #expect(run.output == "")
    #expect(run.status == .failure)
    let empty = try folder.run("lint", "brands", "--allow-empty")
    #expect(empty.output == "0 files, 0 themes, 0 pairs checked: no errors, no warnings\n")
    #expect(empty.status == .success)
  }

  @Test func findsCandidatesInFolders() throws {
    let folder = try TestFolder()
    for (index, path) in ["brands/b.XML", "brands/sub/a.xml", "brands/a.xml", "brands/.hidden/x.xml", "brands/n.txt"]
      .enumerated()
    {
      try folder.write(Self.clean.replacing("id=\"clean\"", with: "id=\"b\(index)\""), to: path)
    }
    try folder.write("<xs:schema xmlns:xs='x'/>", to: "brands/other.xml")
    try folder.write("{}", to: "brands/qetheme.json")
    let run = try folder.run("lint", "./brands/", "brands/sub/../a.xml", "brands/a.xml", "--show-files")
    #expect(
      run.errors == """
        qetheme: read brands/a.xml
        qetheme: read ./brands/b.XML
        qetheme: skipped ./brands/other.xml
        qetheme: skipped ./brands/qetheme.json
        qetheme: read ./brands/sub/a.xml

        """)
    #expect(run.output.hasPrefix("3 files, 6 themes, "))
  }

  @Test func namesBothFilesOfOneID() throws {
    let folder = try TestFolder()
    try folder.write(Self.clean, to: "brands/a.xml")
    try folder.write(Self.clean, to: "brands/b.xml")
    let run = try folder.run("lint", "--format", "concise")
    #expect(
      run.output
        == "brands/b.xml:1:12: error: id \"clean\" must be unique, brands/a.xml has it too [duplicate-brand-id]\n")
    #expect(run.status == .findings)
  }

  @Test func namesPathsFromTheRepository() throws {
    let folder = try TestFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.unreadable, to: "app/brands/acme.xml")
    let json = try folder.run("lint", "--format", "json", below: "app").output
    #expect(json.contains("\"path\": \"app/brands/acme.xml\""))
    let above = try folder.run("lint", "../brands", "--format", "json", below: "app/brands").output
    #expect(above == json)
    let text = try folder.run("lint", "--format", "concise", below: "app").output
    #expect(text.hasPrefix("brands/acme.xml:"))
  }

  @Test func opensTheGateForFindingsOnly() throws {
    let folder = try TestFolder()
    try folder.write(Self.unreadable, to: "brands/acme.xml")
    let gate = ["lint", "--fail-on", "note", "--max-warnings", "0", "--exit-zero"]
    #expect(try folder.run(gate).status == .success)
    #expect(try folder.run(gate + ["brands", "gone.xml"]).status == .failure)
    try folder.write("{}", to: "other/x.json")
    #expect(try folder.run(gate + ["other"]).status == .failure)
    // Warnings count by themselves: an error is none.
    #expect(try folder.run("lint", "--max-warnings", "99999999999999999999").status == .findings)
  }

  /// Two themes whose colours cannot be judged: the pairs of the second stand before some of the first.
  @Test func listsWhatWasNotCheckedByPlace() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      <brand id="acme">
        <theme mode="light"><text>#12</text><primary>#1d4ed8</primary><background>#34</background></theme>
        <theme mode="dark"><text>#1</text><background>#22</background><primary>#7aa2ff</primary></theme>
      </brand>

      """, to: "brands/acme.xml")
    let concise = try folder.run("lint", "--format", "concise").output
    let places = concise.split(separator: "\n").filter { $0.hasSuffix("[not-checked]") }.map {
      $0.split(separator: ":").dropFirst().prefix(2).compactMap { Int($0) }
    }
    #expect(places.count > 2)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) || $0 == $1 }, "\(concise)")
    let json = try folder.run("lint", "--format", "json").output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let offsets = try #require(report["unchecked"] as? [[String: Any]]).compactMap {
      (($0["range"] as? [String: Any])?["start"] as? [String: Any])?["offset"] as? Int
    }
    #expect(offsets.count > 2)
    #expect(offsets == offsets.sorted(), "\(offsets)")
  }

  @Test func wrapsHeadlinesToColumns() throws {
    let folder = try TestFolder()
    try folder.write(
      Self.unreadable.replacing("<primary>#1d4ed8", with: "<primary>#1d4ed"), to: "brands/acme.xml")
    func widths(_ variables: [String: String]) throws -> [Int] {
      try folder.run("lint", variables: variables).output.split(separator: "\n").map(\.count)
    }
    #expect(try folder.run("lint").output.contains("\nnot checked: "))
    #expect(try widths(["COLUMNS": "50"]).allSatisfy { $0 <= 50 })
    #expect(
      try folder.run("lint", variables: ["COLUMNS": "50"]).output.contains(" not checked:\n  "),
      "the figures break between what was checked and what was found")
    // Elsewhere a headline stays on its line.
    #expect(try widths([:]).contains { $0 > 50 })
  }

  @Test func takesTheFormatFromTheVariable() throws {
    let folder = try TestFolder()
    try folder.write(Self.clean, to: "brands/clean.xml")
    #expect(
      try folder.run("lint", variables: ["QETHEME_FORMAT": "json"]).output.hasPrefix("{\n  \"schemaVersion\": 1,"))
    #expect(try folder.run("lint", "--format", "concise", variables: ["QETHEME_FORMAT": "json"]).output == "")
  }
}
