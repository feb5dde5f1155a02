import Foundation
import TestSupport
import Testing
import ThemeKit

@testable import qetheme

@Suite struct ReviewCommandTests {
  private static let quarry = """
    <brand id="quarry" name="Quarry Street">
      <theme mode="light">
        <background>#ffffff</background>
        <text>#8a8f98</text>
      </theme>
    </brand>
    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    return folder
  }

  @Test func writesThePageAndWhatItShows() throws {
    let folder = try folder()
    let run = try folder.run("review", "--out", "review/")
    // Cards in both directions, payloads, and the page.
    let count = 4 * Screen.allCases.count + 3
    #expect(
      run.output == """
        1 file, 2 themes, 14 pairs checked: no errors, no warnings
        wrote \(count) files; the page is review/index.html

        """)
    #expect(run.errors == "")
    #expect(run.status == .success)
    let page = HTMLPage(try #require(folder.text(of: "review/index.html")))
    #expect(page.problems == [])
    let targets = page.elements.compactMap { $0["src"] ?? $0["href"] }.filter { !$0.hasPrefix("#") }
    for target in targets where !target.hasPrefix("https://www.w3.org/") {
      #expect(folder.text(of: "review/\(target)") != nil, "\(target) is not there")
    }
    #expect(targets.contains("clean/dark/terminal.svg"))
    // Cards from right to left are there to be loaded, and nothing asks for them before.
    let mirrored = page.elements.compactMap { $0["data-rtl"] }
    #expect(mirrored.count == 2 * Screen.allCases.count)
    for target in mirrored {
      #expect(target.hasSuffix(".rtl.svg"))
      #expect(!targets.contains(target))
      #expect(folder.text(of: "review/\(target)")?.contains("right to left") == true, "\(target)")
    }
    // The same files as those of preview.
    _ = try folder.run("preview", "--out", "preview")
    for file in Screen.allCases.map({ "\($0.rawValue).svg" }) + ["theme_applied.json"] {
      let path = "clean/light/\(file)"
      #expect(folder.text(of: "review/\(path)") == folder.text(of: "preview/\(path)"), "\(path)")
    }
    let again = try folder.run("review", "--out", "review")
    #expect(again.output.hasSuffix("\nwrote 0 files, \(count) unchanged; the page is review/index.html\n"))
  }

  @Test func isTheSameWhereverItIsWritten() throws {
    let folder = try folder()
    try folder.write(ReviewCommandTests.quarry, to: "brands/quarry.xml")
    _ = try folder.run("review", "brands", "--out", "a")
    _ = try folder.run("review", folder.url.path + "/brands", "--out", folder.url.path + "/b/c")
    let text = try #require(folder.text(of: "a/index.html"))
    #expect(folder.text(of: "b/c/index.html") == text)
    #expect(!text.contains(folder.url.path))
  }

  @Test func writesAndThenGates() throws {
    let folder = try folder()
    try folder.write(ReviewCommandTests.quarry, to: "brands/quarry.xml")
    let run = try folder.run("review", "--out", "review")
    #expect(run.status == .findings)
    #expect(folder.text(of: "review/quarry/light/terminal.svg") != nil)
    #expect(try folder.run("review", "--out", "review", "--exit-zero").status == .success)
    #expect(try folder.run("review", "brands/clean.xml", "--out", "review").status == .success)
    #expect(try folder.run("review", "brands/clean.xml", "--out", "review", "--fail-on", "note").status == .success)
    #expect(try folder.run("review", "--out", "review", "--max-warnings", "0").status == .findings)
  }

  @Test func namesWhatItCouldNotRead() throws {
    let folder = try folder()
    let run = try folder.run("review", "brands", "gone.xml", "--out", "review")
    #expect(run.status == .failure)
    #expect(run.errors == "Error: 'gone.xml' does not exist\n")
    let page = HTMLPage(try #require(folder.text(of: "review/index.html")))
    #expect(page.elements(ofClass: "failures").map(\.text) == ["Could not be read\n'gone.xml' does not exist\n\n"])
  }

  @Test func showsBrandsWithoutCardsByTheirFindings() throws {
    let folder = try folder()
    try folder.write("<brand id=\"a\"><theme mode=\"dark\"></brand>", to: "brands/broken.xml")
    try folder.write(ReviewCommandTests.quarry.replacing("quarry", with: "../x"), to: "brands/escape.xml")
    try folder.write(LintCommandTests.clean, to: "brands/twin.xml")
    let run = try folder.run("review", "--out", "review")
    #expect(run.status == .findings)
    let page = HTMLPage(try #require(folder.text(of: "review/index.html")))
    #expect(
      page.elements(ofClass: "brand").filter { $0.name == "section" }.map { $0["id"] } == [
        "file.1", "brand-clean", "file.3", "file.4",
      ])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/review").sorted()
    #expect(names == ["clean", "index.html"])
  }

  @Test func showsTheFindingOfAHouseInTheHouse() throws {
    let folder = try TestFolder()
    try folder.write(ReviewCommandTests.quarry, to: "house.xml")
    try folder.write("<brand id=\"child\" extends=\"house.xml\"/>", to: "child.xml")
    // The house is no part of the run, and has its place on the page all the same.
    _ = try folder.run("review", "child.xml", "--out", "review")
    let page = HTMLPage(try #require(folder.text(of: "review/index.html")))
    let sections = page.elements(ofClass: "brand").filter { $0.name == "section" }
    #expect(sections.map { $0["id"] } == ["brand-child", "file.2"])
    #expect(sections[0].text.contains("text #8a8f98 on background #ffffff is 3.24:1, needs 4.5:1, in house.xml"))
    #expect(sections[1].text.contains("This file is not part of the run"))
    #expect(sections[1].text.contains("house.xml:4:11"))
  }

  @Test func writesASingleFile() throws {
    let folder = try folder()
    let run = try folder.run("review", "--out", "review", "--single-file")
    #expect(run.output.hasSuffix("\nwrote 1 file; the page is review/index.html\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/review") == ["index.html"])
  }

  @Test func givesEachOfManyBrandsAPage() throws {
    let folder = try TestFolder()
    for number in 0..<Review.leastForPages {
      let id = "brand-\(number)"
      try folder.write(ReviewCommandTests.quarry.replacing("quarry", with: id), to: "brands/\(id).xml")
    }
    try folder.write("<brand id=\"broken\"", to: "brands/x.xml")
    _ = try folder.run("review", "--out", "review")
    let index = HTMLPage(try #require(folder.text(of: "review/index.html")))
    #expect(index.problems == [])
    #expect(index.elements("img").isEmpty)
    let pages = index.elements.compactMap { $0["href"] }.filter { $0.hasSuffix("/index.html") }
    #expect(Set(pages).count == Review.leastForPages)
    #expect(index.elements(ofClass: "brand").filter { $0.name == "section" }.map { $0["id"] } == ["file.51"])
    let page = HTMLPage(try #require(folder.text(of: "review/brand-7/index.html")))
    #expect(page.problems == [])
    #expect(page.elements("h1").map(\.text) == ["Theme review"])
    #expect(page.elements("h2").map(\.text).first == "Quarry Street")
    for target in page.elements.compactMap({ $0["src"] ?? $0["href"] }) where !target.hasPrefix("#") {
      if target.hasPrefix("https://www.w3.org/") { continue }
      #expect(folder.text(of: "review/brand-7/\(target)") != nil, "\(target) is not there")
    }
  }

  @Test func refusesWhatIsNoFolder() throws {
    let folder = try folder()
    #expect(try folder.run("review", "--out", "-").errors.hasPrefix("Error: The value '-' is invalid for '--out"))
    #expect(try folder.run("review").status == .usage)
    try folder.write("", to: "file")
    let run = try folder.run("review", "--out", "file")
    #expect(run.status == .failure)
    #expect(run.errors.contains("Error: cannot write 'file/index.html': "))
    let empty = try TestFolder()
    try empty.write("{}", to: "brands/x.json")
    #expect(try empty.run("review", "--out", "review").errors == "Error: no brand found in 'brands'\n")
    #expect(empty.text(of: "review/index.html") == nil)
  }
}
