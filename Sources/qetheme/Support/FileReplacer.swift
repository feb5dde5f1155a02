#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Puts new contents in the place of a file's: a temporary file in the same folder, renamed, so that a reader, or a kill
/// at any instant, meets the old file or the new one.
///
/// A symbolic link is followed: its target is replaced, and the link stays. Mode, owner and group are kept, the last two
/// where the system lets us; access lists and extended attributes are not. What is read-only, has several hard links or
/// has changed since it was read is left alone. Between the last look at the file and the rename there is an instant in
/// which a change would be lost.
struct FileReplacer: Sendable {
  let folder: WorkingFolder

  /// The file behind all links; nil when there is none.
  func target(of path: FilePath) -> FilePath? { folder.canonical(path) }

  /// Replaces what `target` holds.
  ///
  /// - Parameters:
  ///   - target: as `target(of:)` gives it.
  ///   - old: what was read; the file is left alone when it holds something else.
  ///   - number: different for each file of a run.
  /// - Returns: why it was left alone; nil when it was replaced.
  func replace(_ target: FilePath, holding old: [UInt8], with new: [UInt8], number: Int) -> FileProblem? {
    var status = stat()
    if let problem = check(target, old, &status) { return problem }
    switch TemporaryFile.make(in: target.parent, folder, mode: 0o600, number: number) {
    case .failure(let problem): return problem
    case .success(let file):
      return file.finish(
        file.write(new) ?? dress(file, like: status) ?? check(target, old, &status) ?? file.move(to: target))
    }
  }

  /// Whether `target` may be replaced, and what it is.
  private func check(_ target: FilePath, _ old: [UInt8], _ status: inout stat) -> FileProblem? {
    guard target.withCString({ fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      return FileProblem(errno: errno)
    }
    // Also for a user who may write to everything: a file without any right to write is meant to stay.
    guard status.st_mode & 0o222 != 0,
      target.withCString({ faccessat(folder.descriptor, $0, W_OK, AT_EACCESS) }) == 0
    else { return .readOnly }
    guard status.st_nlink <= 1 else { return .severalLinks(Int(status.st_nlink)) }
    switch FileReader(folder: folder, limit: old.count + 1).read(target) {
    case .failure(let problem): return problem
    case .success(let bytes): return bytes == old ? nil : .changed
    }
  }

  /// Gives `file` the rights of the one that it replaces, and makes sure of what it holds.
  private func dress(_ file: TemporaryFile, like status: stat) -> FileProblem? {
    var mode = status.st_mode & 0o7777
    var own = stat()
    guard fstat(file.descriptor, &own) == 0 else { return FileProblem(errno: errno) }
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid,
      fchown(file.descriptor, status.st_uid, status.st_gid) != 0
    {
      // What the old group was allowed another one is not.
      if own.st_gid != status.st_gid, fchown(file.descriptor, uid_t.max, status.st_gid) != 0 {
        mode = mode & ~0o070 | mode & 0o007 << 3
      }
      // Nobody is to act as another user by a file that was theirs.
      mode &= ~0o6000
    }
    // The system may report a full disk only here.
    guard fchmod(file.descriptor, mode) == 0, fsync(file.descriptor) == 0 else { return FileProblem(errno: errno) }
    return nil
  }
}

extension FilePath {
  /// The folder of a file; of a name alone `.`.
  var parent: FilePath {
    let bytes = bytes
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(bytes: Array(bytes[..<max(1, slash)]))
  }
}
