extension Diagnostic {
  /// The findings of one file: its own, and those that files which extend it have in it. Equal ones are one, with the
  /// brands that inherit what is wrong beside it.
  ///
  /// - Parameters:
  ///   - own: of the file itself.
  ///   - inherited: each with its `heir`, in the order of those.
  /// - Returns: all as the file's own, in the order of reports.
  static func joined(_ own: [Diagnostic], _ inherited: [Diagnostic]) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    var spots: [Spot: Int] = [:]
    for diagnostic in own {
      // Of several findings of the file itself at one place each stays; what is inherited joins the first.
      if spots[diagnostic.spot] == nil { spots[diagnostic.spot] = groups.count }
      groups.append([diagnostic])
    }
    for diagnostic in inherited {
      if let index = spots[diagnostic.spot] {
        groups[index].append(diagnostic)
      } else {
        spots[diagnostic.spot] = groups.count
        groups.append([diagnostic])
      }
    }
    return groups.map(joined).sorted(by: precedes)
  }

  /// What equal findings have in common.
  struct Spot: Hashable {
    let rule: RuleID
    let range: SourceRange
  }

  var spot: Spot { Spot(rule: rule, range: range) }

  /// Brands that a finding names beside its own file; the last label counts the others.
  private static let mostHeirs = 8

  /// One finding: the gravest, of those the file's own, of those the first; beside it every brand that has it too, with
  /// what is different there.
  private static func joined(_ group: [Diagnostic]) -> Diagnostic {
    let gravest = group.map(\.severity).max() ?? .error
    guard let head = group.first(where: { $0.severity == gravest }) else { return group[0] }
    let heirs = group.compactMap { member in
      member.heir.map { heir in
        member.message == head.message ? heir : heir.saying("\(heir.message): \(member.message)")
      }
    }
    var joined = head.moved()
    joined.related += heirs.prefix(mostHeirs).enumerated().map { index, heir in
      let others = heirs.count - mostHeirs
      return index == mostHeirs - 1 && others > 0 ? heir.saying("\(heir.message), and \(others) more") : heir
    }
    joined.contrast?.themes = Set(group.flatMap { $0.contrast?.themes ?? [] }).sorted()
    return joined
  }
}

extension Diagnostic.Related {
  /// The place with other words.
  fileprivate func saying(_ message: String) -> Diagnostic.Related {
    Diagnostic.Related(file: file, range: range, message: message)
  }
}
