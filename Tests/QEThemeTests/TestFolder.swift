import Foundation
import Testing

@testable import qetheme

/// A folder for one test, with what a run of the program in it prints.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("qetheme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func text(of path: String) -> String? { try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8) }

  func bytes(of path: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appendingPathComponent(path))).map { Array($0) }
  }

  /// Runs the program here with these bytes on standard input.
  func run(_ arguments: [String], inputBytes: [UInt8]) throws -> CommandRun {
    try CommandRun(
      arguments.map { Argument($0) }, url.path, inputBytes, [:], nil, errorsAreTerminal: false)
  }

  /// Runs the program here, in memory but for the files.
  func run(
    _ arguments: String..., input: String = "", variables: [String: String] = [:], outputColumns: Int? = nil,
    errorsAreTerminal: Bool = false, below folder: String = ""
  ) throws -> CommandRun {
    try run(
      arguments, input: input, variables: variables, outputColumns: outputColumns, errorsAreTerminal: errorsAreTerminal,
      below: folder)
  }

  func run(
    _ arguments: [String], input: String = "", variables: [String: String] = [:], outputColumns: Int? = nil,
    errorsAreTerminal: Bool = false, below folder: String = ""
  ) throws -> CommandRun {
    let path = folder.isEmpty ? url.path : url.appendingPathComponent(folder).path
    return try CommandRun(
      arguments.map { Argument($0) }, path, Array(input.utf8), variables, outputColumns,
      errorsAreTerminal: errorsAreTerminal)
  }
}
