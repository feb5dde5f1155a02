/// Repairs of one file that are made together: their edits do not meet.
public struct RepairRound: Sendable {
  /// What stands in for a repair once the text has changed.
  public struct Repair: Hashable, Sendable {
    public let rule: RuleID
    /// The message of the finding that it mends.
    public let message: String
    public let title: String

    public init(_ finding: Diagnostic, _ fixIt: FixIt) {
      rule = finding.rule
      message = finding.message
      title = fixIt.title
    }
  }

  /// The last in the file first: where repairs are added in that order, none has to move.
  private var descending: [TextEdit] = []
  /// In the order in which they were added; several where one edit mends several findings.
  public private(set) var repairs: [Repair] = []

  public init() {}

  /// In file order.
  public var edits: [TextEdit] { descending.reversed() }

  /// Takes a repair in unless it meets one that is there: that waits for the next round.
  ///
  /// Edits that are there already count once. Two edits meet where they overlap, and where one inserts at the edge of
  /// the other: which of them comes first would be chance.
  /// - Returns: whether it was taken.
  @discardableResult
  public mutating func add(_ finding: Diagnostic, _ fixIt: FixIt) -> Bool {
    let new = fixIt.edits.filter { !holds($0) }
    guard !new.contains(where: meetsAnother) else { return false }
    for edit in new.reversed() { descending.insert(edit, at: place(of: edit.range)) }
    repairs.append(Repair(finding, fixIt))
    return true
  }

  /// Whether a repair would have to wait.
  public func meets(_ fixIt: FixIt) -> Bool { fixIt.edits.contains { !holds($0) && meetsAnother($0) } }

  /// Takes the repairs of another round in, too.
  /// - Precondition: none of its edits meets one that is there.
  /// - Complexity: O(edits).
  public mutating func join(_ other: RepairRound) {
    var joined: [TextEdit] = []
    joined.reserveCapacity(descending.count + other.descending.count)
    var rest = other.descending[...]
    for edit in descending {
      while let first = rest.first, edit.range < first.range { joined.append(rest.removeFirst()) }
      joined.append(edit)
    }
    descending = joined + rest
    repairs += other.repairs
  }

  /// Whether every edit of a repair is there.
  public func holds(_ fixIt: FixIt) -> Bool { fixIt.edits.allSatisfy(holds) }

  private func holds(_ edit: TextEdit) -> Bool {
    let place = place(of: edit.range)
    return place < descending.count && descending[place] == edit
  }

  /// The index in `descending` of the first edit that does not come behind `range`.
  private func place(of range: SourceRange) -> Int {
    var low = 0
    var high = descending.count
    while low < high {
      let middle = (low + high) / 2
      if range < descending[middle].range { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func meetsAnother(_ edit: TextEdit) -> Bool {
    let place = place(of: edit.range)
    // Only neighbours can meet: the edits that are there do not.
    return descending[max(0, place - 1)..<min(descending.count, place + 2)].contains {
      RepairRound.meet($0.range, edit.range)
    }
  }

  private static func meet(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.isEmpty || right.isEmpty
      ? left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
      : left.lowerBound < right.upperBound && right.lowerBound < left.upperBound
  }
}
