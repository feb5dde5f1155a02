import Foundation
import Testing

@testable import qetheme

/// What a run does when the system refuses.
@Suite struct StreamTests {
  /// A run whose standard output answers every write with `code`.
  private func run(_ folder: TestFolder, _ arguments: [Argument], refusing code: Int32) throws -> (ExitStatus, String) {
    var errors: [UInt8] = []
    let environment = Environment(
      folder: try #require(WorkingFolder(path: folder.url.path)), variable: { _ in nil },
      input: InputStream { _ in .success([]) },
      output: OutputStream(isTerminal: false, columns: nil) { _ in code },
      errors: OutputStream(isTerminal: false, columns: nil) { bytes in
        errors += bytes
        return 0
      })
    let status = CLI.run(arguments, environment)
    return (status, String(decoding: errors, as: UTF8.self))
  }

  @Test func aClosedPipeEndsTheOutputQuietly() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.unreadable, to: "brands/acme.xml")
    let (status, errors) = try run(folder, ["lint"], refusing: EPIPE)
    #expect(status == .findings)
    #expect(errors == "")
  }

  @Test func aFullDiskIsSaid() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    let (status, errors) = try run(folder, ["lint"], refusing: ENOSPC)
    #expect(status == .failure)
    #expect(errors == "Error: cannot write to standard output: no space left\n")
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    #expect(mkfifo(folder.url.path + "/brands/p.xml", 0o600) == 0)
    let run = try folder.run("lint")
    #expect(run.errors == "Error: cannot read 'brands/p.xml': it is a pipe, not a file\n")
    #expect(run.output == "1 file, 2 themes, 14 pairs checked: no errors, no warnings\n")
    #expect(run.status == .failure)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything")) func aForbiddenFileIsSaid() throws {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    try folder.write(LintCommandTests.clean, to: "brands/shut.xml")
    #expect(chmod(folder.url.path + "/brands/shut.xml", 0) == 0)
    let run = try folder.run("lint")
    #expect(run.errors == "Error: cannot read 'brands/shut.xml': permission denied\n")
    #expect(run.status == .failure)
  }
}
