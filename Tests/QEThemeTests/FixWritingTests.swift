import Foundation
import TestSupport
import Testing

@testable import qetheme

/// How `lint --fix` replaces files, and when it leaves them alone.
@Suite struct FixWritingTests {
  private let manager = FileManager.default

  private func mode(_ path: String) -> Int? {
    (try? manager.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  private func names(_ path: String) throws -> [String] { try manager.contentsOfDirectory(atPath: path).sorted() }

  @Test func keepsModeAndLink() throws {
    let folder = try TestFolder()
    let path = folder.url.path
    try folder.write(FixCommandTests.faulty, to: "shared/acme.xml")
    try manager.createDirectory(atPath: path + "/brands", withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: path + "/brands/acme.xml", withDestinationPath: "../shared/acme.xml")
    for bits in [0o640, 0o755, 0o606, 0o2664] {
      try folder.write(FixCommandTests.faulty, to: "shared/acme.xml")
      try #require(chmod(path + "/shared/acme.xml", mode_t(bits)) == 0)
      #expect(try folder.run("lint", "--fix-only").errors == "qetheme: brands/acme.xml: 2 findings fixed\n")
      #expect(folder.text(of: "shared/acme.xml") == FixCommandTests.mended)
      #expect(mode(path + "/shared/acme.xml") == bits)
    }
    #expect(try manager.destinationOfSymbolicLink(atPath: path + "/brands/acme.xml") == "../shared/acme.xml")
    #expect(try names(path + "/shared") == ["acme.xml"])
    #expect(try names(path + "/brands") == ["acme.xml"])
  }

  @Test func leavesAloneWhatIsReadOnly() throws {
    let folder = try TestFolder()
    let path = folder.url.path
    try folder.write(FixCommandTests.faulty, to: "brands/a.xml")
    try folder.write(FixCommandTests.faulty.replacing("acme", with: "b"), to: "brands/b.xml")
    // Nobody may write to it: that holds for root too.
    try #require(chmod(path + "/brands/a.xml", 0o444) == 0)
    let run = try folder.run("lint", "--fix", "--format", "concise")
    #expect(folder.text(of: "brands/a.xml") == FixCommandTests.faulty)
    #expect(mode(path + "/brands/a.xml") == 0o444)
    #expect(folder.text(of: "brands/b.xml") == FixCommandTests.mended.replacing("acme", with: "b"))
    #expect(
      run.errors == """
        qetheme: brands/b.xml: 2 findings fixed
        Error: cannot fix 'brands/a.xml': it is read-only

        """)
    // What could not be stored is reported as it is.
    #expect(run.output.contains("brands/a.xml:6:13: error: radius 40 must be from 0 to 32"))
    #expect(!run.output.contains("brands/b.xml:6"))
    #expect(run.status == .failure)
    #expect(try names(path + "/brands") == ["a.xml", "b.xml"])
  }

  @Test func doesNotPartHardLinks() throws {
    let folder = try TestFolder()
    try folder.write(FixCommandTests.faulty, to: "a.xml")
    try manager.linkItem(atPath: folder.url.path + "/a.xml", toPath: folder.url.path + "/b.xml")
    let run = try folder.run("lint", "a.xml", "--fix-only")
    #expect(
      run.errors
        == "Error: cannot fix 'a.xml': it has 2 hard links, and a new file in its place would part them\n")
    #expect(run.status == .failure)
    #expect(folder.text(of: "b.xml") == FixCommandTests.faulty)
  }

