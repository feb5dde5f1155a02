import Foundation
import Testing

@testable import qetheme

/// The program's own, not that of the testing library.
typealias ExitStatus = qetheme.ExitStatus

/// What a run of the program gave.
struct CommandRun {
  let status: ExitStatus
  let output: String
  let errors: String

  init(
    _ arguments: [Argument], _ path: String, _ input: String, _ variables: [String: String], _ columns: Int?,
    errorsAreTerminal: Bool
  ) throws {
    let output = Collected()
    let errors = Collected()
    let environment = Environment(
      folder: try #require(WorkingFolder(path: path)), variable: { variables[$0] },
      input: InputStream { limit in .success(Array(input.utf8.prefix(limit))) },
      output: OutputStream(isTerminal: columns != nil, columns: columns, sink: output.append),
      errors: OutputStream(isTerminal: errorsAreTerminal, columns: nil, sink: errors.append))
    status = CLI.run(arguments, environment)
    self.output = output.text
    self.errors = errors.text
  }

  private final class Collected {
    private var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func append(_ more: UnsafeRawBufferPointer) -> Int32 {
      bytes += more
      return 0
    }
  }
}
