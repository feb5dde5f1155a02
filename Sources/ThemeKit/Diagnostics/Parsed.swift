/// What reading gave: always something, and what was wrong on the way. Reading never throws.
public struct Parsed<Value: Sendable>: Sendable {
  public let value: Value
  /// In file order.
  public let problems: [ReadingProblem]

  public init(_ value: Value, problems: [ReadingProblem] = []) {
    self.value = value
    self.problems = problems
  }
}
