#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads whole files: regular ones only, so that no pipe or device can hold a run up.
struct FileReader: Sendable {
  let folder: WorkingFolder
  /// One byte more than a brand file may have is read, and no further: the reader of brands says that it is too long.
  let limit: Int

  func read(_ path: FilePath) -> Result<[UInt8], FileProblem> {
    let descriptor = path.withCString { openat(folder.descriptor, $0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      return .failure(errno == ENXIO ? .notRegular("a device or socket") : .init(errno: errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.init(errno: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.isFolder)
    case S_IFIFO: return .failure(.notRegular("a pipe"))
    case S_IFSOCK: return .failure(.notRegular("a socket"))
    default: return .failure(.notRegular("a device"))
    }
    let expected = min(Int(status.st_size), limit)
    return FileReader.readAll(descriptor, limit: limit, expecting: expected)
  }

  /// Reads up to `limit` bytes.
  ///
  /// - Parameter expected: how many there probably are; when they come in one piece with nothing behind them, two
  ///   calls and one allocation do.
  static func readAll(_ descriptor: Int32, limit: Int, expecting expected: Int = 4096) -> Result<[UInt8], FileProblem> {
    var failure: Int32 = 0
    // One byte more than expected, so that the end shows in the same call.
    let room = min(limit, max(expected, 0) + 1)
    var bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      failure = fill(descriptor, UnsafeMutableRawBufferPointer(buffer), &count)
    }
    while failure == 0, bytes.count < limit {
      // Less than there was room for: the end.
      if bytes.count < room { break }
      let more = [UInt8](unsafeUninitializedCapacity: min(limit - bytes.count, max(65_536, bytes.count))) {
        buffer, count in
        failure = fill(descriptor, UnsafeMutableRawBufferPointer(buffer), &count)
      }
      if more.isEmpty { break }
      bytes += more
    }
    return failure == 0 ? .success(bytes) : .failure(.system(failure))
  }

  /// Reads until `buffer` is full or the end is reached; 0, or an `errno`.
  private static func fill(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ count: inout Int
  ) -> Int32 {
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      #if canImport(Darwin)
        let length = Darwin.read(descriptor, rest.baseAddress, rest.count)
      #else
        let length = Glibc.read(descriptor, rest.baseAddress, rest.count)
      #endif
      if length > 0 {
        count += length
      } else if length == 0 {
        return 0
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
