import Foundation
import TestSupport
import Testing
import ThemeKit

@testable import qetheme

/// Reports in several formats at once: `--format` on standard output, `--output` into files, annotations in GitHub Actions.
@Suite struct ReportOutputTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.unreadable, to: "brands/acme.xml")
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    return folder
  }

  @Test func writesEachFormatIntoItsFile() throws {
    let folder = try folder()
    let formats = ReportFormat.allCases.map(\.rawValue)
    let run = try folder.run(["lint"] + formats.flatMap { ["--output", "\($0)=out/report.\($0)"] })
    #expect(run.status == .findings)
    #expect(run.errors == "")
    #expect(run.output.contains("\nerror[low-text-contrast]: text #777777 on background #FFFFFF is 4.47:1"))
    for format in formats {
      let printed = try folder.run("lint", "--format", format)
      #expect(folder.text(of: "out/report.\(format)") == printed.output, "\(format)")
      #expect(!printed.output.contains(folder.url.path))
    }
  }

  @Test func aFileThatCannotBeWrittenLeavesTheOthersWhole() throws {
    let folder = try folder()
    try folder.write("kept", to: "file")
    let run = try folder.run(
      "lint", "--output", "sarif=file/report.sarif", "--output", "gitlab=report.json", "--format", "concise")
    #expect(run.status == .failure)
    #expect(run.errors == "Error: cannot write 'file/report.sarif': a file stands where a folder should be\n")
    #expect(folder.text(of: "file") == "kept")
    #expect(folder.text(of: "report.json")?.hasPrefix("[\n  {\n    \"description\": \"single-mode: only mode") == true)
  }

  @Test(
    arguments: [
      ("report.sarif", "The value 'report.sarif' is invalid for '--output <format=path>'. Please provide a format"),
      ("sarif=", "The value 'sarif=' is invalid for '--output <format=path>'. Please provide a format and a file"),
      ("sarf=a", "The value 'sarf' is invalid for the format of '--output <format=path>'. Did you mean 'sarif'?"),
      ("sarif=-", "'--output <format=path>' needs a file; '--format' prints on standard output"),
    ])
  func explainsWhatIsWrong(value: String, message: String) throws {
    let run = try folder().run("lint", "--output", value)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("Error: " + message))
  }

  @Test func refusesTwoReportsInOneFile() throws {
    let run = try folder().run("lint", "--output", "sarif=a", "--output", "json=a")
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("Error: Two reports of '--output <format=path>' would be written to 'a'."))
  }

  @Test func annotatesInGitHubActions() throws {
    let folder = try folder()
    let text = try folder.run("lint").output
    let annotations = try folder.run("lint", "--format", "github").output
    #expect(
      annotations.hasPrefix(
        "::error title=low-text-contrast,file=brands/acme.xml,line=5,endLine=5,col=11,endColumn=18::text #777777 on "))
    let actions = ["GITHUB_ACTIONS": "true"]
    #expect(try folder.run("lint", variables: actions).output == text + annotations)
    // Whoever chose a format gets that alone.
    let concise = try folder.run("lint", "--format", "concise")
    #expect(try folder.run("lint", "--format", "concise", variables: actions).output == concise.output)
    let chosen = actions.merging(["QETHEME_FORMAT": "concise"]) { $1 }
    #expect(try folder.run("lint", variables: chosen).output == concise.output)
    #expect(try folder.run("lint", variables: ["GITHUB_ACTIONS": "false"]).output == text)
  }

  @Test func aLineOnTopChangesNoFingerprint() throws {
    let folder = try folder()
    func fingerprints(_ pattern: Regex<(Substring, Substring)>, _ format: String) throws -> [String] {
      try folder.run("lint", "--format", format).output.matches(of: pattern).map { String($0.output.1) }
    }
    let gitlab = try fingerprints(/"fingerprint": "([0-9a-f]+)"/, "gitlab")
    let sarif = try fingerprints(/"qetheme\/v1": "([0-9a-f]+)"/, "sarif")
    #expect(gitlab.count == 2)
    #expect(sarif == gitlab)
    try folder.write("<!-- a line on top -->\n\n" + LintCommandTests.unreadable, to: "brands/acme.xml")
    #expect(try fingerprints(/"fingerprint": "([0-9a-f]+)"/, "gitlab") == gitlab)
    #expect(try fingerprints(/"qetheme\/v1": "([0-9a-f]+)"/, "sarif") == gitlab)
    #expect(try folder.run("lint", "--format", "gitlab").output.contains("\"begin\": 7\n"))
  }

  @Test func findingsThatAreAlikeHaveFingerprintsOfTheirOwn() throws {
    let folder = try TestFolder()
    let color = "<color name=\"a\">777</color>"
    try folder.write(
      "<brand id=\"a\"><palette>\(color)\(color.replacing("\"a\"", with: "\"b\""))</palette><theme mode=\"dark\"/></brand>",
      to: "brands/a.xml")
    let run = try folder.run("lint", "--format", "gitlab")
    let all = run.output.matches(of: /"fingerprint": "([0-9a-f]+)"/).map { String($0.output.1) }
    #expect(all.count >= 4)
    #expect(Set(all).count == all.count)
  }

  @Test func unreadableFilesAreInTheReport() throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("brands/gone.xml").path, withDestinationPath: "nowhere.xml")
    let run = try folder.run("lint", "--format", "sarif")
    #expect(run.status == .failure)
    #expect(run.output.contains("\"executionSuccessful\": false"))
    #expect(run.output.contains("\"uri\": \"brands/gone.xml\""))
    let junit = try folder.run("lint", "--format", "junit").output
    #expect(junit.contains("<testcase name=\"can be read\" classname=\"brands/gone.xml\" time=\"0\">\n      <error "))
    #expect(junit.contains("<testcase name=\"lints clean\" classname=\"brands/clean.xml\" time=\"0\"/>"))
  }

  /// What is not at the gate is no failing test.
  @Test func junitFailsForWhatTheRunFailsFor() throws {
    let folder = try folder()
    func failures(_ arguments: String...) throws -> Substring? {
      try folder.run(["lint", "--format", "junit"] + arguments).output.firstMatch(of: /failures="(\d+)"/)?.output.1
    }
    #expect(try failures() == "1")
    #expect(try failures("--fail-on", "note") == "2")
    #expect(try failures("--exit-zero") == "0")
  }
}
