import Foundation
import TestSupport
import Testing

@testable import qetheme

/// `preview --png`, with programs that draw, fail, hang or are not there.
@Suite struct PreviewPictureTests {
  private static let screens = ["overview", "terminal", "wallet", "history", "account", "positions"]

  /// A folder with one brand, and one with `programs` that is all there is on `PATH`.
  private func folder(_ programs: [String: String] = [:]) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(LintCommandTests.clean, to: "brands/clean.xml")
    try FileManager.default.createDirectory(atPath: folder.url.path + "/bin", withIntermediateDirectories: true)
    for (name, script) in programs {
      try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder.url.path)/bin/\(name)")
    }
    return folder
  }

  private func preview(_ folder: TestFolder, path: String? = nil, _ more: String...) throws -> CommandRun {
    try folder.run(
      ["preview", "--out", "out", "--mode", "dark"] + more, variables: ["PATH": path ?? folder.url.path + "/bin"])
  }

  private func names(_ folder: TestFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out/clean/dark").sorted()
  }

  @Test(.enabled(if: ExternalTool.rsvgConvert != nil || ExternalTool.areRequired))
  func drawsAPictureBesideEachCard() throws {
    let tool = try #require(ExternalTool.rsvgConvert)
    let folder = try folder()
    let path = tool.url.deletingLastPathComponent().path
    let run = try preview(folder, path: path, "--png", "--screen", "terminal")
    #expect(run.errors == "")
    #expect(run.output == "wrote 3 files in out\n")
    #expect(run.status == .success)
    #expect(try preview(folder, path: path, "--png").output == "wrote 10 files in out, 3 unchanged\n")
    #expect(try preview(folder, path: path, "--png", "--scale", "3").output == "wrote 6 files in out, 7 unchanged\n")
    let screens = PreviewPictureTests.screens
    #expect(
      try names(folder)
        == (screens.flatMap { ["\($0).svg", "\($0).png", "\($0)@3x.png"] } + ["theme_applied.json"]).sorted())
    for screen in screens {
      let svg = try #require(folder.text(of: "out/clean/dark/\(screen).svg"))
      let height = try #require(svg.firstMatch(of: /height="(\d+)"/).flatMap { Int($0.output.1) })
      for (name, scale) in [("\(screen).png", 1), ("\(screen)@3x.png", 3)] {
        let bytes = try #require(folder.bytes(of: "out/clean/dark/\(name)"))
        #expect(PNGSize(of: bytes) == PNGSize(width: 390 * scale, height: height * scale))
      }
    }
    // The pictures are no cards, and do not trouble a comparison.
    #expect(try preview(folder, "--check").status == .success)
  }

  @Test(.enabled(if: ExternalTool.rsvgConvert != nil || ExternalTool.areRequired))
  func takesNoPictureOfAnotherSize() throws {
    let tool = try #require(ExternalTool.rsvgConvert)
    let folder = try folder(["rsvg-convert": "exec '\(tool.url.path)'"])
    let run = try preview(folder, "--png", "--scale", "2", "--screen", "overview")
    let height = try #require(
      folder.text(of: "out/clean/dark/overview.svg")?.firstMatch(of: /height="(\d+)"/).flatMap { Int($0.output.1) })
    #expect(
      run.errors == "Error: rsvg-convert did not draw 'out/clean/dark/overview@2x.png': "
        + "it gave a picture of 390 × \(height) pixels, not 780 × \(2 * height)\n")
    #expect(run.status == .failure)
  }

  @Test func saysThatNoProgramIsThere() throws {
    let folder = try folder()
    // A file that cannot be run is no program, nor is one below a relative folder or in the working folder.
    try folder.write("#!/bin/sh\n", to: "bin/resvg")
    try folder.write("#!/bin/sh\n", to: "tools/rsvg-convert")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.url.path)/tools/rsvg-convert")
    let run = try preview(folder, path: "\(folder.url.path)/bin:tools:./tools::", "--png")
    #expect(
      run.errors
        == "Error: --png needs rsvg-convert (Debian: librsvg2-bin, Homebrew: librsvg) or resvg, and neither is on PATH\n"
    )
    #expect(run.status == .failure)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out"))
  }

  @Test func saysWhyAProgramFailed() throws {
    let folder = try folder(["rsvg-convert": "cat >/dev/null; echo 'no fonts' >&2; echo more >&2; exit 3"])
    let run = try preview(folder, "--png")
    #expect(
      run.errors
        == PreviewPictureTests.screens.map {
          "Error: rsvg-convert did not draw 'out/clean/dark/\($0).png': it ended with status 3: no fonts\n"
        }.joined())
    #expect(run.output == "wrote 7 files in out\n")
    #expect(run.status == .failure)
    #expect(try names(folder) == (PreviewPictureTests.screens.map { "\($0).svg" } + ["theme_applied.json"]).sorted())
  }

  @Test(arguments: [
    ("exit 0", "it gave no whole PNG"),
    ("exec cat", "it gave no whole PNG"),
    (#"printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\1\206\0\0\7\0'"#, "it gave no whole PNG"),
    ("kill -9 $$", "signal 9 ended it"),
    ("exec 2>&-; exit 1", "it ended with status 1"),
    (#"printf 'a\033[31mb' >&2; exit 2"#, "it ended with status 2: a␛[31mb"),
  ]) func doesNotTakeWhatIsNoPicture(script: String, phrase: String) throws {
    let folder = try folder(["resvg": script])
    let run = try preview(folder, "--png", "--screen", "wallet")
    #expect(run.errors == "Error: resvg did not draw 'out/clean/dark/wallet.png': \(phrase)\n")
    #expect(run.status == .failure)
    #expect(try names(folder) == ["theme_applied.json", "wallet.svg"])
  }

  /// Each word is handed over as it is, and the card on standard input.
  @Test(arguments: [
    ("rsvg-convert", "--format\npng\n--zoom\n3\n"), ("resvg", "--zoom\n3\n-\n-c\n"),
  ]) func handsTheCardOver(name: String, words: String) throws {
    let folder = try folder([name: #"printf '%s\n' "$@" >"$0.words"; cat >"$0.input""#])
    _ = try preview(folder, "--png", "--scale", "3", "--screen", "wallet")
    #expect(folder.text(of: "bin/\(name).words") == words)
    #expect(folder.text(of: "bin/\(name).input") == folder.text(of: "out/clean/dark/wallet.svg"))
  }

  @Test func refusesWhatMakesNoSense() throws {
    let folder = try folder()
    #expect(
      try preview(folder, "--png", "--check").errors.hasPrefix(
        "Error: '--check' cannot be used with '--png': the bytes of a PNG depend on the program and the fonts it is "
          + "drawn with\n"))
    #expect(
      try preview(folder, "--scale", "2").errors.hasPrefix(
        "Error: '--scale <scale>' is for the pictures of '--png'\n"))
    let run = try preview(folder, "--png", "--scale", "4")
    #expect(
      run.errors.hasPrefix(
        "Error: The value '4' is invalid for '--scale <scale>'. Please provide one of '1', '2' and '3'.\n"))
    #expect(run.status == .usage)
  }
}
