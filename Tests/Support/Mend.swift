public import ThemeKit

/// Mends a file as `lint --fix` does, without storing it.
public enum Mend {
  /// Lints and repairs until nothing changes.
  public static func bytes(_ bytes: [UInt8], path: String, unsafe: Bool = false) -> FileMending {
    var mending = FileMending(Lint.bytes(bytes, path: path).source)
    let memory = RepairMemory()
    for colors in [false, true] {
      let wanted = FileMending.Wanted(unsafe: unsafe, colors: colors, memory: memory)
      while mending.advance(Lint.bytes(mending.content.bytes, path: path), wanted) {}
    }
    return mending
  }

  /// The text that comes of it.
  public static func text(_ text: String, path: String, unsafe: Bool = false) -> String {
    String(decoding: bytes(Array(text.utf8), path: path, unsafe: unsafe).content.bytes, as: UTF8.self)
  }
}
