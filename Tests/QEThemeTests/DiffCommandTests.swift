import Foundation
import TestSupport
import Testing
import ThemeKit

@testable import qetheme

/// `diff` from files to text and status.
@Suite struct DiffCommandTests {
  private static let worse = LintCommandTests.clean.replacing("#16181d", with: "#8a8f98")
  private static let other = LintCommandTests.clean.replacing("#16181d", with: "#26282d")

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "old.xml")
    try folder.write(Self.worse, to: "worse.xml")
    try folder.write(Self.other, to: "other.xml")
    return folder
  }

  @Test func saysWhatBecameWorseFirst() throws {
    let run = try folder().run("diff", "old.xml", "worse.xml")
    #expect(
      run.output == """
        2 regressions

          ✗ error clean light: text on background passes → fails, 17.75:1 → 3.24:1, needs 4.5:1
          ✗ error clean light: text on paper passes → fails, 17.75:1 → 3.24:1, needs 4.5:1

        clean  old.xml → worse.xml

        light, as written
            text   #16181d → #8a8f98

        light, contrast
          ✗ text on background   17.75:1 → 3.24:1   passes → fails   as written
          ✗ text on paper        17.75:1 → 3.24:1   passes → fails   as written

        light, theme_applied
            text   #16181d → #000000   asWritten → replaced   documented → assumed

        1 brand with 2 themes compared, 1 changed: 2 regressions (2 errors), no improvements

        """)
    #expect(run.errors == "")
    #expect(run.status == .findings)
  }

  @Test func onlyWhatIsWorseMakesTheStatus() throws {
    let folder = try folder()
    #expect(try folder.run("diff", "old.xml", "old.xml").output == "Nothing changed in 1 brand with 2 themes.\n")
    #expect(try folder.run("diff", "old.xml", "old.xml").status == .success)
    #expect(try folder.run("diff", "old.xml", "other.xml").status == .success)
    #expect(try folder.run("diff", "worse.xml", "old.xml").status == .success)
    #expect(try folder.run("diff", "worse.xml", "worse.xml").status == .success)
  }

  @Test func theLeastSeverityCanBeChosen() throws {
    let folder = try folder()
    try folder.write(LintCommandTests.clean.replacing("#1d4ed8", with: "#777777"), to: "link.xml")
    try folder.write(LintCommandTests.clean.replacing("#1d4ed8", with: "#999999"), to: "control.xml")
    let status = { (file: String, least: String) in try folder.run("diff", "old.xml", file, "--fail-on", least).status }
    #expect(try folder.run("diff", "old.xml", "link.xml").status == .findings)
    #expect(try status("link.xml", "note") == .findings)
    #expect(try status("link.xml", "warning") == .success)
    #expect(try status("control.xml", "warning") == .findings)
    #expect(try status("control.xml", "error") == .success)
    #expect(try status("worse.xml", "error") == .findings)
  }

  @Test func standardInputIsAVersionOfTheOtherFile() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "brands/house.xml")
    let child = "<brand id=\"kid\" extends=\"house.xml\"><theme mode=\"light\"><text>#16181d</text></theme></brand>"
    try folder.write(child.replacing("#16181d", with: "#8a8f98"), to: "brands/kid.xml")
    let run = try folder.run("diff", "-", "brands/kid.xml", input: child)
    #expect(run.status == .findings)
    #expect(run.output.contains("\n\nkid  brands/kid.xml\n\n"))
    #expect(try folder.run("diff", "brands/kid.xml", "-", input: child).status == .success)
    // What it extends is looked for where it is said to be.
    let elsewhere = try folder.run("diff", "-", "brands/kid.xml", "--stdin-filename", "kid.xml", input: child)
    #expect(elsewhere.output.contains("~ the old version, kid.xml, extends what cannot be read:"))
    // A bare theme is named after its file.
    try folder.write(##"{"mode": "dark", "text": "#ffffff"}"##, to: "app.json")
    let bare = try folder.run("diff", "-", "app.json", input: ##"{"mode": "dark", "text": "#FFFFFF"}"##)
    #expect(bare.output.hasPrefix("app  app.json\n"))
    #expect(bare.status == .success)
  }

  @Test func foldersAreMatchedByID() throws {
    let folder = try TestFolder()
    func brand(_ id: String, _ text: String = LintCommandTests.clean) -> String {
      text.replacing("\"clean\"", with: "\"\(id)\"")
    }
    for id in ["a", "b", "c", "d"] { try folder.write(brand(id), to: "old/\(id).xml") }
    try folder.write(brand("a", Self.other), to: "new/sub/moved.xml")
    try folder.write(brand("b"), to: "new/b.xml")
    try folder.write(brand("renamed"), to: "new/c.xml")
    try folder.write(brand("e"), to: "new/e.xml")
    try folder.write("{}", to: "new/no-brand.json")
    let run = try folder.run("diff", "old/", "new")
    #expect(
      run.output == """
        renamed  old/c.xml → new/c.xml

        brand, as written
            id   c → renamed

        d removed: light, dark  old/d.xml

        e added: light, dark  new/e.xml

        a  old/a.xml → new/sub/moved.xml

        light, as written
            text   #16181d → #26282d

        light, contrast
          ~ text on background   17.75:1 → 14.74:1   passes
          ~ text on paper        17.75:1 → 14.74:1   passes

        light, theme_applied
            text   #16181d → #26282d   asWritten   documented

        3 brands with 6 themes compared, 2 changed, 1 added, 1 removed: no regressions, no improvements

        """)
    #expect(run.status == .success)
  }

  @Test func aColourThatABrandOfTheHouseUsesIsNotNew() throws {
    let folder = try TestFolder()
    let house = LintCommandTests.clean
    let child =
      "<brand id=\"kid\" extends=\"house.xml\"><theme mode=\"light\"><primary>#1d4ed8</primary></theme></brand>"
    try folder.write(house, to: "old/house.xml")
    try folder.write(child, to: "old/kid.xml")
    let palette = "<palette><color name=\"sea\">#1d4ed8</color></palette>"
    try folder.write(
      house.replacing("<theme mode=\"light\">", with: palette + "<theme mode=\"light\">"), to: "new/house.xml")
    try folder.write(child.replacing("#1d4ed8", with: "{sea}"), to: "new/kid.xml")
    let run = try folder.run("diff", "old", "new")
    #expect(run.status == .success)
    #expect(run.output.contains("palette.sea   – → #1d4ed8"))
    #expect(!run.output.contains("unused-palette-color"))
    // By itself the house does not know who uses it.
    #expect(try folder.run("diff", "old/house.xml", "new/house.xml").output.contains("warning[unused-palette-color]"))
  }

  @Test func twoBrandsOfOneIDAreAnError() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "old/a.xml")
    try folder.write(LintCommandTests.clean, to: "new/a.xml")
    try folder.write(LintCommandTests.clean, to: "new/b.xml")
    let run = try folder.run("diff", "old", "new")
    #expect(run.status == .findings)
    #expect(run.output.contains("✗ error[duplicate-brand-id] clean: id \"clean\" must be unique"))
    #expect(run.output.contains("\nclean added: light, dark  new/b.xml\n"))
  }

  @Test func whatCannotBeReadAsABrandIsSaid() throws {
    let folder = try folder()
    try folder.write("<brand id=\"clean\"><theme mode=\"dark\"></brand>", to: "broken.xml")
    let lost = try folder.run("diff", "old.xml", "broken.xml")
    #expect(
      lost.output == """
        1 regression

          ✗ error[malformed-file] clean: end tag </brand> must be </theme> (broken.xml:1:40)

        clean  old.xml → broken.xml

        not compared
          ~ the new version, broken.xml, cannot be read:
          ✗ error[malformed-file] end tag </brand> must be </theme> (broken.xml:1:40)

        no brand compared, 1 not readable: 1 regression (1 error), no improvements

        """)
    #expect(lost.status == .findings)
    // A repair must not be held up.
    #expect(try folder.run("diff", "broken.xml", "old.xml").status == .success)
    // Nothing can be told at all.
    #expect(try folder.run("diff", "broken.xml", "broken.xml").status == .findings)
    // Of a folder the others are compared, and nothing became worse.
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    try folder.write("<brand id=\"x\"", to: "brands/x.xml")
    #expect(try folder.run("diff", "brands", "brands").status == .success)
  }

  @Test func filesThatAreNotThereAreFailures() throws {
    let folder = try folder()
    let run = try folder.run("diff", "gone.xml", "old.xml")
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.errors == "Error: 'gone.xml' does not exist\n")
    #expect(try folder.run("diff", "old.xml", "gone").status == .failure)
    let json = try folder.run("diff", "gone.xml", "old.xml", "--format", "json")
    #expect(json.status == .failure)
    #expect(json.output.contains(#""brands": []"#))
    // One that is there on both sides, and cannot be read on one, is neither new nor gone.
    try folder.write(LintCommandTests.clean, to: "a/clean.xml")
    try folder.write(Self.other, to: "b/x/clean.xml")
    mkfifo(folder.url.path + "/b/clean.xml", 0o600)
    try FileManager.default.removeItem(atPath: folder.url.path + "/b/x/clean.xml")
    let pipe = try folder.run("diff", "a", "b")
    #expect(pipe.status == .failure)
    #expect(pipe.errors == "Error: cannot read 'b/clean.xml': it is a pipe, not a file\n")
    #expect(!pipe.output.contains("removed"))
    try FileManager.default.createDirectory(atPath: folder.url.path + "/none", withIntermediateDirectories: false)
    let none = try folder.run("diff", "none", "none")
    #expect(none.errors == "Error: no brand found in 'none' and 'none'\n")
    #expect(none.status == .failure)
  }

  @Test func whatWasNotLookedIntoIsNotGone() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "old/a.xml")
    let missing = try folder.run("diff", "old", "gone")
    #expect(missing.errors == "Error: 'gone' does not exist\n")
    #expect(missing.output == "")
    #expect(try folder.run("diff", "gone", "old").output == "")
    #expect(try folder.run("diff", "gone", "gone").errors == "Error: 'gone' does not exist\n")
    // A folder too deep to be entered.
    let deep = (0...256).map { _ in "d" }.joined(separator: "/")
    try folder.write(LintCommandTests.clean.replacing("\"clean\"", with: "\"b\""), to: "new/b.xml")
    try FileManager.default.createDirectory(
      atPath: "\(folder.url.path)/new/\(deep)", withIntermediateDirectories: true)
    let run = try folder.run("diff", "old", "new")
    #expect(run.status == .failure)
    #expect(run.output.contains("b added: light, dark  new/b.xml"))
    #expect(!run.output.contains("removed"))
  }

  @Test func wrongUseIsSaid() throws {
    let folder = try folder()
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    for arguments in [
      ["old.xml"], ["-", "-"], ["brands", "old.xml"], ["old.xml", "brands"], ["-", "brands"], ["a", "b", "c"],
      ["old.xml", "old.xml", "--stdin-filename", "x.xml"], ["old.xml", "old.xml", "--format", "yaml"],
      ["old.xml", "old.xml", "--fail-on", "nothing"],
    ] {
      let run = try folder.run(["diff"] + arguments)
      #expect(run.status == .usage, "\(arguments)")
      #expect(run.output == "")
    }
    #expect(
      try folder.run("diff", "brands", "old.xml").errors.hasPrefix(
        "Error: 'brands' is a folder and 'old.xml' a file. Please provide two files or two folders.\n"))
  }

  @Test func machinesGetNoAbsolutePaths() throws {
    let folder = try folder()
    let here = folder.url.path
    let run = try folder.run("diff", "\(here)/old.xml", "\(here)/worse.xml", "--format", "json")
    #expect(run.output == (try folder.run("diff", "old.xml", "worse.xml", "--format", "json").output))
    #expect(!run.output.contains(here))
  }

  @Test func nothingOfAFileActsInATerminal() throws {
    let folder = try folder()
    try folder.write(LintCommandTests.clean.replacing("name=\"Clean\"", with: "name=\"Evil\u{202E}\""), to: "evil.xml")
    let run = try folder.run("diff", "old.xml", "evil.xml")
    #expect(run.output.contains("name   Clean → Evil<U+202E>"))
    let json = try folder.run("diff", "old.xml", "evil.xml", "--format", "json")
    #expect(json.output.contains(#""written": "Evil\u202e""#))
  }

  @Test func writesAPageWithBothCards() throws {
    let folder = try folder()
    let run = try folder.run("diff", "old.xml", "worse.xml", "--out", "page/")
    let count = 2 * Screen.allCases.count + 1
    #expect(run.status == .findings)
    #expect(run.output == (try folder.run("diff", "old.xml", "worse.xml").output))
    #expect(run.errors == "qetheme: wrote \(count) files; the page is page/index.html\n")
    let page = HTMLPage(try #require(folder.text(of: "page/index.html")))
    #expect(page.problems == [])
    let targets = page.elements.compactMap { $0["src"] ?? $0["href"] }.filter { !$0.hasPrefix("#") }
    for target in targets { #expect(folder.text(of: "page/\(target)") != nil, "\(target) is not there") }
    // The theme that is the same is not shown again.
    #expect(targets.contains("old/clean/light/terminal.svg") && targets.contains("new/clean/light/terminal.svg"))
    #expect(!targets.contains { $0.contains("/dark/") })
    // The same cards as those of preview.
    _ = try folder.run("preview", "worse.xml", "--out", "preview")
    #expect(folder.text(of: "page/new/clean/light/wallet.svg") == folder.text(of: "preview/clean/light/wallet.svg"))
    let again = try folder.run("diff", "old.xml", "worse.xml", "--out", "page", "--format", "json")
    #expect(again.errors == "qetheme: wrote 0 files, \(count) unchanged; the page is page/index.html\n")
    #expect(again.output == (try folder.run("diff", "old.xml", "worse.xml", "--format", "json").output))
  }

  @Test func thePageIsTheSameWhereverItIsWritten() throws {
    let folder = try folder()
    let here = folder.url.path
    _ = try folder.run("diff", "old.xml", "worse.xml", "--out", "a")
    _ = try folder.run("diff", "\(here)/old.xml", "\(here)/worse.xml", "--out", "\(here)/b/c")
    let text = try #require(folder.text(of: "a/index.html"))
    #expect(folder.text(of: "b/c/index.html") == text)
    #expect(!text.contains(here))
  }

  @Test func brandsWithoutAFolderHaveNoCards() throws {
    let folder = try TestFolder()
    for id in ["../x", "twin"] {
      for (name, text) in [("old", LintCommandTests.clean), ("new", Self.worse)] {
        let brand = text.replacing("\"clean\"", with: "\"\(id)\"")
        try folder.write(brand, to: "\(name)/\(id == "twin" ? "a" : "b").xml")
        if id == "twin" { try folder.write(brand, to: "\(name)/c.xml") }
      }
    }
    _ = try folder.run("diff", "old", "new", "--out", "page")
    let page = HTMLPage(try #require(folder.text(of: "page/index.html")))
    #expect(page.elements("img").count == 2 * Screen.allCases.count)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/page/new") == ["twin"])
    #expect(page.elements("section").filter { $0.classes == ["brand"] }.count == 3)
  }

  @Test func aPageThatCannotBeWrittenIsAFailure() throws {
    let folder = try folder()
    for out in ["", "-"] {
      let run = try folder.run("diff", "old.xml", "worse.xml", "--out", out)
      #expect(run.status == .usage)
      #expect(run.errors.hasPrefix("Error: The value '\(out)' is invalid for '--out <folder>'."))
    }
    let run = try folder.run("diff", "old.xml", "worse.xml", "--out", "old.xml")
    #expect(run.status == .failure)
    #expect(run.errors.contains("Error: cannot write 'old.xml/index.html': "))
    #expect(run.output.hasPrefix("2 regressions\n"))
  }
}
