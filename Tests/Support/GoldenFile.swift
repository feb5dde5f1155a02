import Foundation
public import Testing

/// A text that is kept in the repository and compared on every run.
///
/// `QETHEME_RECORD=1 swift test --filter …` writes what differs; read the difference before committing it.
public enum GoldenFile {
  private static let isRecording = ProcessInfo.processInfo.environment["QETHEME_RECORD"] == "1"

  /// Compares `text` with the file `Snapshots/<name>`.
  public static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, at: "Snapshots/" + name, sourceLocation: sourceLocation)
  }

  /// Compares `text` with a file, by its path from the root of the repository.
  public static func expect(_ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let url = Repository.root.appendingPathComponent(path)
    let stored = try? String(contentsOf: url, encoding: .utf8)
    if stored == text { return }
    guard !isRecording else {
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      } catch {
        Issue.record("\(path) cannot be written: \(error)", sourceLocation: sourceLocation)
      }
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = (stored ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(lines, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = stored == nil ? "there is none" : "line \((line ?? min(lines.count, wanted.count)) + 1) differs"
    Issue.record("\(path): \(place); the text is\n\(text)", sourceLocation: sourceLocation)
  }

  /// Expects a folder to hold no other files than `names`; when recording, the others are removed.
  /// - Parameter folder: by its path from the root of the repository.
  public static func expectNoOrphans(
    in folder: String, besides names: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let url = Repository.root.appendingPathComponent(folder)
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() where !names.contains(name) {
        if isRecording {
          try FileManager.default.removeItem(at: url.appendingPathComponent(name))
        } else {
          Issue.record("\(folder)/\(name): nothing writes it", sourceLocation: sourceLocation)
        }
      }
    } catch {
      Issue.record("\(folder) cannot be listed: \(error)", sourceLocation: sourceLocation)
    }
  }
}
