/// Finds the first of several keys quickly, however many there are.
struct FirstKeys {
  /// As long as they are few, looking through them is faster than hashing.
  private var few: [(key: String, range: SourceRange)] = []
  private var many: [String: SourceRange] = [:]
  private static let limit = 16

  /// The place of the same key before this one; nil for the first.
  mutating func register(_ key: String, at range: SourceRange) -> SourceRange? {
    if let earlier = few.first(where: { $0.key == key }) { return earlier.range }
    if few.count < Self.limit {
      few.append((key, range))
      return nil
    }
    if let earlier = many[key] { return earlier }
    many[key] = range
    return nil
  }
}
