#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a program of the system did not give what it was run for.
enum OutsideProblem: Error, Hashable, Sendable {
  /// The system did not start it (`errno`).
  case notStarted(Int32)
  /// It ended with another status than 0.
  /// - Parameter words: the first line of what it said about it; may be empty.
  case status(Int32, words: String)
  /// A signal ended it.
  case signal(Int32)
  /// It was not done in time.
  case slow
  /// It gave more than there was room for.
  case tooMuch
  /// It ended well, and what it gave is not what was asked for.
  case wrongOutput(String)

  /// A phrase for messages: "it ended with status 1".
  var phrase: String {
    switch self {
    case .notStarted(let code): "it could not be started: \(FileProblem.system(code).phrase)"
    case .status(let status, let words): "it ended with status \(status)\(words.isEmpty ? "" : ": \(words)")"
    case .signal(let signal): "signal \(signal) ended it"
    case .slow: "it took too long"
    case .tooMuch: "it gave too much"
    case .wrongOutput(let what): "it gave \(what)"
    }
  }
}
