#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which file something is, whatever it is called: device and number.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Of an entry in a folder of `folder`'s device.
  init(_ entry: UnsafeMutablePointer<dirent>, in folder: FileIdentity) {
    device = folder.device
    number = UInt64(truncatingIfNeeded: entry.pointee.d_ino)
  }

  /// Of what has this path, links followed; nil when nothing has it.
  init?(_ path: FilePath, _ folder: WorkingFolder) {
    var status = stat()
    guard path.withCString({ fstatat(folder.descriptor, $0, &status, 0) }) == 0 else { return nil }
    self.init(status)
  }
}
