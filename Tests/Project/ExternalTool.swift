import Foundation
import TestSupport

/// A program outside the package that some tests compare with.
struct ExternalTool {
  let url: URL

  /// libxml2's own validator.
  static let xmllint = named("xmllint")

  /// A Python that has jsonschema: the one that `scripts/test` makes.
  static let python = checked(Repository.root.appendingPathComponent(".build/tools/bin/python3"))

  /// Whether tools may be absent: not where `scripts/test` runs the tests, which installs them.
  static let areRequired = ProcessInfo.processInfo.environment["QETHEME_TOOLS"] != nil

  private static func named(_ name: String) -> ExternalTool? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .compactMap { checked(URL(fileURLWithPath: String($0)).appendingPathComponent(name)) }.first
  }

  private static func checked(_ url: URL) -> ExternalTool? {
    FileManager.default.isExecutableFile(atPath: url.path) ? ExternalTool(url: url) : nil
  }

  /// Runs the tool, and gives what it printed on both streams.
  func output(of arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
