import Testing

@testable import qetheme

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      (nil, [:], true, true), (nil, [:], false, false),
      (nil, ["TERM": "dumb"], true, false), (nil, ["CLICOLOR": "0"], true, false),
      (nil, ["CLICOLOR": "0", "FORCE_COLOR": "1"], false, true), (nil, ["FORCE_COLOR": "0"], true, true),
      (nil, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
      (nil, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false), (nil, ["NO_COLOR": ""], true, true),
      (.always, ["NO_COLOR": "1"], false, true), (.never, ["FORCE_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, [:], true, true),
    ] as [(ColorChoice?, [String: String], Bool, Bool)])
  func followsItsOrder(chosen: ColorChoice?, variables: [String: String], isTerminal: Bool, expected: Bool) {
    let setting = { (name: String) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    #expect(ColorChoice.usesColor(chosen: chosen, setting, isTerminal: isTerminal) == expected)
  }

  @Test func neverEntersMachineFormats() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.unreadable, to: "brands/acme.xml")
    let variables = ["FORCE_COLOR": "1", "COLORTERM": "truecolor"]
    for format in ["json", "concise"] {
      #expect(
        !(try folder.run("lint", "--format", format, "--color", "always", variables: variables).output.contains(
          "\u{1B}")))
    }
    let full = try folder.run("lint", variables: variables).output
    #expect(full.contains("\u{1B}[1;31merror[low-text-contrast]\u{1B}[0m"))
    #expect(full.contains("\u{1B}[48;2;119;119;119m  \u{1B}[0m"))
    #expect(!(try folder.run("lint", variables: ["FORCE_COLOR": "1"]).output.contains("48;2")))
  }
}
