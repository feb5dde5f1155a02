#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file or folder cannot be used.
enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case isFolder
  /// A pipe, socket or device: reading it could wait for ever.
  case notRegular(String)
  /// Nobody may write to it, or not we.
  case readOnly
  /// It is not what was read before.
  case changed
  /// It has so many hard links, which a new file in its place would part.
  case severalLinks(Int)
  /// Any other answer of the system (`errno`).
  case system(Int32)

  init(errno code: Int32) { self = code == ENOENT || code == ENOTDIR ? .notFound : .system(code) }

  /// A phrase for messages: "permission denied".
  var phrase: String {
    switch self {
    case .notFound: "no such file or folder"
    case .isFolder: "it is a folder"
    case .notRegular(let kind): "it is \(kind), not a file"
    case .readOnly: "it is read-only"
    case .changed: "it has changed since it was read"
    case .severalLinks(let count): "it has \(count) hard links, and a new file in its place would part them"
    case .system(EACCES), .system(EPERM): "permission denied"
    case .system(ELOOP): "too many symbolic links"
    case .system(ENAMETOOLONG): "the name is too long"
    case .system(ENOSPC): "no space left"
    case .system(EROFS): "the file system is read-only"
    case .system(EMFILE), .system(ENFILE): "too many open files"
    case .system(EEXIST): "something else is there"
    case .system(ENOTDIR): "a file stands where a folder should be"
    case .system(EISDIR): "a folder is there"
    case .system(let code): FileProblem.text(of: code)
    }
  }

  /// The system's words for `code`, in the C locale: the program never sets another.
  private static func text(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text).lowercased()
  }
}
