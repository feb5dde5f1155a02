import Foundation
import Testing

@testable import qetheme

/// Brands that extend others, as files: where the others are looked for, and what the commands make of them.
@Suite struct ExtendsTests {
  private static let house = """
    <brand id="house"><theme mode="dark"><primary>{accent}</primary><background>#101418</background>\
    <text>#f2f4f7</text></theme><palette><color name="accent">#ff7a1a</color></palette></brand>
    """
  private static let broken = house.replacing("#f2f4f7", with: "#202428")

  private func child(_ path: String, id: String = "child") -> String {
    "<brand id=\"\(id)\" extends=\"\(path)\"><palette><color name=\"accent\">#8ccf7e</color></palette></brand>"
  }

  /// A repository with a house and a child in another folder, and files around it.
  private func tree() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("", to: "repo/.git/HEAD")
    try folder.write(Self.house, to: "repo/shared/house.xml")
    try folder.write(child("../shared/house.xml"), to: "repo/brands/child.xml")
    try folder.write(Self.house, to: "outside/house.xml")
    return folder
  }

  private func concise(_ folder: TestFolder, _ arguments: String..., below: String = "") throws -> String {
    try folder.run(["lint", "--format", "concise"] + arguments, below: below).output
  }

  @Test func aChildIsItsHouseInOtherColours() throws {
    let folder = try tree()
    let payload = try folder.run("predict", "brands/child.xml", "--mode", "dark", below: "repo")
    #expect(
      payload.output == """
        {"mode":"dark","primary":"#8ccf7e","bg":"#101418","paper":"#101418","text":"#f2f4f7","radius":8,"font":"system-ui"}

        """)
    #expect(payload.status == .success)
    let lint = try folder.run("lint", "brands", "--show-files", below: "repo")
    #expect(lint.errors == "qetheme: read brands/child.xml\nqetheme: extended shared/house.xml\n")
    // The house is read, but no file of the run.
    #expect(lint.output.hasSuffix("1 file, 1 theme, 7 pairs checked: no errors, no warnings, 1 note\n"))
    let explained = try folder.run("predict", "brands/child.xml", "--explain", "--format", "json", below: "repo").output
    #expect(explained.contains("\"reason\": \"as written; inherited from shared/house.xml\""))
    let cards = try folder.run("preview", "brands", "--out", "cards", below: "repo")
    #expect(cards.status == .success)
    #expect(folder.text(of: "repo/cards/child/dark/theme_applied.json") == payload.output)
    #expect(folder.text(of: "repo/cards/child/dark/terminal.svg")?.contains("brands/child.xml") == true)
  }

  @Test(
    arguments: [
      ("repo/brands", "child.xml", "child.xml"), ("repo", "brands/child.xml", "brands/child.xml"),
      ("", "repo/./brands/child.xml", "repo/./brands/child.xml"),
      ("outside", "../repo/brands/child.xml", "../repo/brands/child.xml"),
      ("outside", "ROOT/repo/brands/child.xml", "ROOT/repo/brands/child.xml"),
    ])
  func theSameFromEverywhere(below: String, typed: String, shown: String) throws {
    let folder = try tree()
    try folder.write(Self.broken, to: "repo/shared/house.xml")
    let root = URL(fileURLWithPath: folder.url.path).resolvingSymlinksInPath().path
    let run = try folder.run(
      "lint", typed.replacing("ROOT", with: root), "--format", "json", below: below)
    #expect(run.status == .findings)
    #expect(run.output.contains("\"path\": \"shared/house.xml\""))
    #expect(run.output.contains("\"message\": \"inherited by brands/child.xml\""))
    #expect(!run.output.contains(root))
    let fromRoot = try folder.run("lint", "brands/child.xml", "--format", "json", below: "repo")
    #expect(run.output == fromRoot.output)
  }

  @Test func theRepositoryIsNeverLeft() throws {
    let folder = try tree()
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.url.path + "/repo/brands/link.xml", withDestinationPath: "../../outside/house.xml")
    try manager.createSymbolicLink(atPath: folder.url.path + "/repo/away", withDestinationPath: "../outside")
    try manager.createSymbolicLink(
      atPath: folder.url.path + "/repo/brands/inside.xml", withDestinationPath: "../shared/house.xml")
    for path in ["../../outside/house.xml", "../../repo/shared/house.xml", "link.xml", "../away/house.xml"] {
      try folder.write(child(path), to: "repo/brands/child.xml")
      #expect(
        try concise(folder, "brands/child.xml", below: "repo")
          .hasPrefix(
            "brands/child.xml:1:28: error: extends \"\(path)\" must stay inside the repository [broken-extends]\n"),
        "\(path)")
    }
    try folder.write(child("inside.xml"), to: "repo/brands/child.xml")
    #expect(try folder.run("lint", "brands/child.xml", below: "repo").status == .success)
  }

  @Test func outsideARepositoryTheWorkingFolderIsTheLimit() throws {
    let folder = try TestFolder()
    try folder.write(Self.house, to: "house.xml")
    try folder.write(child("../house.xml"), to: "brands/child.xml")
    try folder.write(child("../brands/house.xml"), to: "brands/near.xml")
    try folder.write(Self.house, to: "brands/house.xml")
    #expect(try folder.run("lint", "brands/child.xml").status == .success)
    #expect(
      try concise(folder, "child.xml", below: "brands")
        .hasPrefix(
          "child.xml:1:28: error: extends \"../house.xml\" must stay inside the working folder [broken-extends]\n"))
    // From elsewhere a file may extend what is in its own folder.
    try folder.write(child("house.xml"), to: "brands/child.xml")
    try folder.write("", to: "elsewhere/x")
    #expect(try folder.run("lint", "../brands/child.xml", below: "elsewhere").status == .success)
    #expect(
      try concise(folder, "../brands/near.xml", below: "elsewhere").contains("must stay inside the folder of this file")
    )
  }

  @Test func aLinkedChildIsRelativeToTheRealFile() throws {
    let folder = try tree()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/repo/here.xml", withDestinationPath: "brands/child.xml")
    #expect(try folder.run("lint", "here.xml", below: "repo").status == .success)
    try folder.write(child("child.xml"), to: "repo/brands/child.xml")
    #expect(
      try concise(folder, "here.xml", below: "repo").hasPrefix(
        "here.xml:1:28: error: brand extends itself: here.xml → here.xml [broken-extends]\n"))
  }

  @Test func whatIsMissingOrCannotBeRead() throws {
    let folder = try tree()
    try folder.write("{}", to: "repo/brands/qetheme.json")
    try folder.write("{\"a\": 1}", to: "repo/brands/tokens.json")
    try folder.write("<brand id=\"x\">", to: "repo/brands/open.xml")
    let rows = [
      ("../shared/hous.xml", "must lead to a file, there is none, did you mean \"../shared/house.xml\""),
      ("../shared/house.xml/", "must lead to a file, there is none, did you mean \"../shared/house.xml\""),
      ("gone/house.xml", "must lead to a file, there is none"),
      ("../shared", "must lead to a file that can be read: it is a folder"),
      (".", "must lead to a file that can be read: it is a folder"),
      ("qetheme.json", "must lead to a brand"), ("tokens.json", "must lead to a brand"),
      ("open.xml", "must lead to a brand that can be read, this one has errors"),
    ]
    for (path, rule) in rows {
      try folder.write(child(path), to: "repo/brands/child.xml")
      let run = try folder.run("lint", "brands/child.xml", "--format", "concise", below: "repo")
      #expect(
        run.output.hasPrefix("brands/child.xml:1:28: error: extends \"\(path)\" \(rule) [broken-extends]\n"), "\(path)")
      #expect(run.status == .findings)
      #expect(run.errors == "")
    }
    let predicted = try folder.run("predict", "brands/child.xml", "--mode", "dark", below: "repo")
    #expect(predicted.output == "")
    #expect(predicted.errors.contains("brands/child.xml:1:28: error: extends \"open.xml\""))
    #expect(predicted.status == .findings)
    #expect(try folder.run("preview", "brands/child.xml", "--out", "cards", below: "repo").status == .findings)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/repo/cards"))
  }

  @Test func standardInputIsAFileOfTheRun() throws {
    let folder = try tree()
    // As a child, under a name that is not stored yet.
    let new = try folder.run(
      "lint", "-", "--stdin-filename", "brands/new/deep.xml", "--format", "concise",
      input: child("../../shared/house.xml"), below: "repo")
    #expect(new.status == .success)
    // Without a name it lies in the working folder.
    let unnamed = try folder.run("predict", "-", "--mode", "dark", input: child("shared/house.xml"), below: "repo")
    #expect(unnamed.output.contains("#8ccf7e"))
    // As a house: what is typed counts, not what is stored.
    let house = try folder.run(
      "lint", "-", "brands", "--stdin-filename", "shared/house.xml", "--format", "concise", input: Self.broken,
      below: "repo")
    #expect(house.output.contains("\nshared/house.xml:1:103: error: text #202428 on background #101418 is 1.18:1"))
    let child = child("fresh.xml")
    try folder.write(child, to: "repo/shared/child.xml")
    let fresh = try folder.run(
      "lint", "-", "shared/child.xml", "--stdin-filename", "shared/fresh.xml", "--format", "json", input: Self.broken,
      below: "repo")
    #expect(fresh.output.contains("\"message\": \"inherited by shared/child.xml\""))
    #expect(!fresh.output.contains("broken-extends"))
  }

  @Test func aHouseOfTheRunKeepsItsName() throws {
    let folder = try tree()
    try folder.write(Self.broken, to: "repo/shared/house.xml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/repo/brands/a-link.xml", withDestinationPath: "../shared/house.xml")
    let run = try folder.run("lint", "./shared/house.xml", "brands", below: "repo")
    #expect(run.output.contains(" --> ./shared/house.xml:1:103\n"))
    #expect(run.output.contains(" ::: brands/child.xml:1:28\n"))
    #expect(
      run.output.hasSuffix("2 files, 2 themes, 14 pairs checked: 1 error, no warnings, 1 note (1 fixable with --fix)\n")
    )
    // By its link alone it is the same file.
    let linked = try folder.run("lint", "brands", "--format", "concise", below: "repo")
    #expect(linked.output.contains("\nbrands/a-link.xml:1:103: error: text #202428"))
  }

  @Test func findingsOfThreeBrandsCountOnce() throws {
    let folder = try tree()
    try folder.write(Self.broken, to: "repo/shared/house.xml")
    for id in ["b", "c"] { try folder.write(child("../shared/house.xml", id: id), to: "repo/brands/\(id).xml") }
    let alone = try folder.run("lint", "brands", below: "repo")
    #expect(
      alone.output.contains("\n\nerror[low-text-contrast]: text #202428 on background #101418 is 1.18:1, needs 4.5:1\n")
    )
    for id in ["b", "c", "child"] { #expect(alone.output.contains("inherited by brands/\(id).xml\n")) }
    #expect(alone.output.contains("3 files, 3 themes, 21 pairs checked: 1 error, no warnings, 1 note"))
  }

  @Test func fixesHoldForTheWholeFamily() throws {
    let folder = try tree()
    let house = Self.house.replacing("#f2f4f7", with: "#707478").replacing(
      "<background>", with: "<radius>40</radius><background>")
    try folder.write(house, to: "repo/shared/house.xml")
    try folder.write(
      "<brand id=\"b\" extends=\"../shared/house.xml\"><theme mode=\"dark\"><paper>#262b31</paper></theme></brand>",
      to: "repo/brands/b.xml")
    // A house that is no part of the run is never written to.
    let alone = try folder.run("lint", "brands", "--fix", "--unsafe-fixes", below: "repo")
    #expect(alone.output.contains("write text #8e9194 in the dark theme of brands/b.xml: nearest with the same hue"))
    #expect(alone.status == .findings)
    #expect(folder.text(of: "repo/shared/house.xml") == house)
    let patch = try folder.run("lint", "brands", "shared", "--diff", below: "repo")
    #expect(patch.output.contains("+++ b/shared/house.xml\n"))
    #expect(!patch.output.contains("b/brands"))
    let fixed = try folder.run("lint", "brands", "shared", "--fix", below: "repo")
    #expect(fixed.status == .success)
    #expect(fixed.output.contains("no errors, no warnings"))
    let mended = house.replacing("#707478", with: "#8e9194").replacing("40", with: "32")
    #expect(folder.text(of: "repo/shared/house.xml") == mended)
    _ = try folder.run("lint", "brands", "shared", "--fix", "--unsafe-fixes", below: "repo")
    #expect(folder.text(of: "repo/shared/house.xml") == mended)
    #expect(try folder.run("lint", "brands", "--format", "concise", below: "repo").status == .success)
  }

  /// The house's own background is a finding, too, which stands in the house and has nothing to do with the repair.
  @Test(arguments: [["house.xml", "child.xml"], ["child.xml"]])
  func whatIsWrongInTheHouseDoesNotHinderItsBrands(_ paths: [String]) throws {
    let folder = try TestFolder()
    try folder.write(
      "<brand id=\"house\"><theme mode=\"dark\"><background>#d7d7d7</background></theme></brand>", to: "house.xml")
    let child = "<brand id=\"a\" extends=\"house.xml\"><theme mode=\"dark\"><text>#8a8f98</text></theme></brand>"
    try folder.write(child, to: "child.xml")
    let fixed = try folder.run(["lint", "--fix", "--format", "concise"] + paths)
    #expect(fixed.errors == "qetheme: child.xml: 1 finding fixed\n")
    #expect(fixed.output.contains("house.xml:1:32: warning: mode dark with background #d7d7d7"))
    #expect(fixed.status == .success)
    #expect(folder.text(of: "child.xml") == child.replacing("#8a8f98", with: "#5b5e63"))
  }
}
