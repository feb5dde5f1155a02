/// Names files for machines: relative to the root of the repository, outside one to the working folder, never absolute.
///
/// A file elsewhere is named from the root of its own repository, if it has one, else from the working folder by `..`.
struct PathNames {
  /// How the files of one folder are named.
  private struct Place {
    /// The folder, as typed or found.
    let folder: String
    /// What stands before a file's own name: empty, or with a slash at its end.
    let prefix: String
    let isInRepository: Bool
  }

  private let folder: WorkingFolder
  /// The root of the working folder's repository; nil outside one.
  private let root: String?
  /// Of the file before: those of one folder mostly come one after the other.
  private var latest: Place?

  init(_ folder: WorkingFolder) {
    self.folder = folder
    root = PathNames.repositoryRoot(folder.path, folder)
  }

  /// The name of `path`, and whether it begins at the root of a repository.
  mutating func name(_ path: FilePath) -> (path: String, isInRepository: Bool) {
    let text = path.text
    let (parent, name) = PathNames.split(text)
    if name == ".." || name == "." {
      // Only of what standard input is said to be: no file has such a name.
      let (parent, name) = PathNames.split(absolute(text))
      let place = place(of: parent)
      return (place.prefix + name, place.isInRepository)
    }
    if let latest, latest.folder.hasSameBytes(as: parent) { return (latest.prefix + name, latest.isInRepository) }
    let place = place(of: parent)
    latest = place
    return (place.prefix + name, place.isInRepository)
  }

  /// What stands behind the last slash.
  static func last(of path: String) -> String { split(path).name }

  private func place(of parent: String) -> Place {
    let absolute = absolute(parent)
    if let root, let below = PathNames.below(root, absolute) {
      return Place(folder: parent, prefix: below, isInRepository: true)
    }
    if let own = PathNames.repositoryRoot(absolute, folder), let below = PathNames.below(own, absolute) {
      return Place(folder: parent, prefix: below, isInRepository: true)
    }
    return Place(folder: parent, prefix: PathNames.way(from: folder.path, to: absolute), isInRepository: false)
  }

  /// `path` from the root of the file system. Links are followed only where `..` needs it or where it was typed from
  /// the root: what lies below the working folder keeps the name it was found by.
  private func absolute(_ path: String) -> String {
    if path == "." { return folder.path }
    if !PathNames.needsResolving(path) { return PathNames.joined(folder.path, path) }
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : PathNames.joined(folder.path, path)
    if let canonical = folder.canonical(whole) { return canonical }
    return PathNames.existing(whole, folder)
  }

  /// An absolute path that need not exist, as what standard input is said to be: what is there of its folders is
  /// followed.
  static func existing(_ whole: String, _ folder: WorkingFolder) -> String {
    var path = lexical(whole)
    var rest = ""
    while path != "/" {
      if let canonical = folder.canonical(path) { return rest.isEmpty ? canonical : joined(canonical, rest) }
      let (parent, name) = split(path)
      rest = rest.isEmpty ? name : name + "/" + rest
      path = parent
    }
    return "/" + rest
  }

  /// The nearest folder at or above an absolute path that holds `.git`; nil outside repositories.
  static func repositoryRoot(_ path: String, _ folder: WorkingFolder) -> String? {
    var path = path
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

  /// The folder and the name in it; of a name alone the folder is `.`.
  static func split(_ path: String) -> (parent: String, name: String) {
    var path = Substring(path).utf8
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return (".", text(path)) }
    let parent = path[..<slash]
    return (parent.isEmpty ? "/" : text(parent), text(path[path.index(after: slash)...]))
  }

  private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }

  private static func parts(_ path: String) -> [String] { path.utf8.split(separator: UInt8(ascii: "/")).map(text) }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// An absolute path without empty parts, `.` and `..`, links aside.
  static func lexical(_ path: String) -> String {
    var kept: [String] = []
    for part in parts(path) where part != "." {
      if part == ".." { _ = kept.popLast() } else { kept.append(part) }
    }
    return "/" + kept.joined(separator: "/")
  }

  /// `path` from `base`, with a slash at its end unless it is empty; nil when it does not lie there.
  static func below(_ base: String, _ path: String) -> String? {
    if path.hasSameBytes(as: base) { return "" }
    let head = base == "/" ? base : base + "/"
    guard path.utf8.starts(with: head.utf8) else { return nil }
    return String(path[path.utf8.index(path.startIndex, offsetBy: head.utf8.count)...]) + "/"
  }

  /// How many folders `path` lies below `base`.
  static func depth(of path: String, below base: String) -> Int { parts(path).count - parts(base).count }

  /// A file that nobody typed, as people read it: from the working folder.
  static func shown(_ path: String, from folder: WorkingFolder) -> String {
    let (parent, name) = split(path)
    return way(from: folder.path, to: parent) + name
  }

  /// `path` from `base` with `..` where they part, with a slash at its end unless it is empty.
  private static func way(from base: String, to path: String) -> String {
    let from = parts(base)
    let to = parts(path)
    let common = zip(from, to).prefix { $0.hasSameBytes(as: $1) }.count
    return String(repeating: "../", count: from.count - common) + to[common...].map { $0 + "/" }.joined()
  }
}
