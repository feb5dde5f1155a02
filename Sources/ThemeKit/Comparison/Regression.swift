/// A verdict that became worse.
public struct Regression: Sendable {
  public enum Cause: Sendable {
    case pair(ComparedPair)
    case finding(ComparedFinding)
  }

  /// Of the brand.
  public let brand: String
  /// Nil for a finding that is in no theme.
  public let theme: ThemeKey?
  public let cause: Cause

  public var severity: Severity {
    switch cause {
    case .pair(let pair): pair.severity
    case .finding(let finding): finding.severity
    }
  }
}

extension ComparedBrand {
  /// The verdicts that became worse: pairs first, theme by theme, then findings that leave the brand no longer clean.
  public var regressions: [Regression] {
    themes.flatMap { theme in
      theme.pairs.filter { $0.change == .worse }.map { Regression(brand: name, theme: theme.key, cause: .pair($0)) }
    }
      + appeared.filter(\.counts).map { Regression(brand: name, theme: $0.theme, cause: .finding($0)) }
  }

  /// How many verdicts became better: pairs that pass or are less grave, and findings that are gone.
  public var improvements: Int {
    themes.reduce(0) { $0 + $1.pairs.count { $0.change == .better } } + gone.count(where: \.counts)
  }
}
