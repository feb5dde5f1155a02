/// Finds the word that a misspelt one probably means.
public enum NearMiss {
  /// The candidate nearest to `word`, letter case aside, when it is near enough to be meant: at most a third of
  /// the word's length away, and at most `limit`. Ties go to the first candidate.
  ///
  /// Distances count insertions, deletions, replacements and swapped neighbours (optimal string alignment).
  public static func match(for word: String, among candidates: [String], limit: Int = 2) -> String? {
    var best: (candidate: String, distance: Int)?
    let length = word.unicodeScalars.count
    for candidate in candidates where abs(candidate.unicodeScalars.count - length) <= limit {
      let distance = editDistance(word.lowercased(), candidate.lowercased())
      let allowed = min(limit, max(1, max(length, candidate.unicodeScalars.count) / 3))
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Optimal string alignment distance in Unicode scalars. Words over 64 scalars are infinitely far from anything
  /// but themselves, so that hostile input costs nothing.
  public static func editDistance(_ first: String, _ second: String) -> Int {
    if first.utf8.elementsEqual(second.utf8) { return 0 }
    let a = Array(first.unicodeScalars.prefix(65))
    let b = Array(second.unicodeScalars.prefix(65))
    guard a.count <= 64, b.count <= 64 else { return .max }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in 0..<b.count {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        current[j + 1] = min(replaced, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          current[j + 1] = min(current[j + 1], beforePrevious[j - 1] + 1)
        }
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
