#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder that relative paths start from.
struct WorkingFolder: Sendable {
  /// For the `…at` calls of POSIX.
  let descriptor: Int32
  /// Absolute, without symbolic links; empty when the folder has been deleted.
  let path: String

  /// That of the process.
  static var current: WorkingFolder {
    WorkingFolder(descriptor: AT_FDCWD, path: WorkingFolder.canonical(AT_FDCWD, ".") ?? "")
  }

  /// A folder by its absolute path; nil when it cannot be opened.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor, path: WorkingFolder.canonical(AT_FDCWD, path) ?? path)
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// `path` without symbolic links and `..`, absolute; nil when it does not exist.
  func canonical(_ path: String) -> String? {
    WorkingFolder.canonical(descriptor, path.first == "/" || descriptor == AT_FDCWD ? path : self.path + "/" + path)
  }

  /// The same for a path whose bytes need not be UTF-8.
  func canonical(_ path: FilePath) -> FilePath? {
    let isAbsolute = path.bytes.first == UInt8(ascii: "/")
    let whole = isAbsolute || descriptor == AT_FDCWD ? path : FilePath(self.path).appending(path)
    guard let resolved = whole.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return FilePath(bytes: Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
  }

  /// `canonical`, or why there is none.
  func resolve(_ path: String) -> Result<String, FileProblem> {
    errno = 0
    if let real = canonical(path) { return .success(real) }
    // The system gave one that is no text.
    return .failure(FileProblem(errno: errno == 0 ? EILSEQ : errno))
  }

  /// Whether something has this path.
  func exists(_ path: String) -> Bool { faccessat(descriptor, path, F_OK, 0) == 0 }

  private static func canonical(_ descriptor: Int32, _ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
