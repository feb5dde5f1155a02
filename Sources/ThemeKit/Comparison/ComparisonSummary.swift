/// The figures of a comparison.
public struct ComparisonSummary: Hashable, Sendable {
  /// Brands that both versions have and that can be read in both.
  public private(set) var compared = 0
  /// Those of them that are not the same.
  public private(set) var changed = 0
  public private(set) var added = 0
  public private(set) var removed = 0
  /// Brands of which one version cannot be read, or both.
  public private(set) var unread = 0
  /// Themes of compared brands that both versions have.
  public private(set) var themes = 0
  public private(set) var changedThemes = 0
  /// By severity.
  public private(set) var regressions: [Severity: Int] = [:]
  public private(set) var improvements = 0

  public init() {}

  public mutating func count(_ brand: ComparedBrand) {
    if !brand.unread.isEmpty {
      unread += 1
    } else if brand.isAdded {
      added += 1
    } else if brand.isRemoved {
      removed += 1
    } else {
      compared += 1
      if brand.isChanged { changed += 1 }
    }
    for theme in brand.themes where theme.isInBoth && theme.key.role == .theme {
      themes += 1
      if theme.isChanged { changedThemes += 1 }
    }
    for regression in brand.regressions { regressions[regression.severity, default: 0] += 1 }
    improvements += brand.improvements
  }

  /// How many verdicts became worse whose severity is at least `severity`.
  public func regressions(atLeast severity: Severity) -> Int {
    Severity.allCases.filter { $0 >= severity }.reduce(0) { $0 + (regressions[$1] ?? 0) }
  }

  /// Whether both versions are the same.
  public var isUnchanged: Bool { changed + added + removed + unread == 0 }
}
