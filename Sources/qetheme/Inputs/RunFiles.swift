import ThemeKit

/// Finds a file among those of a run, whatever it is called there.
struct RunFiles: Sendable {
  private let files: [InputFile]
  private let names: [FilePath: Int]
  private let identities: [FileIdentity: Int]

  init(_ files: [InputFile]) {
    self.files = files
    var names: [FilePath: Int] = [:]
    var identities: [FileIdentity: Int] = [:]
    names.reserveCapacity(files.count)
    identities.reserveCapacity(files.count)
    for (index, file) in files.enumerated() {
      let name = FilePath(file.relativePath)
      if names[name] == nil { names[name] = index }
      if let identity = file.identity { identities[identity] = index }
    }
    self.names = names
    self.identities = identities
  }

  /// The number of the file at `path`, which has no links; nil when the run does not have it. What a folder's listing
  /// says of identity is a hint, and so is one name: only the files themselves prove it.
  func index(of path: String, _ relativePath: String, _ folder: WorkingFolder) -> Int? {
    let identity = FileIdentity(FilePath(path), folder)
    let candidates = [names[FilePath(relativePath)], identity.flatMap { identities[$0] }].compactMap { $0 }
    return candidates.first { index in
      // A file that is not stored yet has its name alone.
      guard let identity else { return files[index].bytes != nil }
      return FileIdentity(files[index].path, folder) == identity
    }
  }
}
