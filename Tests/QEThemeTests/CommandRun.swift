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
  /// Standard output as it was written.
  let bytes: [UInt8]

  init(
    _ arguments: [Argument], _ path: String, _ input: [UInt8], _ variables: [String: String], _ columns: Int?,
    errorsAreTerminal: Bool
  ) throws {
    let output = Collected()
    let errors = Collected()
    var rest = input[...]
    let environment = Environment(
      folder: try #require(WorkingFolder(path: path)), variable: { variables[$0] },
      input: InputStream { limit in
        defer { rest = rest.dropFirst(limit) }
        return .success(Array(rest.prefix(limit)))
      },
      output: OutputStream(isTerminal: columns != nil, columns: columns, sink: output.append),
      errors: OutputStream(isTerminal: errorsAreTerminal, columns: nil, sink: errors.append))
    status = CLI.run(arguments, environment)
    self.output = output.text
    bytes = output.bytes
    self.errors = errors.text
  }

  private final class Collected {
    private(set) var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func append(_ more: UnsafeRawBufferPointer) -> Int32 {
      bytes += more
      return 0
    }
  }
}
