import Testing

@testable import qetheme

/// `lint --fix` and its kin: what is written, printed and answered.
@Suite struct FixCommandTests {
  /// Two findings with a safe repair, one with an unsafe one, one with none.
  static let faulty = """
    <brand id="acme" name="Acme">
      <theme mode="light">
        <primary>1D4ED8</primary>
        <background>#FFFFFF</background>
        <text>#16181d</text>
        <radius>40</radius>
        <fontFamily>Inter</fontFamily>
        <fontURL>http://fonts.acme.example/inter.css</fontURL>
      </theme>
      <theme mode="dark"><primary>teal-ish</primary><radius>32</radius></theme>
    </brand>

    """
  static let mended = faulty.replacing("1D4ED8", with: "#1D4ED8").replacing("40", with: "32")

  @Test func mendsAndReportsWhatIsLeft() throws {
    let folder = try TestFolder()
    try folder.write(Self.faulty, to: "brands/acme.xml")
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    let run = try folder.run("lint", "--fix", "--format", "concise")
    #expect(folder.text(of: "brands/acme.xml") == Self.mended)
    #expect(folder.text(of: "brands/clean.xml") == LintCommandTests.clean)
    #expect(run.errors == "qetheme: brands/acme.xml: 2 findings fixed\n")
    #expect(
      run.output.split(separator: "\n").filter { $0.contains(" error: ") } == [
        "brands/acme.xml:8:14: error: fontURL scheme \"http\" must be \"https\" [insecure-font-url]",
        "brands/acme.xml:10:31: error: primary \"teal-ish\" must be # and six hex digits [invalid-hex-color]",
      ])
    #expect(run.status == .findings)
    let again = try folder.run("lint", "--fix")
    #expect(again.errors == "")
    #expect(again.output.hasSuffix("2 errors, 1 warning (0 fixed, 1 fixable with --fix --unsafe-fixes)\n"))
    #expect(folder.text(of: "brands/acme.xml") == Self.mended)
  }

  @Test func countsInTheSummary() throws {
    let folder = try TestFolder()
    try folder.write(Self.faulty.replacing("teal-ish", with: "008080").replacing("http:", with: "https:"), to: "a.xml")
    let run = try folder.run("lint", "a.xml", "--fix")
    #expect(run.output.hasSuffix("no errors, 1 warning, 1 note (3 fixed)\n"))
    #expect(run.status == .success)
  }

  @Test func changesWhatWasChosenOnlyWhenAsked() throws {
    let folder = try TestFolder()
    try folder.write(Self.faulty, to: "a.xml")
    let run = try folder.run("lint", "a.xml", "--fix", "--unsafe-fixes", "--format", "concise")
    #expect(folder.text(of: "a.xml") == Self.mended.replacing("http:", with: "https:"))
    #expect(!run.output.contains("insecure-font-url"))
    let alone = try folder.run("lint", "a.xml", "--unsafe-fixes")
    #expect(alone.errors.hasPrefix("Error: '--unsafe-fixes' needs '--fix', '--fix-only' or '--diff'\n"))
    #expect(alone.status == .usage)
  }

  @Test func fixOnlyReportsNothing() throws {
    let folder = try TestFolder()
    try folder.write(Self.faulty, to: "brands/acme.xml")
    let run = try folder.run("lint", "--fix-only")
    #expect(folder.text(of: "brands/acme.xml") == Self.mended)
    #expect(run.output == "")
    #expect(run.errors == "qetheme: brands/acme.xml: 2 findings fixed\n")
    #expect(run.status == .success)
    #expect(try folder.run("lint", "--fix-only", "brands", "gone.xml").status == .failure)
  }

  @Test func diffWritesNothing() throws {
    let folder = try TestFolder()
    try folder.write(Self.faulty, to: "brands/acme.xml")
    let run = try folder.run("lint", "--diff", "--fix")
    #expect(folder.text(of: "brands/acme.xml") == Self.faulty)
    #expect(
      run.output == """
        diff --git a/brands/acme.xml b/brands/acme.xml
        --- a/brands/acme.xml
        +++ b/brands/acme.xml
        @@ -1,9 +1,9 @@
         <brand id="acme" name="Acme">
           <theme mode="light">
        -    <primary>1D4ED8</primary>
        +    <primary>#1D4ED8</primary>
             <background>#FFFFFF</background>
             <text>#16181d</text>
        -    <radius>40</radius>
        +    <radius>32</radius>
             <fontFamily>Inter</fontFamily>
             <fontURL>http://fonts.acme.example/inter.css</fontURL>
           </theme>

        """)
    #expect(run.errors == "qetheme: 2 findings would be fixed in 1 file\n")
    #expect(run.status == .findings)
    #expect(try folder.run("lint", "--diff", "--exit-zero").status == .success)
    // Errors that have no repair do not count.
    try folder.write(Self.mended, to: "brands/acme.xml")
    let nothing = try folder.run("lint", "--diff")
    #expect(nothing.output == "")
    #expect(nothing.errors == "")
    #expect(nothing.status == .success)
    #expect(try folder.run("lint", "--diff", "brands", "gone.xml").status == .failure)
  }

  @Test func aPatchOnATerminalIsHarmless() throws {
    let folder = try TestFolder()
    try folder.write(
      "<brand id=\"acme\" name=\"\u{202E}\">\r\n\t<theme><radius>40</radius></theme>\r\n</brand>\r\n", to: "a.xml")
    let lines = """
      diff --git a/a.xml b/a.xml
      --- a/a.xml
      +++ b/a.xml
      @@ -1,3 +1,3 @@
       <brand id="acme" name="<U+202E>">␍
      -\t<theme><radius>40</radius></theme>␍
      +\t<theme><radius>32</radius></theme>␍
       </brand>␍

      """
    #expect(try folder.run("lint", "a.xml", "--diff", "--color", "never", outputColumns: 80).output == lines)
    let colored = try folder.run("lint", "a.xml", "--diff", outputColumns: 80).output
    #expect(colored.contains("\n\u{1B}[31m-\t<theme><radius>40</radius></theme>␍\u{1B}[0m\n"))
    let latin1: [UInt8] =
      Array("<?xml version='1.0' encoding='latin1'?>\n<brand id='a' name='Z".utf8) + [0xF6]
      + Array("e'>\n<theme><radius>40</radius></theme></brand>\n".utf8)
    try folder.write(latin1, to: "latin1.xml")
    let shown = try folder.run("lint", "latin1.xml", "--diff", outputColumns: 80).output
    #expect(shown.contains("\n <brand id='a' name='Zöe'>\n"))
    let forced = try folder.run("lint", "a.xml", "--diff", "--color", "always", variables: ["FORCE_COLOR": "1"]).output
    #expect(forced.contains("-\t<theme><radius>40</radius></theme>\r\n+"))
    #expect(!forced.contains("\u{1B}"))
  }

  @Test func aPatchNamesWhatLiesElsewhere() throws {
    let folder = try TestFolder()
    try folder.write(Self.faulty, to: "a.xml")
    try folder.write("", to: "sub/x")
    let run = try folder.run("lint", "../a.xml", "--diff", below: "sub")
    #expect(run.output.hasPrefix("diff --git a/../a.xml b/../a.xml\n--- a/../a.xml\n"))
    #expect(
      run.errors.hasPrefix(
        "qetheme: ../a.xml: its path leaves the working folder, so that git apply and patch will refuse it\n"))
    #expect(run.status == .findings)
  }

  @Test func standardInputGoesThrough() throws {
    let folder = try TestFolder()
    let run = try folder.run("lint", "-", "--fix", "--format", "concise", input: Self.faulty)
    #expect(run.output == Self.mended)
    #expect(run.errors.contains("<stdin>:8:14: error: fontURL scheme"))
    #expect(run.status == .findings)
    for text in ["", "no brand", "{\"id\":", LintCommandTests.clean, String(repeating: "<", count: 3_000_000)] {
      #expect(try folder.run("lint", "-", "--fix", input: text).output == text)
      #expect(try folder.run("lint", "-", "--fix-only", input: text).output == text)
    }
    let bytes: [UInt8] = Array("<brand id=\"a\"><theme><radius>40</radius></theme></brand>\n".utf8) + [0xFF]
    #expect(try folder.run(["lint", "-", "--fix"], inputBytes: bytes).bytes == bytes)
    let patch = try folder.run("lint", "-", "--diff", "--stdin-filename", "brands/n w.xml", input: Self.faulty)
    #expect(
      patch.output.hasPrefix(
        "diff --git a/brands/n w.xml b/brands/n w.xml\n--- a/brands/n w.xml\t\n+++ b/brands/n w.xml\t\n@@ -1,9 +1,9 @@\n"
      ))
    #expect(patch.status == .findings)
  }

  @Test func standardInputIsNotStored() throws {
    let folder = try TestFolder()
    try folder.write("stored", to: "brands/acme.xml")
    try folder.write(Self.faulty.replacing("acme", with: "other"), to: "brands/other.xml")
    let run = try folder.run(
      "lint", "-", "brands", "--fix-only", "--stdin-filename", "brands/acme.xml", input: Self.faulty)
    #expect(run.output == Self.mended)
    #expect(folder.text(of: "brands/acme.xml") == "stored")
    #expect(folder.text(of: "brands/other.xml") == Self.mended.replacing("acme", with: "other"))
  }

  @Test func saysWhyAFileIsLeft() throws {
    let folder = try TestFolder()
    let text = "{\"id\": \"a\", \"themes\": [{\"radius\": 40,}] \"x\": 1}"
    try folder.write(text, to: "a.json")
    let run = try folder.run("lint", "a.json", "--fix", "--format", "concise")
    #expect(folder.text(of: "a.json") == text)
    #expect(run.errors == "qetheme: a.json: left as it is, since not every fault of its syntax has a repair\n")
    #expect(run.output.contains("comma is missing here"))
    #expect(run.status == .findings)
  }

  /// What a brand inherits is mended before its own colours are judged by it.
  @Test func parentsComeFirst() throws {
    let folder = try TestFolder()
    let house = "<brand id=\"house\"><theme mode=\"dark\"><backround>101418</backround></theme></brand>\n"
    let child = "<brand id=\"child\" extends=\"house.xml\"><theme mode=\"dark\"><text>#TEXT</text></theme></brand>\n"
    try folder.write(house, to: "brands/house.xml")
    // One reads on the background that is meant, one does not, and one would only on white.
    for text in ["c9ced6", "5f6670", "22262c"] {
      try folder.write(
        child.replacing("child", with: "a\(text)").replacing("TEXT", with: text), to: "brands/\(text).xml")
    }
    #expect(try folder.run("lint", "--fix").status == .success)
    #expect(folder.text(of: "brands/house.xml")?.contains("<background>#101418</background>") == true)
    #expect(folder.text(of: "brands/c9ced6.xml")?.contains("<text>#c9ced6</text>") == true)
    for name in ["5f6670", "22262c"] {
      #expect(folder.text(of: "brands/\(name).xml")?.contains("<text>#\(name)</text>") == false)
    }
    #expect(try folder.run("lint", "--diff").output == "")
  }

  @Test func aCircleEnds() throws {
    let folder = try TestFolder()
    for (name, parent) in [("a", "b"), ("b", "a")] {
      try folder.write(
        "<brand id=\"\(name)\" extends=\"\(parent).xml\"><theme mode=\"light\"><background>#ffffff</background>"
          + "<text>#999999</text><radius>40</radius></theme></brand>\n", to: "brands/\(name).xml")
    }
    #expect(try folder.run("lint", "--fix", "--unsafe-fixes").status == .findings)
    #expect(folder.text(of: "brands/a.xml")?.contains("<radius>32</radius>") == true)
  }

  @Test func aMachineFormatIsAlwaysWritten() throws {
    let folder = try TestFolder()
    try folder.write(Self.faulty, to: "a.xml")
    let run = try folder.run("lint", "a.xml", "gone.xml", "--fix", "--format", "json")
    #expect(run.output.hasPrefix("{\n  \"schemaVersion\": 1,"))
    #expect(!run.output.contains("radius-out-of-range"))
    #expect(run.errors.contains("qetheme: a.xml: 2 findings fixed\n"))
    #expect(run.status == .failure)
  }
}
