#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is in a folder.
enum FolderListing {
  /// The names in a folder, sorted, dot names left out; none when it cannot be read.
  static func names(in path: String, _ folder: WorkingFolder) -> [String] {
    let descriptor = openat(folder.descriptor, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let entry = readdir(stream) {
      let name = entry.nameBytes
      if name.first != UInt8(ascii: ".") { names.append(FilePath(bytes: name)) }
    }
    return names.sorted().map(\.text)
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The entry's name, without its NUL.
  var nameBytes: [UInt8] {
    withUnsafePointer(to: &pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { bytes in
        var length = 0
        while bytes[length] != 0 { length += 1 }
        return Array(UnsafeBufferPointer(start: bytes, count: length))
      }
    }
  }
}
