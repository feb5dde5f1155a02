import Foundation
import Testing

@testable import ThemeKit
@testable import qetheme

/// Programs that are run with bytes for bytes.
@Suite struct OutsideProgramTests {
  private let shell = OutsideProgram(name: "sh", path: "/bin/sh")

  init() { OutputStream.ignoreWriteSignals() }

  private func run(_ script: String, input: [UInt8] = [], patience: Int = 20_000, limit: Int = 1 << 22)
    -> Result<[UInt8], OutsideProblem>
  { shell.run(["-c", script], input: input, patience: patience, limit: limit) }

  /// More than pipes hold, in both directions at once.
  @Test func givesBackWhatItIsGiven() {
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(run("exec cat", input: input) == .success(input))
    #expect(run("head -c 300000 </dev/zero >&2; exec cat", input: input) == .success(input))
  }

  @Test func endsWithoutReadingAllOfItsInput() {
    let input = [UInt8](repeating: 7, count: 1_000_000)
    #expect(run("exec 0<&-; echo done", input: input) == .success(Array("done\n".utf8)))
  }

  @Test func isKilledWhenItHangs() {
    let start = Process.milliseconds
    #expect(run("exec sleep 60", patience: 200) == .failure(.slow))
    #expect(run("exec 1>&-; exec sleep 60", patience: 200) == .failure(.slow))
    #expect(run("while :; do echo words >&2; done", patience: 200) == .failure(.slow))
    #expect(Process.milliseconds - start < 20_000)
  }

  @Test func isKilledWhenItGivesTooMuch() {
    #expect(run("exec yes", limit: 100_000) == .failure(.tooMuch))
    #expect(run("head -c 1000 </dev/zero", limit: 1000).map(\.count) == .success(1000))
    #expect(run("head -c 1001 </dev/zero", limit: 1000) == .failure(.tooMuch))
  }

  @Test func saysThatItCouldNotBeStarted() throws {
    #expect(
      OutsideProgram(name: "gone", path: "/gone").run([], input: [], patience: 1000, limit: 1)
        == .failure(.notStarted(ENOENT)))
    #expect(OutsideProblem.notStarted(EACCES).phrase == "it could not be started: permission denied")
  }

  /// A program that hangs is not waited for again and again.
  @Test func aHangEndsTheDrawing() throws {
    let folder = try TestFolder()
    try folder.write("#!/bin/sh\nexec sleep 60\n", to: "rsvg-convert")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.path + "/rsvg-convert")
    let converter = try #require(PictureConverter(onPath: folder.url.path, patience: 200))
    let environment = Environment(
      folder: try #require(WorkingFolder(path: folder.url.path)), variable: { _ in nil },
      input: InputStream { _ in .success([]) }, output: OutputStream(isTerminal: false, columns: nil) { _ in 0 },
      errors: OutputStream(isTerminal: false, columns: nil) { _ in 0 })
    var output = PictureOutput(converter, scale: 2, environment)
    let card = DrawnCard(svg: "<svg/>", height: 1, screenTop: 0, screenBottom: 1)
    let start = Process.milliseconds
    for number in 0..<100 { output.take(card, at: "\(number).svg") }
    let failures = output.finish()
    #expect(failures.first == "rsvg-convert did not draw '0@2x.png': it took too long")
    let hung = failures.count - 1
    #expect(hung <= Process.processorCount)
    #expect(failures.last == "\(100 - hung) pictures were left out after that")
    #expect(Process.milliseconds - start < 20_000)
  }
}
