#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program of the system that is handed bytes and gives bytes back. No shell is in between.
struct OutsideProgram: Sendable {
  /// As it was looked for.
  let name: String
  /// Absolute.
  let path: String

  /// The first of `names` that can be run from a folder of `PATH`. Folders that are not absolute are left out: what
  /// they hold may come with the brands.
  static func find(_ names: [String], onPath path: String?) -> OutsideProgram? {
    let folders = (path ?? "").split(separator: ":").filter { $0.utf8.first == UInt8(ascii: "/") }
    for name in names {
      for folder in folders {
        let program = OutsideProgram(name: name, path: "\(folder)/\(name)")
        if program.canRun { return program }
      }
    }
    return nil
  }

  private var canRun: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// Runs the program with `input` on its standard input, and gives what it prints on standard output.
  ///
  /// - Parameters:
  ///   - patience: milliseconds that it may take; then it is killed.
  ///   - limit: bytes that it may print.
  func run(_ arguments: [String], input: [UInt8], patience: Int, limit: Int) -> Result<[UInt8], OutsideProblem> {
    switch ChildProcess.start(path, [name] + arguments) {
    case .failure(let problem): .failure(problem)
    case .success(let child): child.converse(input, deadline: Process.milliseconds + patience, limit: limit)
    }
  }
}
