extension SourceFile {
  /// The text with some edits made, as UTF-8 in memory: to be read again, not to be written.
  /// - Precondition: `edits` are in file order and do not overlap.
  public func applying(_ edits: [TextEdit]) -> SourceFile {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var copied = 0
    for edit in edits {
      text += bytes[copied..<edit.range.lowerBound]
      text += edit.text.utf8
      copied = edit.range.upperBound
    }
    text += bytes[copied...]
    return SourceFile(
      path: path, relativePath: relativePath, stored: text, bytes: text, encoding: .utf8, byteOrderMarkLength: 0)
  }
}
