extension SourceFile {
  /// Edits of the text as changes of the stored bytes.
  /// - Precondition: edits begin and end at the edges of characters.
  public func splices(for edits: [TextEdit]) -> [ChangedBytes.Splice] {
    edits.map { edit in
      ChangedBytes.Splice(
        storedOffset(of: edit.range.lowerBound)..<storedOffset(of: edit.range.upperBound),
        encoding.bytes(of: edit.text))
    }
  }

  /// The comments and processing instructions of XML that stand in `range`, as typed. A CDATA section holds none.
  /// - Precondition: the file is XML, and `range` does not begin inside of one of them.
  func xmlRemarks(in range: SourceRange) -> String {
    var remarks: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let rest = bytes[index..<range.upperBound]
      if rest.starts(with: "<![CDATA[".utf8) {
        index = end(of: "]]>", from: index + 9, before: range.upperBound)
      } else if rest.starts(with: "<!--".utf8) {
        let end = end(of: "-->", from: index + 4, before: range.upperBound)
        remarks += bytes[index..<end]
        index = end
      } else if rest.starts(with: "<?".utf8) {
        let end = end(of: "?>", from: index + 2, before: range.upperBound)
        remarks += bytes[index..<end]
        index = end
      } else {
        index += 1
      }
    }
    return String(decoding: remarks, as: UTF8.self)
  }

  /// The offset behind the next `closing`; `limit` when there is none.
  private func end(of closing: String, from start: Int, before limit: Int) -> Int {
    let wanted = closing.utf8
    var index = start
    while index + wanted.count <= limit {
      if bytes[index..<(index + wanted.count)].elementsEqual(wanted) { return index + wanted.count }
      index += 1
    }
    return limit
  }
}
