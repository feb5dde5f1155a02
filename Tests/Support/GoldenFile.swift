import Foundation
public import Testing

/// A text that is kept under `Snapshots` and compared on every run.
///
/// `QETHEME_RECORD=1 swift test --filter …` writes what differs; read the difference before committing it.
public enum GoldenFile {
  private static let isRecording = ProcessInfo.processInfo.environment["QETHEME_RECORD"] == "1"

  /// Compares `text` with the file `Snapshots/<name>`.
  public static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let url = Repository.root.appendingPathComponent("Snapshots/" + name)
    let stored = try? String(contentsOf: url, encoding: .utf8)
    if stored == text { return }
    guard !isRecording else {
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      } catch {
        Issue.record("Snapshots/\(name) cannot be written: \(error)", sourceLocation: sourceLocation)
      }
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = (stored ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(lines, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = stored == nil ? "there is none" : "line \((line ?? min(lines.count, wanted.count)) + 1) differs"
    Issue.record("Snapshots/\(name): \(place); the text is\n\(text)", sourceLocation: sourceLocation)
  }
}
