/// The unchecked pairs of one theme that share a reason: one line in reports for people.
struct UncheckedGroup: Sendable {
  let mode: String
  let range: SourceRange
  let reason: String
  private(set) var kinds: [CheckedPair.Kind]

  /// "text on background, text on paper (dark): background is invalid"
  var message: String { "\(kinds.map(\.title).joined(separator: ", ")) (\(mode)): \(reason)" }

  /// In the order of each group's first pair.
  static func groups(of pairs: [UncheckedPair]) -> [UncheckedGroup] {
    var groups: [UncheckedGroup] = []
    for pair in pairs {
      let known = groups.firstIndex { ($0.mode, $0.range, $0.reason) == (pair.mode, pair.range, pair.reason) }
      if let known {
        groups[known].kinds.append(pair.kind)
      } else {
        groups.append(UncheckedGroup(mode: pair.mode, range: pair.range, reason: pair.reason, kinds: [pair.kind]))
      }
    }
    return groups
  }
}
