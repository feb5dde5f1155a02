/// A change of one file as a patch that `git apply` and `patch -p1` take: in stored bytes, and in lines that LF ends,
/// the only line end that they know.
public struct UnifiedDiff: Sendable {
  /// What a line of a patch is: for its colour on a terminal.
  public enum Kind: Sendable {
    case header, place, kept, removed, added, remark
  }

  public struct Line: Sendable {
    public let kind: Kind
    /// The whole line with its sign, as stored, and without the LF at its end.
    public let bytes: [UInt8]

    /// The line as text to be shown.
    public func text(_ encoding: SourceEncoding) -> String {
      switch kind {
      case .header, .place, .remark: String(decoding: bytes, as: UTF8.self)
      case .kept, .removed, .added:
        String(decoding: bytes.prefix(1), as: UTF8.self) + encoding.text(ofLine: Array(bytes.dropFirst()))
      }
    }
  }

  /// Unchanged lines around a change, as git shows them.
  static let context = 3

  /// Empty when nothing has changed.
  public let lines: [Line]

  /// - Parameter path: of the file from the root of the repository, in bytes.
  public init(_ content: ChangedBytes, path: [UInt8]) {
    let old = StoredLines(content.original)
    let new = StoredLines(content.bytes)
    let blocks = ChangedBlock.blocks(of: content.changes, old, new)
    guard !blocks.isEmpty else {
      lines = []
      return
    }
    // Of a patch that begins like its own git knows how its names begin; else it guesses, and in a folder below the root
    // it may take another file for the one that is meant.
    var lines = [
      Line(
        kind: .header,
        bytes: Array("diff --git ".utf8) + UnifiedDiff.quoted("a/", path) + [0x20] + UnifiedDiff.quoted("b/", path)),
      Line(kind: .header, bytes: Array("--- ".utf8) + UnifiedDiff.name("a/", path)),
      Line(kind: .header, bytes: Array("+++ ".utf8) + UnifiedDiff.name("b/", path)),
    ]
    var rest = blocks[...]
    while let first = rest.first {
      // Changes whose unchanged surroundings would meet share a hunk.
      var count = 1
      while count < rest.count,
        rest[rest.startIndex + count].old.lowerBound - rest[rest.startIndex + count - 1].old.upperBound
          <= 2 * UnifiedDiff.context
      {
        count += 1
      }
      lines += UnifiedDiff.hunk(Array(rest.prefix(count)), first, old, new)
      rest = rest.dropFirst(count)
    }
    self.lines = lines
  }

  /// The patch, byte for byte.
  public var bytes: [UInt8] { lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] } }

  private static func hunk(
    _ blocks: [ChangedBlock], _ first: ChangedBlock, _ old: StoredLines, _ new: StoredLines
  ) -> [Line] {
    let before = min(context, first.old.lowerBound)
    let oldStart = first.old.lowerBound - before
    let newStart = first.new.lowerBound - before
    var body: [Line] = []
    var oldLine = oldStart
    var newLine = newStart
    func keep(to end: Int) {
      while oldLine < end {
        body += lines(.kept, " ", old, oldLine)
        oldLine += 1
        newLine += 1
      }
    }
    for block in blocks {
      keep(to: block.old.lowerBound)
      for line in block.old { body += lines(.removed, "-", old, line) }
      for line in block.new { body += lines(.added, "+", new, line) }
      oldLine = block.old.upperBound
      newLine = block.new.upperBound
    }
    keep(to: min(old.count, oldLine + context))
    let place = "@@ -\(span(oldStart, oldLine - oldStart)) +\(span(newStart, newLine - newStart)) @@"
    return [Line(kind: .place, bytes: Array(place.utf8))] + body
  }

  /// `17,7`; of a single line its number alone, of none the number of the line before.
  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func lines(_ kind: Kind, _ sign: Unicode.Scalar, _ text: StoredLines, _ index: Int) -> [Line] {
    var bytes = text[index]
    let isWhole = bytes.last == UInt8(ascii: "\n")
    if isWhole { bytes.removeLast() }
    let line = Line(kind: kind, bytes: [UInt8(ascii: sign)] + bytes)
    return isWhole ? [line] : [line, Line(kind: .remark, bytes: Array("\\ No newline at end of file".utf8))]
  }

  /// A name as git writes it in the lines that say which file it was and is: with a tab behind it when it has a blank,
  /// so that its end can be told.
  static func name(_ prefix: String, _ path: [UInt8]) -> [UInt8] {
    let quoted = quoted(prefix, path)
    return quoted[0] != UInt8(ascii: "\"") && quoted.contains(0x20) ? quoted + [0x09] : quoted
  }

  /// A name in quotes, with the escapes of C, when a byte of it is no printable ASCII.
  private static func quoted(_ prefix: String, _ path: [UInt8]) -> [UInt8] {
    let name = Array(prefix.utf8) + path
    let isPlain = name.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain { return name }
    var quoted = [UInt8(ascii: "\"")]
    for byte in name {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F: quoted.append(byte)
      case 0x07...0x0D: quoted += [UInt8(ascii: "\\"), Array("abtnvfr".utf8)[Int(byte - 7)]]
      default: quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
      }
    }
    return quoted + [UInt8(ascii: "\"")]
  }
}
