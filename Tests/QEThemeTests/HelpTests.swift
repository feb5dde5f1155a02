import TestSupport
import Testing

@testable import qetheme

@Suite struct HelpTests {
  @Test(arguments: ["", "lint", "review", "predict", "preview", "diff", "contrast", "rules", "explain"])
  func isRecorded(command: String) throws {
    let folder = try TestFolder()
    let run = try command.isEmpty ? folder.run("--help") : folder.run(command, "--help")
    #expect(run.status == .success)
    #expect(run.errors == "")
    GoldenFile.expect(run.output, "_help/\(command.isEmpty ? "qetheme" : command).txt")
  }

  @Test func isTheSameByEveryWay() throws {
    let folder = try TestFolder()
    let page = try folder.run("--help").output
    #expect(try folder.run().output == page)
    #expect(try folder.run("help").output == page)
    #expect(try folder.run("-h").output == page)
    let lint = try folder.run("lint", "--help").output
    #expect(try folder.run("help", "lint").output == lint)
    // Help is answered however wrong the rest is.
    #expect(try folder.run("lint", "--nonsense", "-h").output == lint)
  }

  @Test func fitsTheTerminal() throws {
    let folder = try TestFolder()
    for command in CommandTable.rows.map(\.name) {
      for columns in [40, 45, 46, 60, 80, 120] {
        let page = try folder.run(command, "--help", outputColumns: columns).output
        for line in page.split(separator: "\n") where line.count > columns {
          Issue.record("\(line.count) cells on a terminal of \(columns): \(line)")
        }
        #expect(try folder.run(command, "--help", variables: ["COLUMNS": "\(columns)"]).output == page)
      }
    }
  }

  @Test func printsTheVersionInOneLine() throws {
    let folder = try TestFolder()
    let run = try folder.run("--version")
    #expect(run.output == "qetheme 0.1.0\n")
    #expect(run.status == .success)
    #expect(try folder.run("lint", "--version").output == "qetheme 0.1.0\n")
  }
}
