import Foundation
import TestSupport
import Testing

@testable import qetheme

@Suite struct PreviewCommandTests {
  private static let screens = ["overview", "terminal", "wallet", "history", "account", "positions"]
  private static let files = (screens.map { "\($0).svg" } + ["theme_applied.json"]).sorted()

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    return folder
  }

  @Test func writesCardsAndPayloads() throws {
    let folder = try folder()
    let run = try folder.run("preview", "--out", "out/")
    #expect(run.output == "wrote 14 files in out\n")
    #expect(run.errors == "")
    #expect(run.status == .success)
    #expect(
      folder.text(of: "out/clean/dark/theme_applied.json")
        == ##"{"mode":"dark","primary":"#7aa2ff","bg":"#101418","paper":"#101418","text":"#f2f4f7","radius":8,"font":"system-ui"}"##
        + "\n")
    for mode in ["dark", "light"] {
      for screen in PreviewCommandTests.screens {
        #expect(folder.text(of: "out/clean/\(mode)/\(screen).svg")?.hasPrefix("<svg ") == true)
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out/clean/dark").sorted()
    #expect(names == PreviewCommandTests.files)
  }

  @Test func leavesWhatIsRightAlone() throws {
    let folder = try folder()
    _ = try folder.run("preview", "--out", "out")
    let path = folder.url.path + "/out/clean/dark/overview.svg"
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
    #expect(try folder.run("preview", "--out", "out").output == "wrote 0 files in out, 14 unchanged\n")
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 1))
  }

  @Test func checkNamesEveryDifference() throws {
    let folder = try folder()
    _ = try folder.run("preview", "--out", "out")
    #expect(try folder.run("preview", "--out", "out", "--check").status == .success)
    try folder.write("other", to: "out/clean/dark/overview.svg")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/clean/light/terminal.svg"))
    try folder.write("", to: "out/clean/dark/quotes.svg")
    try folder.write("{}", to: "out/gone/any/theme_applied.json")
    // None of them could be of a preview.
    try folder.write("", to: "out/_help/any/x.svg")
    try folder.write("", to: "out/clean/dark/notes.txt")
    try folder.write("", to: "out/README.md")
    let run = try folder.run("preview", "--out", "out", "--check")
    #expect(
      run.output == """
        missing out/clean/light/terminal.svg
        stale out/clean/dark/overview.svg
        orphaned out/clean/dark/quotes.svg
        orphaned out/gone/any/theme_applied.json

        """)
    #expect(run.status == .findings)
    #expect(folder.text(of: "out/clean/dark/overview.svg") == "other")
    // Of the variants asked for only.
    #expect(
      try folder.run("preview", "--out", "out", "--check", "--mode", "light").output
        == "missing out/clean/light/terminal.svg\n")
    let one = try folder.run("preview", "brands/clean.xml", "--out", "out", "--check", "--screen", "overview")
    #expect(one.output == "stale out/clean/dark/overview.svg\n")
  }

  @Test func writesNothingWithoutAValidID() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean.replacing("id=\"clean\"", with: "id=\"../../x\""), to: "brands/clean.xml")
    let run = try folder.run("preview", "--out", "out")
    #expect(run.errors.hasSuffix("Error: 'brands/clean.xml' has no valid id to name its files by\n"))
    #expect(run.status == .findings)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out"))
  }

  @Test func writesTheOthersWhenOneCannotBeWritten() throws {
    let folder = try folder()
    let manager = FileManager.default
    for path in ["out/clean/light/overview.svg", "out/clean/light/theme_applied.json"] {
      try manager.createDirectory(atPath: "\(folder.url.path)/\(path)", withIntermediateDirectories: true)
    }
    let run = try folder.run("preview", "--out", "out")
    #expect(
      run.errors == """
        Error: cannot write 'out/clean/light/overview.svg': a folder is there
        Error: cannot write 'out/clean/light/theme_applied.json': a folder is there

        """)
    #expect(run.output == "wrote 12 files in out\n")
    #expect(run.status == .failure)
    #expect(folder.text(of: "out/clean/dark/theme_applied.json") != nil)
    // And no temporary file is left.
    let names = try manager.contentsOfDirectory(atPath: folder.url.path + "/out/clean/light").sorted()
    #expect(names == PreviewCommandTests.files)
  }

  @Test func takesAwayWhatAKilledRunLeft() throws {
    let folder = try folder()
    // Of a run that was killed, and of one that goes on, under the name that this one would take first.
    try folder.write("half", to: "out/clean/light/.qetheme-1-0.tmp")
    let held = "out/clean/light/.qetheme-\(getpid())-0.tmp"
    try folder.write("half", to: held)
    let descriptor = open(folder.url.path + "/" + held, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let run = try folder.run("preview", "--out", "out")
    #expect(run.errors == "")
    #expect(run.status == .success)
    #expect(folder.text(of: held) == "half")
    #expect(folder.text(of: "out/clean/light/.qetheme-1-0.tmp") == nil)
    #expect(folder.text(of: "out/clean/light/overview.svg") != nil)
  }

  @Test func checkLeavesOtherVariantsAlone() throws {
    let folder = try folder()
    _ = try folder.run("preview", "--out", "out")
    for name in ["overview.rtl.svg", "terminal.protan.svg", "overview.rtl.deutan.svg", ".svg", "overview.SVG"] {
      try folder.write("", to: "out/clean/dark/\(name)")
    }
    let run = try folder.run("preview", "--out", "out", "--check")
    #expect(run.output == "")
    #expect(run.status == .success)
  }

  @Test func checkKeepsTheCardsOfABrandThatCannotBeRead() throws {
    let folder = try folder()
    try folder.write(LintCommandTests.clean.replacing("id=\"clean\"", with: "id=\"b\""), to: "brands/b.xml")
    _ = try folder.run("preview", "--out", "out")
    try folder.write("<brand id=\"b\"", to: "brands/b.xml")
    let run = try folder.run("preview", "--out", "out", "--check")
    #expect(run.output == "")
    #expect(run.status == .findings)
  }

  @Test func saysWhyItCannotWrite() throws {
    let folder = try folder()
    try folder.write("", to: "out")
    let run = try folder.run("preview", "--out", "out")
    let files = ["light", "dark"].flatMap { mode in
      (PreviewCommandTests.screens.map { "\($0).svg" } + ["theme_applied.json"]).map { "out/clean/\(mode)/\($0)" }
    }
    #expect(
      run.errors == files.map { "Error: cannot write '\($0)': a file stands where a folder should be\n" }.joined())
    #expect(run.output == "")
    #expect(run.status == .failure)
    #expect(
      try folder.run("preview", "--out", "cards", "--mode", "any").errors
        == "Error: no brand has a theme of the mode any\n")
  }

  @Test func showsTheModulesOwnBars() throws {
    let folder = try folder()
    _ = try folder.run("preview", "--out", "out")
    let hidden = try #require(folder.text(of: "out/clean/dark/wallet.svg"))
    #expect(!hidden.contains("QE Embed"))
    let run = try folder.run("preview", "--out", "out", "--show", "branding,nav")
    // The overview and the payload are the same.
    #expect(run.output == "wrote 10 files in out, 4 unchanged\n")
    let shown = try #require(folder.text(of: "out/clean/dark/wallet.svg"))
    #expect(shown.contains(">QE Embed<"))
    #expect(shown.contains("dark · wallet · with nav, branding"))
    // A comparison has to be asked for the same.
    #expect(try folder.run("preview", "--out", "out", "--show", "nav,branding", "--check").status == .success)
    #expect(try folder.run("preview", "--out", "out", "--check").status == .findings)
    let wrong = try folder.run("preview", "--out", "out", "--show", "nav,hedaer,")
    #expect(
      wrong.errors.hasPrefix(
        """
        Error: The value 'hedaer' is invalid for '--show <parts>'. Did you mean 'header'? Please provide any of \
        'header', 'nav' and 'branding', with commas between.
        Error: The value '' is invalid for '--show <parts>'. Please provide any of 'header', 'nav' and 'branding', with \
        commas between.

        """))
    #expect(wrong.status == .usage)
  }

  /// No card of the sample brands grows beyond what a card may have.
  @Test func sampleBrandsStaySmallWithAllBars() throws {
    let folder = try TestFolder()
    let brands = Repository.root.appendingPathComponent("brands").path
    #expect(try folder.run("preview", brands, "--out", "out", "--show", "header,nav,branding").status == .success)
    let out = folder.url.appendingPathComponent("out")
    let paths = try #require(FileManager.default.enumerator(atPath: out.path)).compactMap { $0 as? String }
    let cards = paths.filter { $0.hasSuffix(".svg") }
    #expect(cards.contains("halden/light/terminal.svg"))
    for card in cards { #expect(try #require(folder.bytes(of: "out/\(card)")).count <= 24_576, "\(card)") }
  }
}
