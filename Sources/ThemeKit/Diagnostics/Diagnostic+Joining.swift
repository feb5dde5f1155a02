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
    /// Of a palette's colour its use, if the finding is about that: in which file, counted from the finding's, and where.
    let useFile: Int?
    let use: SourceRange?
  }

  var spot: Spot {
    let use = contrast?.use
    return Spot(rule: rule, range: range, useFile: use.map { Int($0.file) - Int(place.file) }, use: use?.range)
  }

  /// Brands that a finding names beside its own file; the last label counts the others.
  private static let mostHeirs = 8

  /// One finding: the gravest, and of those the one with the lowest ratio, and of those the file's own, and of those the
  /// first; beside it every brand that has it too, with what is different there.
  private static func joined(_ group: [Diagnostic]) -> Diagnostic {
    // The file's own are first.
    let head = group.dropFirst().reduce(group[0]) { $1.outranks($0) ? $1 : $0 }
    let heirs = group.compactMap { member in member.heir.map { $0.saying(member.label(besides: head, $0.message)) } }
    var joined = head.moved()
    if head.heir != nil, let own = group.first(where: { $0.heir == nil && $0.file == nil }), let contrast = own.contrast
    {
      joined.notes.insert("in the file itself it is \(contrast.figure)", at: 0)
    }
    joined.inheritance = inheritance(heirs: group.compactMap(\.heir))
    joined.related += heirs.prefix(mostHeirs).enumerated().map { index, heir in
      let others = heirs.count - mostHeirs
      return index == mostHeirs - 1 && others > 0 ? heir.saying("\(heir.message), and \(others) more") : heir
    }
    joined.contrast?.themes = Set(group.flatMap { $0.contrast?.themes ?? [] }).sorted()
    return joined
  }

  private func outranks(_ other: Diagnostic) -> Bool {
    if severity != other.severity { return severity > other.severity }
    guard let own = contrast?.worst, let others = other.contrast?.worst else { return false }
    return own < others
  }

  /// What is said of an heir beside the finding `head` that stands for it too.
  private func label(besides head: Diagnostic, _ inherited: String) -> String {
    if message == head.message { return inherited }
    return contrast.map { "\(inherited), \($0.figure)" } ?? "\(inherited): \(message)"
  }

  private static func inheritance(heirs: [Related]) -> String? {
    let count = Set(heirs.map { ExactText($0.file?.path ?? "") }).count
    return count > 1 ? "inherited by \(count) brands" : heirs.first?.message
  }
}

extension Diagnostic.Related {
  /// The place with other words.
  fileprivate func saying(_ message: String) -> Diagnostic.Related {
    Diagnostic.Related(file: file, range: range, message: message)
  }
}
