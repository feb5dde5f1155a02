#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes files so that a reader, or a kill at any instant, meets the old file or the new one: a temporary file in
/// the same folder, renamed.
struct FileWriter: Sendable {
  enum Outcome: Sendable {
    case written
    /// The file has these bytes already.
    case unchanged
  }

  let folder: WorkingFolder

  /// Makes the folders above `path` where they are missing, and writes `text` there.
  func write(_ text: String, to path: String) -> Result<Outcome, FileProblem> {
    let bytes = Array(text.utf8)
    if contents(of: path, atMost: bytes.count + 1) == bytes { return .success(.unchanged) }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex,
      let problem = makeFolder(String(path[..<slash]))
    {
      return .failure(problem)
    }
    let mode: mode_t = 0o666
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    var temporary = ""
    var descriptor: Int32 = -1
    // A run that was killed may have left a file of this name.
    for attempt in 0..<FileWriter.attempts {
      temporary = FileWriter.temporaryName(beside: path, attempt)
      descriptor = openat(folder.descriptor, temporary, flags, mode)
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0 else { return .failure(FileProblem(errno: errno)) }
    var failure = bytes.withUnsafeBytes { OutputStream.writeAll($0, to: descriptor) }
    // Some file systems report a full disk only now.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, renameat(folder.descriptor, temporary, folder.descriptor, path) != 0 { failure = errno }
    if failure != 0 {
      unlinkat(folder.descriptor, temporary, 0)
      return .failure(FileProblem(errno: failure))
    }
    return .success(.written)
  }

  /// The bytes of a file; nil when there is none, it cannot be read, or it has more than `limit`.
  func contents(of path: String, atMost limit: Int) -> [UInt8]? {
    try? FileReader(folder: folder, limit: limit).read(FilePath(path)).get()
  }

  /// Makes a folder and those above it; why it cannot, or nil.
  private func makeFolder(_ path: String) -> FileProblem? {
    if mkdirat(folder.descriptor, path, 0o777) == 0 { return nil }
    switch errno {
    case EEXIST:
      var status = stat()
      guard fstatat(folder.descriptor, path, &status, 0) == 0 else { return FileProblem(errno: errno) }
      return status.st_mode & S_IFMT == S_IFDIR ? nil : .system(ENOTDIR)
    case ENOENT:
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return .notFound }
      if let problem = makeFolder(String(path[..<slash])) { return problem }
      return mkdirat(folder.descriptor, path, 0o777) == 0 || errno == EEXIST ? nil : FileProblem(errno: errno)
    default: return .system(errno)
    }
  }

  /// How many names are tried for a temporary file.
  private static let attempts = 10

  private static func temporaryName(beside path: String, _ attempt: Int) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    return "\(path[..<start]).\(path[start...]).\(getpid())\(attempt == 0 ? "" : "-\(attempt)").tmp"
  }
}
