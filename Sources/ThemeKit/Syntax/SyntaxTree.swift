/// A parsed file, XML or JSON: nodes in document order in one array, each followed by what is inside it.
///
/// Texts stay in the file until they are asked for. An element's attributes come before its elements.
struct SyntaxTree {
  enum Format {
    case xml, json
  }

  typealias Index = Int

  let format: Format
  let source: SourceFile
  let nodes: [SyntaxNode]

  /// The root; nil when there is none.
  var root: Index? { nodes.isEmpty ? nil : 0 }

  subscript(index: Index) -> SyntaxNode { nodes[index] }

  /// The nodes directly inside `index`, in file order.
  func children(of index: Index) -> Children { Children(nodes: nodes, upcoming: index + 1, end: Int(nodes[index].end)) }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [SyntaxNode]
    fileprivate var upcoming: Index
    fileprivate let end: Index

    mutating func next() -> Index? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(nodes[upcoming].end) }
      return upcoming
    }
  }

  /// The key's text, decoded.
  func key(of index: Index) -> String {
    let node = nodes[index]
    guard node.keyNeedsDecoding else { return source.text(in: node.key) }
    return JSONText.decoded(source.bytes, in: node.key)
  }

  /// The key as it stands in the file.
  func keyAsTyped(of index: Index) -> String { source.text(in: nodes[index].key) }

  /// The value's text, decoded, and where it stands: in XML without white space around it.
  func value(of index: Index) -> (text: String, range: SourceRange) {
    let node = nodes[index]
    switch node.kind {
    case .element, .attribute:
      return XMLText.trimmed(
        source, in: node.content, isAttribute: node.kind == .attribute, needsDecoding: node.needsDecoding)
    case .string:
      guard node.needsDecoding else { return (source.text(in: node.content), node.content) }
      return (JSONText.decoded(source.bytes, in: node.content), node.content)
    case .object, .array, .number, .boolean, .null:
      return (source.text(in: node.content), node.content)
    }
  }
}
