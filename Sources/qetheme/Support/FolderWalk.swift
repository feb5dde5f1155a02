#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds the candidates in a folder and below: `*.xml` and `*.json` in any letter case. Names that begin with a dot
/// are left out, symbolic links to folders not followed.
struct FolderWalk {
  /// A folder below a folder below … this many times is not entered: it is a fault of the file system.
  static let deepest = 256

  /// What `kind(of:follow:)` answers for folders.
  static let folderKind = S_IFDIR

  let working: WorkingFolder
  private(set) var found: [FilePath] = []
  /// Folders that could not be read.
  private(set) var problems: [(path: FilePath, problem: FileProblem)] = []
  /// The folders that have been walked, by device and number: one that is named twice is done once.
  private var visited: Set<[UInt64]> = []

  init(_ working: WorkingFolder) { self.working = working }

  mutating func walk(_ path: FilePath) { walk(path, depth: 0) }

  private mutating func walk(_ path: FilePath, depth: Int) {
    let descriptor = path.withCString { openat(working.descriptor, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      problems.append((path, FileProblem(errno: errno)))
      return
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, depth < FolderWalk.deepest, let stream = fdopendir(descriptor) else {
      close(descriptor)
      problems.append((path, .system(ELOOP)))
      return
    }
    defer { closedir(stream) }
    guard visited.insert([UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]).inserted else { return }
    var folders: [FilePath] = []
    while let entry = readdir(stream) {
      let name = entry.nameBytes
      guard let first = name.first, first != UInt8(ascii: ".") else { continue }
      let isCandidate = FolderWalk.isCandidate(name)
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): folders.append(FilePath(bytes: name))
      case Int32(DT_REG): if isCandidate { found.append(path.appending(FilePath(bytes: name))) }
      // A link, or a file system that does not say.
      default:
        let child = path.appending(FilePath(bytes: name))
        switch kind(of: child, follow: false) {
        case .success(S_IFDIR): folders.append(FilePath(bytes: name))
        case .success(S_IFLNK):
          if isCandidate, kind(of: child, follow: true) != .success(S_IFDIR) { found.append(child) }
        default: if isCandidate { found.append(child) }
        }
      }
    }
    for folder in folders.sorted() { walk(path.appending(folder), depth: depth + 1) }
  }

  /// The kind of what has this path (`S_IFMT` of its mode), or why it cannot be told.
  func kind(of path: FilePath, follow: Bool) -> Result<mode_t, FileProblem> {
    var status = stat()
    let flags = follow ? 0 : AT_SYMLINK_NOFOLLOW
    let result = path.withCString { fstatat(working.descriptor, $0, &status, flags) }
    return result == 0 ? .success(status.st_mode & S_IFMT) : .failure(FileProblem(errno: errno))
  }

  private static func isCandidate(_ name: [UInt8]) -> Bool { name.hasSuffix(".xml") || name.hasSuffix(".json") }
}

extension [UInt8] {
  /// Whether the bytes end in `suffix`, ASCII letter case aside.
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    guard count >= suffix.utf8CodeUnitCount else { return false }
    return suffix.withUTF8Buffer { suffix in
      zip(self.suffix(suffix.count), suffix).allSatisfy { byte, wanted in
        byte == wanted || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == wanted
      }
    }
  }
}
