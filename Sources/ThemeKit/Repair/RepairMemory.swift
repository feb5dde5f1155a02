import Synchronization

/// The repairs that were found in a run: equal problems have equal repairs, and the files of a run have many problems
/// in common. For all threads; what is remembered does not hang on their order, since a search has one result.
public final class RepairMemory: Sendable {
  private struct Key: Hashable {
    let problem: RepairProblem
    let kind: ColorRepair.Kind
  }

  /// Problems that are remembered: some hundred bytes each.
  private static let limit = 1 << 16

  private let known = Mutex<[Key: ColorRepair?]>([:])

  public init() {}

  /// The repair of one kind; nil when there is none. Searches for it the first time; two threads may search for the
  /// same one at once.
  public func repair(_ kind: ColorRepair.Kind, of problem: RepairProblem) -> ColorRepair? {
    let key = Key(problem: problem, kind: kind)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = ColorRepairs(problem).repair(kind)
    known.withLock { if $0.count < Self.limit { $0[key] = .some(found) } }
    return found
  }
}