  @Test func leavesAloneWhatHasChanged() throws {
    let folder = try TestFolder()
    try folder.write("another text", to: "a.xml")
    let replacer = FileReplacer(folder: try #require(WorkingFolder(path: folder.url.path)))
    let target = try #require(replacer.target(of: FilePath("a.xml")))
    let problem = replacer.replace(target, holding: Array("the text".utf8), with: [], number: 0)
    #expect(problem == .changed)
    #expect(problem?.phrase == "it has changed since it was read")
    #expect(folder.text(of: "a.xml") == "another text")
    #expect(replacer.replace(target, holding: Array("another text and".utf8), with: [], number: 0) == .changed)
    #expect(replacer.replace(target, holding: Array("another".utf8), with: [], number: 0) == .changed)
    #expect(try names(folder.url.path) == ["a.xml"])
    try manager.removeItem(at: folder.url.appendingPathComponent("a.xml"))
    #expect(replacer.replace(target, holding: Array("another text".utf8), with: [], number: 0) == .notFound)
    #expect(try names(folder.url.path) == [])
  }

  @Test func takesAwayWhatKilledRunsLeft() throws {
    let folder = try TestFolder()
    let path = folder.url.path
    try folder.write(FixCommandTests.faulty, to: "a.xml")
    try folder.write("half a fi", to: ".qetheme-1-0.tmp")
    try folder.write("of a run that goes on", to: ".qetheme-2-0.tmp")
    try folder.write("somebody's", to: ".qetheme.tmp")
    let held = open(path + "/.qetheme-2-0.tmp", O_RDONLY)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    _ = try folder.run("lint", "a.xml", "--fix")
    #expect(try names(path) == [".qetheme-2-0.tmp", ".qetheme.tmp", "a.xml"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere; holdsForOtherUsers has it"))
  func leavesAloneWhereNothingCanBeWritten() throws {
    let folder = try TestFolder()
    try folder.write(FixCommandTests.faulty, to: "brands/a.xml")
    try #require(chmod(folder.url.path + "/brands", 0o555) == 0)
    defer { chmod(folder.url.path + "/brands", 0o755) }
    let run = try folder.run("lint", "--fix-only")
    #expect(run.errors == "Error: cannot fix 'brands/a.xml': permission denied\n")
    #expect(run.status == .failure)
    #expect(folder.text(of: "brands/a.xml") == FixCommandTests.faulty)
  }

  /// As on a full disk, a file cannot grow beyond its limit.
  @Test func nothingIsLeftWhereThereIsNoRoom() throws {
    let shell = try #require(ExternalTool.shell)
    let folder = try TestFolder()
    let program = try Program.copied(to: folder)
    let large = FixCommandTests.faulty.replacing(
      "<theme mode=\"dark\">", with: "<!--" + String(repeating: " ", count: 5000) + "--><theme mode=\"dark\">")
    try folder.write(large, to: "brands/a.xml")
    try folder.write(FixCommandTests.faulty.replacing("acme", with: "b"), to: "brands/b.xml")
    let run = try shell.run(["-c", "ulimit -f 8 && exec '\(program)' lint --fix-only"], in: folder.url)
    #expect(
      run.output == "qetheme: brands/b.xml: 2 findings fixed\nError: cannot fix 'brands/a.xml': file too large\n")
    #expect(run.status == 2)
    #expect(folder.text(of: "brands/a.xml") == large)
    #expect(folder.text(of: "brands/b.xml") == FixCommandTests.mended.replacing("acme", with: "b"))
    #expect(try names(folder.url.path + "/brands") == ["a.xml", "b.xml"])
  }

  @Test func aKillLeavesTheOldFileOrTheNewOne() throws {
    let folder = try TestFolder()
    let program = try Program.copied(to: folder)
    func text(_ index: Int, _ text: String) -> String { text.replacing("acme", with: "a\(index)") }
    func run(killedAfter microseconds: UInt32?) throws {
      for index in 0..<40 { try folder.write(text(index, FixCommandTests.faulty), to: "brands/\(index).xml") }
      let process = Foundation.Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["lint", "--fix-only"]
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      try process.run()
      if let microseconds {
        usleep(microseconds)
        kill(process.processIdentifier, SIGKILL)
      }
      process.waitUntilExit()
    }
    for delay in stride(from: UInt32(10_000), to: 250_000, by: 30_000) {
      try run(killedAfter: delay)
      for index in 0..<40 {
        let stored = folder.text(of: "brands/\(index).xml")
        #expect(stored == text(index, FixCommandTests.faulty) || stored == text(index, FixCommandTests.mended))
      }
    }
    try run(killedAfter: nil)
    #expect(try names(folder.url.path + "/brands").filter { !$0.hasSuffix(".xml") } == [])
    #expect(folder.text(of: "brands/39.xml") == text(39, FixCommandTests.mended))
  }

  @Test(.enabled(if: ExternalTool.setpriv != nil && geteuid() == 0, "only root can become another user"))
  func holdsForOtherUsers() throws {
    let setpriv = try #require(ExternalTool.setpriv)
    let folder = try TestFolder()
    let path = folder.url.path
    let program = try Program.copied(to: folder)
    for name in ["shut", "theirs", "mine"] {
      try folder.write(FixCommandTests.faulty.replacing("acme", with: name), to: "\(name)/\(name).xml")
    }
    // A folder where nobody else may write; a file of somebody else's in one where all may; one of our own.
    #expect(chmod(path + "/shut/shut.xml", 0o666) == 0)
    #expect(chmod(path + "/theirs", 0o777) == 0 && chmod(path + "/theirs/theirs.xml", 0o644) == 0)
    #expect(chown(path + "/mine", 65534, 65534) == 0 && chown(path + "/mine/mine.xml", 65534, 65534) == 0)
    let arguments = [
      "--reuid=65534", "--regid=65534", "--clear-groups", program, "lint", "--fix-only", "shut", "theirs", "mine",
    ]
    let run = try setpriv.run(arguments, in: folder.url)
    #expect(
      run.output == """
        qetheme: mine/mine.xml: 2 findings fixed
        Error: cannot fix 'shut/shut.xml': permission denied
        Error: cannot fix 'theirs/theirs.xml': it is read-only

        """)
    #expect(run.status == 2)
    #expect(folder.text(of: "mine/mine.xml") == FixCommandTests.mended.replacing("acme", with: "mine"))
    #expect(folder.text(of: "shut/shut.xml") == FixCommandTests.faulty.replacing("acme", with: "shut"))
    #expect(folder.text(of: "theirs/theirs.xml") == FixCommandTests.faulty.replacing("acme", with: "theirs"))
    for name in ["shut", "theirs", "mine"] { #expect(try names("\(path)/\(name)") == ["\(name).xml"]) }
    // Root keeps the owner.
    try folder.write(FixCommandTests.faulty, to: "mine/mine.xml")
    #expect(try folder.run("lint", "mine", "--fix-only").status == .success)
    let attributes = try manager.attributesOfItem(atPath: path + "/mine/mine.xml")
    #expect(attributes[.ownerAccountID] as? Int == 65534)
    #expect(attributes[.groupOwnerAccountID] as? Int == 65534)
  }
}

/// The built program, for tests that need a process of its own.
enum Program {
  /// A copy that every user can reach.
  static func copied(to folder: TestFolder) throws -> String {
    let path = folder.url.path + "/program"
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent(".build/debug/qetheme"), to: URL(fileURLWithPath: path))
    chmod(folder.url.path, 0o755)
    return path
  }
}
