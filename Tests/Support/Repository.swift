public import Foundation

/// The checkout that the tests run in.
public enum Repository {
  /// The root folder, found from this file's own place.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file, by its path from the root.
  public static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The text of a UTF-8 file, by its path from the root.
  public static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The rows of a comma-separated file without quoting, as dictionaries by the names in its first line.
  public static func rows(of path: String) throws -> [[String: String]] {
    let lines = try text(of: path).split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }
}
