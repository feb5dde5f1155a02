/// Parts of paths, which are taken apart as text.
enum FileName {
  /// What stands after the last `/`.
  static func last(of path: String) -> String {
    String(path.utf8.split(separator: .slash).last.map { Substring($0) } ?? "")
  }

  /// The last part without its last extension.
  static func stem(of path: String) -> String {
    let name = last(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether the last part ends in `.` and `name`, in any letter case.
  static func hasExtension(_ name: String, _ path: String) -> Bool {
    let ending = Array(path.utf8.suffix(name.utf8.count + 1))
    guard ending.count == name.utf8.count + 1, ending[0] == UInt8(ascii: ".") else { return false }
    return zip(ending.dropFirst(), name.utf8).allSatisfy { $0 | 0x20 == $1 }
  }
}
