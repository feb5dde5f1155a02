/// Whole lines that give way to others; either side may be empty.
struct ChangedBlock: Hashable {
  var old: Range<Int>
  var new: Range<Int>

  /// The lines that `changes` touch, in order, those that touch each other as one.
  static func blocks(of changes: [ChangedBytes.Change], _ old: StoredLines, _ new: StoredLines) -> [ChangedBlock] {
    var pieces: [ChangedBytes.Change] = []
    for change in changes {
      let (oldEnd, newEnd) = end(of: change, old, new)
      let start = old.start(of: change.original.lowerBound)
      if let last = pieces.last, start <= last.original.upperBound {
        pieces[pieces.count - 1] = ChangedBytes.Change(
          original: last.original.lowerBound..<oldEnd, now: last.now.lowerBound..<newEnd)
      } else {
        // What stands before the change in its line is the same on both sides.
        let newStart = change.now.lowerBound - (change.original.lowerBound - start)
        pieces.append(ChangedBytes.Change(original: start..<oldEnd, now: newStart..<newEnd))
      }
    }
    return pieces.compactMap { piece in
      let block = ChangedBlock(
        old: old.line(at: piece.original.lowerBound)..<old.line(at: piece.original.upperBound),
        new: new.line(at: piece.now.lowerBound)..<new.line(at: piece.now.upperBound))
      return block.trimmed(old, new)
    }
  }

  /// The first place at or behind a change where a line begins on both sides.
  private static func end(
    of change: ChangedBytes.Change, _ old: StoredLines, _ new: StoredLines
  ) -> (old: Int, new: Int) {
    let (oldEnd, newEnd) = (change.original.upperBound, change.now.upperBound)
    if old.isEdge(oldEnd), new.isEdge(newEnd) { return (oldEnd, newEnd) }
    let edge = old.edge(after: oldEnd)
    return (edge, newEnd + edge - oldEnd)
  }

  /// Without equal lines at its beginning and end; nil when nothing is left.
  private func trimmed(_ old: StoredLines, _ new: StoredLines) -> ChangedBlock? {
    var block = self
    while let first = block.old.first, let other = block.new.first, old[first] == new[other] {
      block = ChangedBlock(old: first + 1..<block.old.upperBound, new: other + 1..<block.new.upperBound)
    }
    while let last = block.old.last, let other = block.new.last, old[last] == new[other] {
      block = ChangedBlock(old: block.old.lowerBound..<last, new: block.new.lowerBound..<other)
    }
    return block.old.isEmpty && block.new.isEmpty ? nil : block
  }
}
