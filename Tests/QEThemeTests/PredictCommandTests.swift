import TestSupport
import Testing

@testable import qetheme

@Suite struct PredictCommandTests {
  /// Text that the module replaces, a clamped radius, a font that is not written.
  private static let replaced = """
    { "id": "acme", "themes": [
      { "mode": "dark", "primary": "#FF7A1A", "background": "#101418", "text": "#333333", "radius": 44 },
      { "background": "#ffffff" } ] }

    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(Self.replaced, to: "brands/acme.json")
    return folder
  }

  @Test func printsThePayloadAlone() throws {
    let run = try folder().run("predict", "brands/acme.json", "--mode", "dark")
    #expect(
      run.output
        == ##"{"mode":"dark","primary":"#ff7a1a","bg":"#101418","paper":"#101418","text":"#ffffff","radius":32,"font":"system-ui"}"##
        + "\n")
    #expect(run.errors == "qetheme: brands/acme.json has 2 errors: see qetheme lint\n")
    #expect(run.status == .success)
  }

  @Test func listsBrandsAndModes() throws {
    let dark =
      ##"{"mode":"dark","primary":"#ff7a1a","bg":"#101418","paper":"#101418","text":"#ffffff","radius":32,"font":"system-ui"}"##
    let any =
      ##"{"mode":"light","primary":"#2563eb","bg":"#ffffff","paper":"#ffffff","text":"#000000","radius":8,"font":"system-ui"}"##
    let run = try folder().run("predict")
    #expect(
      run.output == """
        [
          {"brand":"acme","mode":"dark","path":"brands/acme.json","payload":\(dark)},
          {"brand":"acme","mode":"any","path":"brands/acme.json","payload":\(any)}
        ]

        """)
    #expect(try folder().run("predict", "brands/acme.json", "--mode", "any").output == any + "\n")
  }

  @Test func explains() throws {
    GoldenFile.expect(try folder().run("predict", "--explain").output, "_predict/explain.txt")
    GoldenFile.expect(try folder().run("predict", "--explain", "--format", "json").output, "_predict/explain.json")
    GoldenFile.expect(try folder().run("predict", "--format", "text", "--mode", "dark").output, "_predict/table.txt")
  }

  @Test func namesTheModesThereAre() throws {
    let run = try folder().run("predict", "brands/acme.json", "--mode", "light")
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("Error: 'brands/acme.json' has no theme of the mode light; it has dark, any\n"))
    #expect(run.status == .failure)
  }

  @Test(
    arguments: [
      ["gone.json", "--mode", "dark"], ["--mode", "dark"], ["/dev/null", "--mode", "dark"],
      ["broken.xml", "--mode", "dark", "--explain", "--format", "json"],
    ])
  func printsNothingInPlaceOfAPayload(arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write("<brand id=\"x\"", to: "broken.xml")
    let run = try folder.run(["predict"] + arguments)
    #expect(run.output == "")
    #expect(run.errors != "")
    #expect(run.status == (arguments[0] == "broken.xml" ? .findings : .failure))
  }

  @Test func saysWhenTwoBrandsHaveOneID() throws {
    let folder = try folder()
    try folder.write(LintCommandTests.clean.replacing("id=\"clean\"", with: "id=\"acme\""), to: "brands/b.xml")
    let run = try folder.run("predict", "--mode", "dark")
    #expect(run.errors.hasSuffix("qetheme: 'brands/b.xml' has the id 'acme', which 'brands/acme.json' has already\n"))
    #expect(run.output.contains("\"path\":\"brands/acme.json\""))
    #expect(run.output.contains("\"path\":\"brands/b.xml\""))
    #expect(run.status == .success)
  }

  @Test func aBareThemeIsCalledByItsFile() throws {
    let theme = ##"{ "mode": "dark", "primary": "#ff7a1a" }"##
    func brand(_ arguments: String...) throws -> Bool {
      try TestFolder().run(["predict", "-"] + arguments.dropLast(), input: theme).output
        .contains("\"brand\":\"\(arguments.last ?? "")\"")
    }
    #expect(try brand("theme"))
    #expect(try brand("--stdin-filename", "app/Night Sky.json", "night-sky"))
    #expect(try brand("--stdin-filename", "stdin.json", "stdin"))
  }

  @Test func saysThatAnUndocumentedRuleCouldMatter() throws {
    let folder = try TestFolder()
    // Readable on the background, not on paper.
    try folder.write(
      ##"{ "id": "a", "themes": [ { "mode": "light", "background": "#ffffff", "paper": "#888888", "text": "#555555" } ] }"##,
      to: "brands/a.json")
    let line = "qetheme: an undocumented rule of the module could give other values: --explain shows which\n"
    #expect(try folder.run("predict").errors.hasSuffix(line))
    let explained = try folder.run("predict", "--explain")
    #expect(!explained.errors.contains("undocumented"))
    #expect(explained.output.contains("could be #000000 instead, "))
  }

  @Test func passesOverWhatCannotBeRead() throws {
    let folder = try folder()
    try folder.write("<brand id=\"x\"", to: "brands/broken.xml")
    let run = try folder.run("predict", "--mode", "dark")
    #expect(run.output.contains("\"brand\":\"acme\""))
    #expect(!run.output.contains("broken"))
    #expect(run.errors.contains("brands/broken.xml:1:"))
    #expect(run.status == .findings)
  }
}
