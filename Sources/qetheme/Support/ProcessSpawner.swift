#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The seam to `posix_spawn`.
enum ProcessSpawner {
  /// How often a program is tried again that has just been written.
  private static let attempts = 100

  /// Starts a program with these descriptors as its standard streams, with the variables of this process, and with the
  /// usual answer to a closed pipe.
  ///
  /// - Parameter streams: input, output and errors; none is below 3.
  static func spawn(_ path: String, _ arguments: [String], streams: [Int32]) -> Result<pid_t, OutsideProblem> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return .failure(.notStarted(ENOMEM)) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return .failure(.notStarted(ENOMEM)) }
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    var failure = posix_spawn(&id, path, &actions, &attributes, words + [nil], environ)
    // A process that is about to become another program holds what this one wrote last: for an instant.
    for _ in 0..<attempts where failure == ETXTBSY {
      _ = poll(nil, 0, 10)
      failure = posix_spawn(&id, path, &actions, &attributes, words + [nil], environ)
    }
    return failure == 0 ? .success(id) : .failure(.notStarted(failure))
  }
}
