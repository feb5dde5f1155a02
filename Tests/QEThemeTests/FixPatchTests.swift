import Foundation
import TestSupport
import Testing

@testable import qetheme

/// Patches of `lint --diff`, applied by the tools that they are for.
@Suite(.enabled(if: ExternalTool.areRequired || ExternalTool.git != nil, "needs git")) struct FixPatchTests {
  private func git(_ folder: TestFolder, _ arguments: String...) throws -> String {
    let git = try #require(ExternalTool.git)
    let settings = [
      "-c", "core.autocrlf=false", "-c", "core.quotePath=true", "-c", "user.name=t", "-c", "user.email=t@e",
    ]
    let (status, output) = try git.run(settings + arguments, in: folder.url)
    #expect(status == 0, "git \(arguments): \(output)")
    return output
  }

  /// A repository that holds the corpus.
  private func repository() throws -> TestFolder {
    let folder = try TestFolder()
    for file in RepairCorpus.files { try folder.write(file.bytes, to: "brands/\(file.name)") }
    _ = try git(folder, "init", "-q")
    _ = try git(folder, "add", ".")
    _ = try git(folder, "commit", "-qm", "before")
    return folder
  }

  @Test(arguments: [[], ["--unsafe-fixes"]]) func givesTheSameBytesAsFix(options: [String]) throws {
    let folder = try repository()
    let patch = try folder.run(["lint", "brands", "--diff"] + options, inputBytes: [])
    #expect(patch.status == .findings)
    #expect(try git(folder, "status", "--porcelain") == "")
    let fix = try folder.run(["lint", "brands", "--fix-only"] + options, inputBytes: [])
    #expect(fix.status == .success)
    let fixed = RepairCorpus.files.map { folder.bytes(of: "brands/\($0.name)") }
    let changed = try git(folder, "diff", "--name-only")
    #expect(changed != "")
    #expect(
      fix.errors.split(separator: "\n").filter { $0.hasSuffix(" fixed") }.count == changed.split(separator: "\n").count)

    _ = try git(folder, "checkout", "-q", ".")
    try folder.write(patch.bytes, to: "fix.patch")
    _ = try git(folder, "apply", "--whitespace=nowarn", "fix.patch")
    for (file, wanted) in zip(RepairCorpus.files, fixed) {
      #expect(folder.bytes(of: "brands/\(file.name)") == wanted, "git apply: \(file.name)")
    }
    if let tool = ExternalTool.patch {
      _ = try git(folder, "checkout", "-q", ".")
      let (status, output) = try tool.run(["-p1", "--binary", "-s", "-i", "fix.patch"], in: folder.url)
      #expect(status == 0, "\(output)")
      for (file, wanted) in zip(RepairCorpus.files, fixed) {
        #expect(folder.bytes(of: "brands/\(file.name)") == wanted, "patch: \(file.name)")
      }
    }
    #expect(try folder.run(["lint", "brands", "--diff"] + options, inputBytes: []).bytes == [])
  }

  @Test func takesAnyName() throws {
    let folder = try TestFolder()
    let names = [
      "a b.xml", "é.xml", "e\u{301}.xml", "q\"u\\o.xml", "tab\t.xml", "line\nbreak.xml", " .xml", "sub/x y/z.xml",
    ]
    for (index, name) in names.enumerated() {
      try folder.write(FixCommandTests.faulty.replacing("acme", with: "a\(index)"), to: "app/\(name)")
    }
    // No UTF-8, which only the system's own calls can name.
    let raw = Array((folder.url.path + "/app/r").utf8) + [0xFF] + Array(".xml".utf8)
    let descriptor = raw.withUnsafeBufferPointer { bytes in
      (Array(bytes) + [0]).withUnsafeBytes {
        open($0.bindMemory(to: CChar.self).baseAddress!, O_WRONLY | O_CREAT, 0o644)
      }
    }
    let text = Array(FixCommandTests.faulty.replacing("acme", with: "raw").utf8)
    #expect(write(descriptor, text, text.count) == text.count)
    close(descriptor)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/app/link.xml", withDestinationPath: "../elsewhere.xml")
    try folder.write(FixCommandTests.faulty.replacing("acme", with: "elsewhere"), to: "elsewhere.xml")
    _ = try git(folder, "init", "-q")
    _ = try git(folder, "add", ".")
    _ = try git(folder, "commit", "-qm", "before")
    // From a folder below the root: names begin at the root all the same.
    let patch = try folder.run("lint", ".", "--diff", below: "app")
    try folder.write(patch.bytes, to: "fix.patch")
    _ = try git(folder, "apply", "fix.patch")
    #expect(try folder.run("lint", "app", "--diff").bytes == [])
    #expect(folder.text(of: "elsewhere.xml")?.contains("<radius>32</radius>") == true)
    let changed = try git(folder, "diff", "--name-only", "-z").split(separator: "\0")
    #expect(changed.count == names.count + 2)
    if let tool = ExternalTool.patch {
      _ = try git(folder, "checkout", "-q", ".")
      // GNU's patch takes no name with a line break.
      try FileManager.default.removeItem(atPath: folder.url.path + "/app/line\nbreak.xml")
      try folder.write(try folder.run("lint", "app", "--diff").bytes, to: "fix.patch")
      let (status, output) = try tool.run(["-p1", "-s", "-i", "fix.patch"], in: folder.url)
      #expect(status == 0, "\(output)")
      #expect(try folder.run("lint", "app", "--diff").bytes == [])
    }
  }

  /// `git apply` in a folder makes the changes below it, and never takes another file for one that lies outside.
  @Test func worksInAFolder() throws {
    let folder = try TestFolder()
    for path in ["a.xml", "app/b.xml", "app/deep/é.xml"] {
      try folder.write(FixCommandTests.faulty.replacing("acme", with: "x\(path.utf8.count)"), to: path)
    }
    _ = try git(folder, "init", "-q")
    let patch = try folder.run("lint", "..", "--diff", below: "app")
    #expect(patch.status == .findings)
    // A file of the same name and text as the one above.
    let twin = FixCommandTests.faulty.replacing("acme", with: "x5")
    try folder.write(twin, to: "app/a.xml")
    try folder.write(patch.bytes, to: "fix.patch")
    _ = try git(folder, "-C", "app", "apply", "../fix.patch")
    #expect(folder.text(of: "app/a.xml") == twin)
    #expect(folder.text(of: "a.xml") == twin)
    for path in ["app/b.xml", "app/deep/é.xml"] {
      #expect(folder.text(of: path)?.contains("<radius>32</radius>") == true, "\(path)")
    }
    _ = try git(folder, "-C", "app/deep", "apply", "-R", "../../fix.patch")
    #expect(folder.text(of: "app/b.xml")?.contains("<radius>32</radius>") == true)
    #expect(folder.text(of: "app/deep/é.xml") == FixCommandTests.faulty.replacing("acme", with: "x15"))
  }
}
