/// One of the seven pairs of a theme in two versions.
public struct ComparedPair: Sendable {
  public let kind: CheckedPair.Kind
  /// Nil where that version has no such theme.
  public let old: PairJudgement?
  public let new: PairJudgement?
  /// How the verdict changed, or else the ratio.
  ///
  /// Worse is a pair that no longer passes, one that is now known to fail, a failure that is graver than before, and a
  /// failure of a theme that is new. A ratio that falls and still passes, or that failed before, is only different.
  public let change: Change

  init(_ kind: CheckedPair.Kind, old: PairJudgement?, new: PairJudgement?) {
    self.kind = kind
    self.old = old
    self.new = new
    change = ComparedPair.change(old, new)
  }

  private static func change(_ old: PairJudgement?, _ new: PairJudgement?) -> Change {
    guard let old else { return new?.verdict == .fail ? .worse : .changed }
    guard let new else { return .changed }
    if new.rank > old.rank { return .worse }
    if new.rank < old.rank {
      // What fails and can no longer be judged is not mended.
      return new.verdict == .cannotTell ? .changed : .better
    }
    return old.ratio == new.ratio && old.reason == new.reason ? .same : .changed
  }

  /// What a failure is worth; of a verdict that is lost what one would be.
  public var severity: Severity { new?.severity ?? old?.severity ?? .note }

  /// "text on paper passes → fails, 7.12:1 → 4.31:1, needs 4.5:1"
  public var sentence: String {
    var sentence = kind.title
    switch (old, new) {
    case (let old?, let new?):
      sentence += " \(ComparedPair.step(old.verdict.word, new.verdict.word))"
      if old.ratio != nil || new.ratio != nil { sentence += ", \(ComparedPair.step(old.printed, new.printed))" }
    case (nil, let new?): sentence += " \(new.verdict.word), \(new.printed)"
    case (let old?, nil): sentence += " \(old.verdict.word), \(old.printed)"
    case (nil, nil): break
    }
    if let reason = new?.reason { return "\(sentence): \(reason)" }
    return "\(sentence), needs \(kind.need)"
  }

  private static func step(_ old: String, _ new: String) -> String { old == new ? new : "\(old) → \(new)" }
}

extension CheckedPair.Kind {
  /// The limit as people read it: "4.5:1".
  public var need: String { limit == .fourPointFive ? "4.5:1" : "3:1" }
}
