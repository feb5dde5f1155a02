/// Names paths relative to the repository root, or to the working folder outside one.
struct PathNames: Sendable {
  private let folder: WorkingFolder
  /// The folder that names are relative to, absolute.
  private let base: String
  /// The working folder's own name below `base`, with a slash at its end; empty when they are one.
  private let prefix: String

  init(_ folder: WorkingFolder) {
    self.folder = folder
    base = PathNames.repositoryRoot(folder) ?? folder.path
    prefix = PathNames.below(base, folder.path + "/") ?? ""
  }

  /// Whether the working folder is in a repository.
  var isInRepository: Bool { PathNames.repositoryRoot(folder) != nil }

  /// `path` from the base, with `/` between its parts; as typed when it lies elsewhere.
  func relative(_ path: FilePath) -> String {
    let text = path.text
    if !PathNames.needsResolving(text) { return prefix.isEmpty ? text : prefix + text }
    let (parent, name) = PathNames.split(text)
    // The name itself may be a link: it is what the user means.
    let absolute: String
    if name == ".." || name == "." {
      absolute = folder.canonical(text) ?? text
    } else {
      absolute = PathNames.joined(folder.canonical(parent) ?? parent, name)
    }
    if absolute == base { return "." }
    return PathNames.below(base, absolute) ?? text
  }

  /// The nearest folder at or above the working folder that holds `.git`; nil outside repositories.
  private static func repositoryRoot(_ folder: WorkingFolder) -> String? {
    var path = folder.path
    while !path.isEmpty {
      if folder.exists(joined(path, ".git")) { return path }
      if path == "/" { return nil }
      path = split(path).parent
    }
    return nil
  }

  /// Whether a path is absolute, or has a part that is empty, `.` or `..`.
  private static func needsResolving(_ text: String) -> Bool {
    var length = 0
    var dots = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/") {
        if length == dots, length <= 2 { return true }
        length = 0
        dots = 0
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length == dots && length <= 2
  }

  private static func split(_ path: String) -> (parent: String, name: String) {
    var path = Substring(path)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", String(path)) }
    let parent = path[..<slash]
    return (parent.isEmpty ? "/" : String(parent), String(path[path.utf8.index(after: slash)...]))
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// `path` without `base` and a slash; nil when it does not lie below.
  private static func below(_ base: String, _ path: String) -> String? {
    let head = base == "/" ? base : base + "/"
    guard path.utf8.starts(with: head.utf8) else { return nil }
    return String(path[path.utf8.index(path.startIndex, offsetBy: head.utf8.count)...])
  }
}
