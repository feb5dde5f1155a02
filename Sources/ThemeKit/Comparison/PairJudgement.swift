/// How lint judges a pair of colours of a theme.
///
/// Where the module replaces the text, there are two ratios: that of the text as written and that of the text which is
/// shown. Lint reports either when it fails, the written one as the graver fault: so that one counts here unless it passes
/// and the other is lower.
public struct PairJudgement: Sendable {
  public enum Verdict: String, Sendable, CaseIterable {
    case pass
    /// A colour is invalid or assumed.
    case cannotTell
    case fail

    /// The word that every output for people uses.
    public var word: String {
      switch self {
      case .pass: "passes"
      case .cannotTell: "cannot tell"
      case .fail: "fails"
      }
    }
  }

  public let kind: CheckedPair.Kind
  /// The colours that count.
  public let foreground: SRGBColor
  public let surface: SRGBColor
  /// Their ratio; nil when the pair cannot be judged.
  public let ratio: ContrastRatio?
  public let verdict: Verdict
  /// What a failure of the pair is worth.
  public let severity: Severity
  /// Why the pair cannot be judged, a phrase; nil when it can.
  public let reason: String?
  /// Whether `foreground` is the text as written, which the module replaces.
  public let isReplaced: Bool

  init(_ pair: CheckedPair, _ prediction: ThemePrediction) {
    kind = pair.kind
    surface = pair.surface
    reason = pair.unchecked?.reason
    if let written = pair.written, !written.ratio.meets(pair.kind.limit) || written.ratio <= pair.ratio {
      foreground = written.foreground
      isReplaced = true
      // The text is the file's own; only what it stands on may be assumed.
      let isAssumed = pair.kind.surface(in: prediction).basis == .assumed
      severity = isAssumed ? min(.warning, Severity(pair.kind.level)) : Severity(pair.kind.level)
    } else {
      foreground = pair.foreground
      isReplaced = false
      severity = Severity(pair.level)
    }
    let ratio = ContrastRatio(foreground, surface)
    self.ratio = pair.unchecked == nil ? ratio : nil
    verdict = pair.unchecked != nil ? .cannotTell : ratio.meets(pair.kind.limit) ? .pass : .fail
  }

  /// "4.47:1", or "–" where there is no verdict.
  public var printed: String { ratio.map { "\($0.printed(against: kind.limit)):1" } ?? "–" }

  /// The higher, the worse.
  var rank: Int {
    switch verdict {
    case .pass: 0
    case .cannotTell: 1
    case .fail: 2 + severity.rawValue
    }
  }
}

extension Severity {
  /// A pair that is never a finding is worth as much as a note.
  fileprivate init(_ level: CheckedPair.Level) {
    switch level {
    case .error: self = .error
    case .warning: self = .warning
    case .note, .information: self = .note
    }
  }
}

extension CheckedPair.Kind {
  fileprivate func surface(in prediction: ThemePrediction) -> PredictedField<SRGBColor> {
    switch self {
    case .textOnBackground, .primaryOnBackground, .linkOnBackground: prediction.background
    case .textOnPaper, .primaryOnPaper, .linkOnPaper: prediction.paper
    case .labelOnPrimary: prediction.primary
    }
  }
}
