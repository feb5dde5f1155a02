/// Stored bytes by lines, each with the LF that ends it.
struct StoredLines {
  private let bytes: [UInt8]
  /// Where lines begin, and the end of the file.
  private let edges: [Int]

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var edges = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { edges.append(index + 1) }
    if edges.last != bytes.count { edges.append(bytes.count) }
    self.edges = edges
  }

  var count: Int { edges.count - 1 }

  subscript(line: Int) -> ArraySlice<UInt8> { bytes[edges[line]..<edges[line + 1]] }

  /// The line that holds the byte at `offset`; at the end of the file the number of lines.
  /// - Complexity: O(log lines).
  func line(at offset: Int) -> Int {
    var low = 0
    var high = edges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a line begins at `offset`, or the file ends there.
  func isEdge(_ offset: Int) -> Bool { edges[line(at: offset)] == offset }

  /// Where the line that holds `offset` begins; at the end of a file whose last line has no LF, that line's beginning.
  func start(of offset: Int) -> Int {
    let line = line(at: offset)
    return line > 0 && line == count && bytes.last != UInt8(ascii: "\n") ? edges[line - 1] : edges[line]
  }

  /// The first edge behind `offset`.
  func edge(after offset: Int) -> Int { edges[min(edges.count - 1, line(at: offset) + 1)] }
}
