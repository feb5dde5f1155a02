/// The form of the path in `extends`: relative to the file, `/` between its parts, so that it means the same on every
/// machine.
public enum ExtendsPath {
  /// What is wrong with the form of `path`; nil when nothing is.
  static func fault(in path: String) -> ExtendsFault? {
    if let control = path.unicodeScalars.first(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return .controlCharacter(control)
    }
    let bytes = path.utf8
    if bytes.first == .slash || hasDrive(path) { return .absolute }
    if bytes.contains(UInt8(ascii: "\\")) { return bytes.first == UInt8(ascii: "\\") ? .absolute : .backslash }
    if bytes.first == UInt8(ascii: "~") { return .home }
    return hasScheme(path) ? .url : nil
  }

  /// How the path goes down and up from the folder of the file: its parts without empty ones and `.`.
  public static func parts(of path: String) -> [String] {
    path.utf8.split(separator: .slash).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// Whether the path, as it is written, goes above a folder that lies `depth` folders above that of the file.
  public static func leaves(_ path: String, depth: Int) -> Bool {
    var depth = depth
    for part in parts(of: path) {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// `path` with another name at its end.
  public static func replacingLast(of path: String, by name: String) -> String {
    var path = Substring(path)
    while path.utf8.last == .slash { path.removeLast() }
    guard let slash = path.utf8.lastIndex(of: .slash) else { return name }
    return String(path[...slash]) + name
  }

  /// `C:` and the like.
  private static func hasDrive(_ path: String) -> Bool {
    let bytes = Array(path.utf8.prefix(2))
    return bytes.count == 2 && bytes[0].isASCIILetter && bytes[1] == UInt8(ascii: ":")
  }

  /// Whether the first part holds a colon: a relative reference would take it for a scheme (RFC 3986, section 4.2).
  private static func hasScheme(_ path: String) -> Bool {
    path.utf8.prefix { $0 != .slash }.contains(UInt8(ascii: ":"))
  }
}
