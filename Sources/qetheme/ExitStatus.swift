/// What the program tells its caller.
enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the gate.
  case success = 0
  /// Findings at or above the gate, stale files, a pair below its target.
  case findings = 1
  /// A path that does not exist, a file that cannot be read or written, no brand found.
  case failure = 2
  /// A bad command line (`EX_USAGE` of sysexits.h).
  case usage = 64

  /// The graver of two outcomes of one run.
  func combined(with other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
