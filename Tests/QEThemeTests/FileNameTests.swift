import Foundation
import Testing

@testable import qetheme

/// Which files a run has, and what they are called.
@Suite struct FileNameTests {
  private func brand(_ id: String) -> String { LintCommandTests.clean.replacing("id=\"clean\"", with: "id=\"\(id)\"") }

  @Test func namesAreBytes() throws {
    let folder = try TestFolder()
    // The same text to Unicode, two files to the system.
    try folder.write(brand("one"), to: "brands/\u{E9}.xml")
    try folder.write(LintCommandTests.unreadable, to: "brands/e\u{301}.xml")
    try folder.write(brand("f"), to: "brands/f.xml")
    let names = [["brands"], ["brands/\u{E9}.xml", "brands/e\u{301}.xml", "brands/f.xml"]]
    for arguments in names {
      let run = try folder.run(["lint", "--format", "concise", "--show-files"] + arguments)
      let read = run.errors.split(separator: "\n").map { Array($0.utf8) }
      #expect(
        read
          == ["e\u{301}.xml", "f.xml", "\u{E9}.xml"].map { Array("qetheme: read brands/\($0)".utf8) })
      #expect(run.output.contains("brands/e\u{301}.xml:5:11: error: "))
      #expect(run.status == .findings)
    }
    let predicted = try folder.run("predict", "--mode", "light").output
    for id in ["acme", "f", "one"] { #expect(predicted.contains("\"brand\":\"\(id)\"")) }
  }

  @Test func aFileOfSeveralNamesIsDoneOnce() throws {
    let folder = try TestFolder()
    try folder.write(brand("x"), to: "brands/x.xml")
    let manager = FileManager.default
    let path = folder.url.path
    try manager.createSymbolicLink(atPath: path + "/brands/a-link.xml", withDestinationPath: "x.xml")
    try manager.linkItem(atPath: path + "/brands/x.xml", toPath: path + "/hard.xml")
    try manager.createSymbolicLink(atPath: path + "/soft.xml", withDestinationPath: "brands/x.xml")
    let once = try folder.run("lint", "--show-files")
    #expect(once.errors == "qetheme: read brands/x.xml\n")
    #expect(once.output == "1 file, 2 themes, 14 pairs checked: no errors, no warnings\n")
    let named = try folder.run("lint", "brands", "soft.xml", "hard.xml", "brands/x.xml", "--show-files")
    #expect(named.errors == "qetheme: read brands/x.xml\n")
    #expect(named.status == .success)
    #expect(try folder.run("lint", "hard.xml", "brands", "--show-files").errors == "qetheme: read hard.xml\n")
    // Standard input stands for the file that it is said to be.
    let input = try folder.run(
      "lint", "-", "brands", "--stdin-filename", "brands/x.xml", "--format", "concise",
      input: LintCommandTests.unreadable)
    #expect(input.output.contains("\nbrands/x.xml:5:11: error: "))
    #expect(!input.output.contains("duplicate-brand-id"))
  }

