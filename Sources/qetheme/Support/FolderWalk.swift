#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds the candidates in a folder and below: `*.xml` and `*.json` in any letter case. Names that begin with a dot
/// are left out, symbolic links to folders not followed.
struct FolderWalk {
  /// A candidate.
  struct Found {
    let path: FilePath
    let isLink: Bool
    /// As the folder's listing says, which some file systems number in their own way; nil when it cannot be told.
    let identity: FileIdentity?
  }

  /// What has a path.
  struct Kind {
    /// `S_IFMT` of its mode.
    let format: mode_t
    let identity: FileIdentity

    var isFolder: Bool { format == S_IFDIR }
    var isLink: Bool { format == S_IFLNK }
  }

  /// A folder below a folder below … this many times is not entered: it is a fault of the file system.
  static let deepest = 256

  let working: WorkingFolder
  private(set) var found: [Found] = []
  /// Folders that could not be read.
  private(set) var problems: [(path: FilePath, problem: FileProblem)] = []
  /// The folders that have been walked: one that is named twice is done once.
  private var visited: Set<FileIdentity> = []

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
    let identity = FileIdentity(status)
    guard visited.insert(identity).inserted else { return }
    var folders: [FilePath] = []
    while let entry = readdir(stream) {
      let name = entry.nameBytes
      guard let first = name.first, first != UInt8(ascii: ".") else { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): folders.append(FilePath(bytes: name))
      case Int32(DT_REG):
        guard FolderWalk.isCandidate(name) else { continue }
        let child = path.appending(FilePath(bytes: name))
        found.append(Found(path: child, isLink: false, identity: FileIdentity(entry, in: identity)))
      // A link, or a file system that does not say.
      default: takeUnclear(name, in: path, folders: &folders)
      }
    }
    for folder in folders.sorted() { walk(path.appending(folder), depth: depth + 1) }
  }

  private mutating func takeUnclear(_ name: [UInt8], in path: FilePath, folders: inout [FilePath]) {
    let child = path.appending(FilePath(bytes: name))
    var isLink = false
    var kind = try? kind(of: child, follow: false).get()
    if let itself = kind, itself.isLink {
      isLink = true
      kind = try? self.kind(of: child, follow: true).get()
    }
    if kind?.isFolder ?? false {
      if !isLink { folders.append(FilePath(bytes: name)) }
    } else if FolderWalk.isCandidate(name) {
      found.append(Found(path: child, isLink: isLink, identity: kind?.identity))
    }
  }

  /// What has this path, or why it cannot be told.
  func kind(of path: FilePath, follow: Bool) -> Result<Kind, FileProblem> {
    var status = stat()
    let flags = follow ? 0 : AT_SYMLINK_NOFOLLOW
    let result = path.withCString { fstatat(working.descriptor, $0, &status, flags) }
    return result == 0
      ? .success(Kind(format: status.st_mode & S_IFMT, identity: FileIdentity(status)))
      : .failure(FileProblem(errno: errno))
  }

  static func isCandidate(_ name: [UInt8]) -> Bool {
    name.hasLowercasedSuffix(".xml") || name.hasLowercasedSuffix(".json")
  }
}

extension [UInt8] {
  /// Whether the bytes end in `suffix`, which is in lower case, ASCII letter case aside.
  func hasLowercasedSuffix(_ suffix: StaticString) -> Bool {
    guard count >= suffix.utf8CodeUnitCount else { return false }
    return suffix.withUTF8Buffer { suffix in
      zip(self.suffix(suffix.count), suffix).allSatisfy { byte, wanted in
        byte == wanted || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == wanted
      }
    }
  }
}
