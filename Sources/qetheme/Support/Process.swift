#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The running process: its arguments, variables and end.
enum Process {
  /// The arguments after the program's name, as bytes: names of files need not be UTF-8.
  static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(bytes: Array(UnsafeBufferPointer(start: $0, count: strlen($0)))) }
    }
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Ends the process without running what would still be deallocated.
  static func exit(_ status: ExitStatus) -> Never { _exit(status.rawValue) }

  /// Number of processors that can run at once; at least 1.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Milliseconds of a clock that only moves forwards; for progress, never for output that is kept.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
