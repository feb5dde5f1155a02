/// The path of a file: bytes, which need not be UTF-8. Two are the same when their bytes are.
struct FilePath: Sendable {
  /// As text; a byte that is no UTF-8 is spelt `\xFF`.
  let text: String
  /// The path's own bytes where they are not those of `text`.
  private let raw: [UInt8]?

  init(_ text: String) {
    self.text = text
    raw = nil
  }

  init(bytes: [UInt8]) {
    let valid = String(validating: bytes, as: UTF8.self)
    text = valid ?? FilePath.spelt(bytes)
    raw = valid == nil ? bytes : nil
  }

  var bytes: [UInt8] { raw ?? Array(text.utf8) }

  /// The path of `name` in this folder.
  func appending(_ name: FilePath) -> FilePath {
    if raw == nil, name.raw == nil {
      if text == "." { return name }
      return FilePath(text.utf8.last == UInt8(ascii: "/") ? text + name.text : text + "/" + name.text)
    }
    if text == "." { return name }
    return FilePath(bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name.bytes)
  }

  /// Hands the path to the system. A path with a NUL byte in it would be cut there; no argument or folder can hold one.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard let raw else { return text.withCString(body) }
    return (raw + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        // Never nil: there is at least the NUL.
        bytes.baseAddress.map(body) ?? "".withCString(body)
      }
    }
  }

  private static func spelt(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      // The longest well-formed character first; no character has more than four bytes.
      let length = (1...min(4, rest.count)).last {
        String(validating: rest.prefix($0), as: UTF8.self)?.unicodeScalars.count == 1
      }
      if let length, let character = String(validating: rest.prefix(length), as: UTF8.self) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        let digits = String(rest.removeFirst(), radix: 16, uppercase: true)
        text += "\\x" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension FilePath: Hashable {
  static func == (left: FilePath, right: FilePath) -> Bool {
    left.raw == nil && right.raw == nil ? left.text.hasSameBytes(as: right.text) : left.bytes == right.bytes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension FilePath: Comparable {
  /// By bytes: a total order.
  static func < (left: FilePath, right: FilePath) -> Bool {
    left.raw == nil && right.raw == nil
      ? left.text.precedesInBytes(right.text) : left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
