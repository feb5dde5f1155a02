public import Foundation

/// A program outside the package that some tests compare with.
public struct ExternalTool: Sendable {
  public let url: URL

  /// libxml2's own validator.
  public static let xmllint = named("xmllint")

  public static let git = named("git")

  /// Draws SVG.
  public static let rsvgConvert = named("rsvg-convert")

  /// GNU's.
  public static let patch = named("patch")

  /// The shell, for limits on what a program may use.
  public static let shell = named("sh")

  /// Runs a program as another user.
  public static let setpriv = named("setpriv")

  /// A Python that has jsonschema: the one that `scripts/test` makes.
  public static let python = checked(Repository.root.appendingPathComponent(".build/tools/bin/python3"))

  /// Whether tools may be absent: not where `scripts/test` runs the tests, which installs them.
  public static let areRequired = ProcessInfo.processInfo.environment["QETHEME_TOOLS"] != nil

  private static func named(_ name: String) -> ExternalTool? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .compactMap { checked(URL(fileURLWithPath: String($0)).appendingPathComponent(name)) }.first
  }

  private static func checked(_ url: URL) -> ExternalTool? {
    FileManager.default.isExecutableFile(atPath: url.path) ? ExternalTool(url: url) : nil
  }

  /// Runs the tool, and gives what it printed on both streams.
  public func output(of arguments: [String]) throws -> String { try run(arguments).output }

  /// Runs the tool, and gives its exit status and what it printed on both streams.
  /// - Parameter folder: where it runs; nil for that of the tests.
  public func run(
    _ arguments: [String], in folder: URL? = nil, input: [UInt8] = []
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    let given = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = given
    try process.run()
    // What is handed over here is shorter than a pipe holds.
    try given.fileHandleForWriting.write(contentsOf: Data(input))
    try given.fileHandleForWriting.close()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
