/// What a parser made of a file.
struct ParsedTree {
  /// After a fatal problem the nodes up to it, which are good for telling what the file is meant to be.
  let tree: SyntaxTree
  /// In file order.
  let problems: [ReadingProblem]
  /// Whether the last problem ended the reading, so that the tree is not complete.
  let isCutShort: Bool
}

extension ParsedTree {
  /// A file that is refused as a whole.
  init(refused source: SourceFile, _ problem: ReadingProblem) {
    self.init(
      tree: SyntaxTree(format: .xml, source: source, nodes: []), problems: [problem], isCutShort: true)
  }
}
