/// The cards of a theme in two versions; empty for a version that has none.
public struct ComparedCards: Sendable {
  let old: [ReviewedCard]
  let new: [ReviewedCard]

  public init(old: [ReviewedCard], new: [ReviewedCard]) {
    self.old = old
    self.new = new
  }
}
