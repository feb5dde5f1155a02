/// A theme in two versions.
public struct ComparedTheme: Sendable {
  public let key: ThemeKey
  /// Nil where that version has no such theme; of an own theme always, since those are not judged by themselves.
  public let old: JudgedTheme?
  public let new: JudgedTheme?
  /// Whether the old version has the theme, and whether the new one has.
  public let wasThere: Bool
  public let isThere: Bool
  /// Those that are not written alike, in the order of `ThemeField`.
  public let values: [ComparedValue]
  /// All seven, in the order of `CheckedPair.Kind`; none of an own theme.
  public let pairs: [ComparedPair]
  /// All seven, in the order of the payload; none of an own theme.
  public let fields: [ComparedField]

  init(_ key: ThemeKey, old: JudgedTheme?, new: JudgedTheme?) {
    self.init(key, old?.theme, new?.theme, old, new)
  }

  /// Own themes.
  init(_ key: ThemeKey, old: Theme?, new: Theme?) { self.init(key, old, new, nil, nil) }

  private init(_ key: ThemeKey, _ before: Theme?, _ after: Theme?, _ old: JudgedTheme?, _ new: JudgedTheme?) {
    self.key = key
    self.old = old
    self.new = new
    wasThere = before != nil
    isThere = after != nil
    values = ThemeField.allCases.compactMap { field in
      ComparedValue(
        field.key, old: before.flatMap { .init(field, of: $0) }, new: after.flatMap { .init(field, of: $0) })
    }
    let isJudged = old != nil || new != nil
    pairs =
      !isJudged
      ? []
      : CheckedPair.Kind.allCases.map { kind in
        ComparedPair(
          kind, old: old.map { ComparedTheme.judged(kind, $0) }, new: new.map { ComparedTheme.judged(kind, $0) })
      }
    let oldFields = old.map { theme in theme.prediction.fields.map { ComparedField.Side($0, theme.prediction) } }
    let newFields = new.map { theme in theme.prediction.fields.map { ComparedField.Side($0, theme.prediction) } }
    fields =
      !isJudged
      ? []
      : PayloadField.allCases.enumerated().map { index, field in
        ComparedField(field: field, old: oldFields?[index], new: newFields?[index])
      }
  }

  private static func judged(_ kind: CheckedPair.Kind, _ theme: JudgedTheme) -> PairJudgement {
    PairJudgement(theme.pairs[kind.rawValue], theme.prediction)
  }

  public var isChanged: Bool {
    wasThere != isThere || !values.isEmpty || pairs.contains { $0.change != .same }
      || fields.contains(where: \.isChanged)
  }

  /// Whether the module answers with another payload, so that its screens look different.
  public var changesPayload: Bool { fields.contains(where: \.changesPayload) }

  /// Whether both versions have it.
  public var isInBoth: Bool { wasThere && isThere }
}
