/// Edits that mend XML whose meaning is plain.
enum XMLRepair {
  /// Another name for an element, in its start tag and its end tag, or for an attribute.
  static func rename(_ index: SyntaxTree.Index, to name: String, in tree: SyntaxTree) -> [TextEdit] {
    let node = tree[index]
    var edits = [TextEdit(range: node.key, text: name)]
    if node.kind == .element, tree.source.bytes.holds("</", at: Int(node.contentEnd), before: Int(node.outerEnd)) {
      let start = Int(node.contentEnd) + 2
      edits.append(TextEdit(range: SourceRange(start, start + node.key.count), text: name))
    }
    return edits
  }

  /// The attribute `index` as an element of its own, the first in `owner`.
  static func element(
    from index: SyntaxTree.Index, in owner: SyntaxTree.Index, of tree: SyntaxTree
  ) -> [TextEdit] {
    let bytes = tree.source.bytes
    let name = tree.keyAsTyped(of: index)
    let ownerNode = tree[owner]
    // `]]>` may stand in an attribute but not in text.
    let value = escaped(tree.value(of: index).text, quote: false)
    let element = "<\(name)>\(value)</\(name)>"
    var insertion = TextEdit(range: SourceRange(at: Int(ownerNode.contentStart)), text: element)
    if bytes[Int(ownerNode.contentStart)] == .slash, ownerNode.content.isEmpty {
      insertion = TextEdit(
        range: SourceRange(Int(ownerNode.contentStart), Int(ownerNode.outerEnd)),
        text: ">\(element)</\(tree.keyAsTyped(of: owner))>")
    } else {
      // On a line of its own when the first child has one.
      var end = Int(ownerNode.contentStart)
      while end < Int(ownerNode.contentEnd), bytes[end].isSpace { end += 1 }
      let space = SourceRange(Int(ownerNode.contentStart), end)
      let breaks = tree.source.text(in: space)
      let hasElement = end < bytes.count && bytes[end] == .lessThan && end < Int(ownerNode.contentEnd)
      if hasElement, breaks.utf8.contains(where: { $0 == .lineFeed || $0 == .carriageReturn }) {
        insertion = TextEdit(range: insertion.range, text: breaks + element)
      }
    }
    return [removal(ofAttribute: tree[index].outer, in: bytes), insertion]
  }

  /// The element `index` as an attribute of `owner`; none when it has attributes or elements itself.
  static func attribute(
    from index: SyntaxTree.Index, on owner: SyntaxTree.Index, in tree: SyntaxTree
  ) -> [TextEdit] {
    let node = tree[index]
    guard Int(node.end) == index + 1 else { return [] }
    let bytes = tree.source.bytes
    let value = escaped(tree.value(of: index).text, quote: true)
    // With the blanks before it, and with its line when it is alone there.
    var start = Int(node.outerStart)
    while start > 0, bytes[start - 1] == .space || bytes[start - 1] == .tab { start -= 1 }
    let end = Int(node.outerEnd)
    let isLast = end < bytes.count && (bytes[end] == .lineFeed || bytes[end] == .carriageReturn)
    if isLast, start > 0, bytes[start - 1] == .lineFeed || bytes[start - 1] == .carriageReturn {
      start -= bytes.holds("\r\n", at: start - 2, before: start) ? 2 : 1
    } else {
      start = Int(node.outerStart)
    }
    return [
      TextEdit(
        range: SourceRange(at: Int(tree[owner].keyEnd)), text: " \(tree.keyAsTyped(of: index))=\"\(value)\""),
      TextEdit(range: SourceRange(start, end), text: ""),
    ]
  }

  /// With the white space before it.
  private static func removal(ofAttribute outer: SourceRange, in bytes: [UInt8]) -> TextEdit {
    var start = outer.lowerBound
    while start > 0, bytes[start - 1].isSpace { start -= 1 }
    return TextEdit(range: SourceRange(start, outer.upperBound), text: "")
  }

  private static func escaped(_ text: String, quote: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where quote: escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
