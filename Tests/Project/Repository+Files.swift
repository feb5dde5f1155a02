import Foundation
import TestSupport

extension Repository {
  /// Folders that hold nothing of ours.
  private static let skipped: Set<String> = [".build", ".git", ".swiftpm", "review"]

  /// All files below `folder`, relative to the root, in order of their paths.
  static func paths(below folder: String = "") throws -> [String] {
    let base = folder.isEmpty ? root : root.appendingPathComponent(folder)
    var found: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: base.path).sorted() where !skipped.contains(name) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
      else { continue }
      if isFolder.boolValue { found += try paths(below: path) } else { found.append(path) }
    }
    return found
  }

  static func file(_ path: String) throws -> TextFile {
    TextFile(path: path, text: try text(of: path))
  }

  /// The Swift files below `folders`.
  static func swiftFiles(below folders: String...) throws -> [TextFile] {
    try folders.flatMap { try paths(below: $0) }.filter { $0.hasSuffix(".swift") }.map(file)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}
