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
  func write(_ text: String, to path: String) -> Result<Outcome, FileProblem> { write(Array(text.utf8), to: path) }

  /// The same for bytes.
  ///
  /// - Parameter number: different for each file of a folder that is written at the same time.
  func write(_ bytes: [UInt8], to path: String, number: Int = 0) -> Result<Outcome, FileProblem> {
    if contents(of: path, atMost: bytes.count + 1) == bytes { return .success(.unchanged) }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex,
      let problem = makeFolder(String(path[..<slash]))
    {
      return .failure(problem)
    }
    let target = FilePath(path)
    switch TemporaryFile.make(in: target.parent, folder, mode: 0o666, number: number) {
    case .failure(let problem): return .failure(problem)
    case .success(let file):
      if let problem = file.finish(file.write(bytes) ?? file.move(to: target)) { return .failure(problem) }
      return .success(.written)
    }
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
}
