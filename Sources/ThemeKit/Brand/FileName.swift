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

  /// Whether the last part ends in `.` and `name`, in any letter case; `name` is in lower case.
  static func hasExtension(_ name: String, _ path: String) -> Bool {
    var rest = Substring(path).utf8
    for expected in name.utf8.reversed() {
      guard let byte = rest.popLast(), byte | 0x20 == expected else { return false }
    }
    return rest.last == UInt8(ascii: ".")
  }
}
