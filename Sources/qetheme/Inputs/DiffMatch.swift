import ThemeKit

/// A brand of the old side, of the new one, or of both.
struct DiffMatch {
  let old: DiffSide.Entry?
  let new: DiffSide.Entry?

  /// What belongs together: of two files those; of two folders brands with one id, then what is left by its path. In the
  /// order of paths, by bytes.
  static func all(_ old: DiffSide, _ new: DiffSide) -> [DiffMatch] {
    if !old.isFolder, !new.isFolder {
      // A file that cannot be read has its own message, and makes the other one neither new nor gone.
      guard let before = old.entries.first, let after = new.entries.first else { return [] }
      return [DiffMatch(old: before, new: after)]
    }
    var matches: [DiffMatch] = []
    var before = old.entries
    var after = new.entries
    take(&before, &after, by: keysOfIDs, into: &matches)
    take(&before, &after, by: { $0.map(\.subpath) }, into: &matches)
    // Of what could not be looked into, nothing is known to be new or gone.
    if new.isWhole {
      matches += before.filter { !new.unreadable.contains(FilePath($0.subpath)) }.map { DiffMatch(old: $0, new: nil) }
    }
    if old.isWhole {
      matches += after.filter { !old.unreadable.contains(FilePath($0.subpath)) }.map { DiffMatch(old: nil, new: $0) }
    }
    return matches.sorted { $0.path < $1.path }
  }

  private var path: FilePath { FilePath((new ?? old)?.subpath ?? "") }

  /// Takes out what has the same key on both sides.
  private static func take(
    _ old: inout [DiffSide.Entry], _ new: inout [DiffSide.Entry], by keys: ([DiffSide.Entry]) -> [String?],
    into matches: inout [DiffMatch]
  ) {
    var places: [FilePath: Int] = [:]
    for (index, key) in keys(new).enumerated() {
      if let key { places[FilePath(key)] = index }
    }
    var matched: Set<Int> = []
    var left: [DiffSide.Entry] = []
    for (entry, key) in zip(old, keys(old)) {
      guard let key, let place = places.removeValue(forKey: FilePath(key)) else {
        left.append(entry)
        continue
      }
      matched.insert(place)
      matches.append(DiffMatch(old: entry, new: new[place]))
    }
    old = left
    new = new.enumerated().filter { !matched.contains($0.offset) }.map(\.element)
  }

  /// The id of each, and for the second brand of one id, which is a mistake, `id/2`.
  private static func keysOfIDs(_ entries: [DiffSide.Entry]) -> [String?] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      guard let id = entry.id else { return nil }
      counts[id, default: 0] += 1
      return counts[id] == 1 ? id : "\(id)/\(counts[id] ?? 1)"
    }
  }
}