  @Test func aDanglingLinkCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.write(brand("x"), to: "brands/x.xml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/brands/gone.xml", withDestinationPath: "nowhere.xml")
    let run = try folder.run("lint")
    #expect(run.errors == "Error: cannot read 'brands/gone.xml': no such file or folder\n")
    #expect(run.output == "1 file, 2 themes, 14 pairs checked: no errors, no warnings\n")
    #expect(run.status == .failure)
  }

  @Test func settingsAndSchemasAreNoBrands() throws {
    let folder = try TestFolder()
    let json = "{ \"id\": \"acme\", \"themes\": [ { \"mode\": \"dark\", \"primary\": \"#ff7a1a\" } ] }\n"
    for path in ["brands/QEtheme.JSON", "brands/brand.Schema.json", "brands/._a.json", "brands/.b.json"] {
      try folder.write(json, to: path)
    }
    try folder.write(brand("x"), to: "brands/x.xml")
    let run = try folder.run("lint", "--show-files")
    #expect(
      run.errors == """
        qetheme: skipped brands/QEtheme.JSON
        qetheme: skipped brands/brand.Schema.json
        qetheme: read brands/x.xml

        """)
    #expect(run.status == .success)
    #expect(!(try folder.run("predict").output.contains("acme")))
    for path in ["brands/QEtheme.JSON", "brands/brand.Schema.json"] {
      let named = try folder.run("lint", path, "--format", "concise")
      #expect(
        named.output == "\(path):1:1: error: root must be a brand, and no file of this name is one [wrong-type]\n")
      #expect(named.status == .findings)
      #expect(try folder.run("preview", path, "--out", "out").status == .findings)
      #expect(try folder.run("predict", path, "--mode", "dark").output == "")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out"))
  }

  /// `cobalt` is the repository's own; `outside` lies in none, `other` in another.
  private func tree() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("", to: "here/.git/HEAD")
    try folder.write("", to: "other/.git/HEAD")
    for path in ["here/app/cobalt.xml", "outside/plain.xml", "other/brands/o.xml"] {
      try folder.write(LintCommandTests.unreadable, to: path)
    }
    return folder
  }

  @Test(
    arguments: [
      ("cobalt.xml", "app/cobalt.xml"), ("../app/./cobalt.xml", "app/cobalt.xml"),
      ("ROOT/here/app/cobalt.xml", "app/cobalt.xml"),
      ("../../outside/plain.xml", "../../outside/plain.xml"), ("ROOT/outside/plain.xml", "../../outside/plain.xml"),
      ("../../other/brands/o.xml", "brands/o.xml"), ("ROOT/here/../other/brands//o.xml", "brands/o.xml"),
    ])
  func pathsAreNeverAbsolute(typed: String, name: String) throws {
    let folder = try tree()
    let root = URL(fileURLWithPath: folder.url.path).resolvingSymlinksInPath().path
    let path = typed.replacing("ROOT", with: root)
    let json = try folder.run("lint", path, "--format", "json", below: "here/app").output
    #expect(json.contains("\"path\": \"\(name)\""))
    #expect(!json.contains(root))
    let input = try folder.run(
      "lint", "-", "--stdin-filename", path, "--format", "json", input: LintCommandTests.unreadable, below: "here/app")
    #expect(input.output == json)
  }

  @Test func twoRepositoriesMayHoldFilesOfOneName() throws {
    let folder = try tree()
    try folder.write(brand("first"), to: "here/brands/o.xml")
    let run = try folder.run("lint", "brands", "../other/brands", "--show-files", below: "here")
    #expect(run.errors == "qetheme: read ../other/brands/o.xml\nqetheme: read brands/o.xml\n")
  }

  @Test func whatIsNotStoredYetIsNamedAlike() throws {
    let folder = try tree()
    let names = [("/nowhere/at/../x.xml", "nowhere/x.xml"), ("new/x.xml", "app/new/x.xml"), ("../x.xml", "x.xml")]
    for (typed, name) in names {
      let json = try folder.run(
        "lint", "-", "--stdin-filename", typed, "--format", "json", input: LintCommandTests.unreadable,
        below: "here/app"
      ).output
      #expect(json.contains("/\(name)\"") || json.contains("\"\(name)\""), "\(typed)")
      #expect(!json.contains("\"/"))
    }
  }

  @Test func cardsNameTheFileAlikeWhereverTheyAreDrawn() throws {
    let folder = try tree()
    func card(_ path: String, below: String) throws -> String? {
      try? FileManager.default.removeItem(atPath: folder.url.path + "/cards")
      _ = try folder.run("preview", path, "--out", folder.url.path + "/cards", below: below)
      return folder.text(of: "cards/acme/light/overview.svg")
    }
    let outside = try #require(try card("plain.xml", below: "outside"))
    #expect(outside.contains("plain.xml"))
    #expect(!outside.contains("outside/"))
    #expect(try card(folder.url.path + "/outside/plain.xml", below: "here/app") == outside)
    #expect(try card("../outside/plain.xml", below: "here") == outside)
    let inside = try #require(try card("cobalt.xml", below: "here/app"))
    #expect(inside.contains("app/cobalt.xml"))
    #expect(try card(folder.url.path + "/here/app/cobalt.xml", below: "outside") == inside)
  }
}
