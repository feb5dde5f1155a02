/// A position in a file as people and machine formats count it.
public struct SourcePosition: Hashable, Sendable {
  /// 1-based.
  public let line: Int
  /// 1-based, in Unicode code points; a tab is one.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a text begin: the one place that turns byte offsets into lines and columns.
///
/// LF, CRLF and a lone CR each end a line, as in editors.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// Offset of each line's first byte; never empty.
  private let starts: [Int]
  /// Number of characters that begin before each multiple of `blockLength`, so that a column far along a line
  /// costs no more than a near one.
  private let charactersBefore: [Int]
  private static let blockLength = 256

  /// - Complexity: O(bytes).
  public init(_ source: SourceFile) {
    var starts = [0]
    let bytes = source.bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(index) }
    }
    self.bytes = bytes
    self.starts = starts
    var charactersBefore: [Int] = []
    var characters = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % LineIndex.blockLength == 0 { charactersBefore.append(characters) }
      if byte & 0xC0 != 0x80 { characters += 1 }
    }
    if bytes.count % LineIndex.blockLength == 0 { charactersBefore.append(characters) }
    self.charactersBefore = charactersBefore
  }

  /// Number of lines; a final line break opens an empty last line.
  public var count: Int { starts.count }

  /// The 1-based line that holds `offset`.
  /// - Complexity: O(log lines).
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and column of `offset`.
  /// - Complexity: O(log lines), however long the line is.
  public func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let column = characters(before: min(offset, bytes.count)) - characters(before: starts[line - 1]) + 1
    return SourcePosition(line: line, column: column)
  }

  /// Number of characters that begin before `offset`.
  private func characters(before offset: Int) -> Int {
    let block = offset / LineIndex.blockLength
    var characters = charactersBefore[block]
    for byte in bytes[(block * LineIndex.blockLength)..<offset] where byte & 0xC0 != 0x80 { characters += 1 }
    return characters
  }

  /// The bytes of a 1-based line, without its line break.
  public func range(ofLine line: Int) -> SourceRange {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start, end)
  }
}
