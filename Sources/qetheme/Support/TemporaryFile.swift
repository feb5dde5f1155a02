#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is to take another's place.
///
/// It is locked as long as this process has it open, which the system ends with the process: a file of such a name that
/// nobody holds is what a killed run has left, and can go.
struct TemporaryFile {
  let path: FilePath
  let descriptor: Int32
  private let working: WorkingFolder

  private static let prefix = ".qetheme-"
  private static let suffix = ".tmp"
  /// How many names are tried.
  private static let attempts = 10

  /// Makes one in `folder`.
  /// - Parameters:
  ///   - mode: its permissions, which the process may narrow (`umask`).
  ///   - number: different for each that is there at the same time.
  static func make(
    in folder: FilePath, _ working: WorkingFolder, mode: mode_t, number: Int = 0
  ) -> Result<TemporaryFile, FileProblem> {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    var failure: Int32 = EEXIST
    for attempt in 0..<attempts {
      let name = "\(prefix)\(getpid())-\(number)\(attempt == 0 ? "" : "-\(attempt)")\(suffix)"
      let path = folder.appending(FilePath(name))
      let descriptor = path.withCString { openat(working.descriptor, $0, flags, mode) }
      guard descriptor >= 0 else {
        failure = errno
        if failure == EEXIST { continue }
        break
      }
      // Without locks nothing is lost but the cleaning up. Somebody who cleaned up between the two calls has taken the
      // name away again.
      var status = stat()
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK, fstat(descriptor, &status) == 0,
        status.st_nlink > 0
      {
        return .success(TemporaryFile(path: path, descriptor: descriptor, working: working))
      }
      close(descriptor)
    }
    return .failure(FileProblem(errno: failure))
  }

  /// Writes all of `bytes`; why it cannot, or nil.
  func write(_ bytes: [UInt8]) -> FileProblem? {
    var failure = bytes.withUnsafeBytes { OutputStream.writeAll($0, to: descriptor) }
    // Some file systems report a full disk only when a file is closed; the lock is to stay until it has its name.
    if failure == 0, close(dup(descriptor)) != 0 { failure = errno }
    return failure == 0 ? nil : FileProblem(errno: failure)
  }

  /// Takes the place of `target`; why it cannot, or nil.
  func move(to target: FilePath) -> FileProblem? {
    let result = path.withCString { path in
      target.withCString { renameat(working.descriptor, path, working.descriptor, $0) }
    }
    return result == 0 ? nil : FileProblem(errno: errno)
  }

  /// Ends its use: with a problem it goes.
  func finish(_ problem: FileProblem?) -> FileProblem? {
    if problem != nil { _ = path.withCString { unlinkat(working.descriptor, $0, 0) } }
    close(descriptor)
    return problem
  }

  /// Takes away what killed runs have left in `folder`.
  static func removeStale(in folder: FilePath, _ working: WorkingFolder) {
    let opened = folder.withCString { openat(working.descriptor, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else { return }
    guard let stream = fdopendir(opened) else {
      close(opened)
      return
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let entry = readdir(stream) {
      let name = entry.nameBytes
      if name.starts(with: prefix.utf8), name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) {
        names.append(FilePath(bytes: name))
      }
    }
    for name in names {
      let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
      let descriptor = name.withCString { openat(opened, $0, flags) }
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = name.withCString { unlinkat(opened, $0, 0) } }
      close(descriptor)
    }
  }
}
