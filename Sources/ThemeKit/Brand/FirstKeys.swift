/// Finds the first of several keys quickly, however many there are. Keys are compared byte by byte.
struct FirstKeys {
  /// As long as they are few, looking through them is faster than hashing.
  private var few: [(key: ExactText, range: SourceRange)] = []
  private var many: [ExactText: SourceRange] = [:]
  private static let limit = 16

  /// The place of the same key before this one; nil for the first.
  mutating func register(_ key: String, at range: SourceRange) -> SourceRange? {
    let key = ExactText(key)
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
