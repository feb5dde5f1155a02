/// One pair of colours that a theme is judged by. The table of kinds is what lint, cards and reports share.
public struct CheckedPair: Sendable {
  /// The seven pairs of a theme, in the order of every listing.
  public enum Kind: Int, Sendable, CaseIterable {
    case textOnBackground, textOnPaper
    case primaryOnBackground, primaryOnPaper
    /// Black or white, whichever reads better, on primary.
    case labelOnPrimary
    /// Primary used as text: links.
    case linkOnBackground, linkOnPaper
  }

  /// What a failing pair is worth.
  public enum Level: Sendable {
    case error, warning, note
    /// Shown, never a finding.
    case information
  }

  public let kind: Kind
  /// The colours of the predicted theme.
  public let foreground: SRGBColor
  public let surface: SRGBColor
  /// The weaker of the two colours' bases.
  public let basis: Basis
  /// Of the predicted theme.
  public let ratio: ContrastRatio
  /// The text as written and its ratio on the same surface, where the module replaces it; else nil.
  public let written: Written?
  /// Why lint cannot judge the pair (a malformed colour, an assumed primary): a phrase; nil when it can.
  public let unchecked: Unchecked?

  public struct Written: Hashable, Sendable {
    public let foreground: SRGBColor
    public let ratio: ContrastRatio

    public init(foreground: SRGBColor, ratio: ContrastRatio) {
      self.foreground = foreground
      self.ratio = ratio
    }
  }

  public struct Unchecked: Hashable, Sendable {
    public let reason: String
    /// Where to point at in the brand's files.
    public let place: Place

    public init(reason: String, place: Place) {
      self.reason = reason
      self.place = place
    }
  }

  public init(
    kind: Kind, foreground: SRGBColor, surface: SRGBColor, basis: Basis, written: Written? = nil,
    unchecked: Unchecked? = nil
  ) {
    self.kind = kind
    self.foreground = foreground
    self.surface = surface
    self.basis = basis
    self.ratio = ContrastRatio(foreground, surface)
    self.written = written
    self.unchecked = unchecked
  }

  /// The same pair as one that cannot be judged.
  func notChecked(_ unchecked: Unchecked) -> CheckedPair {
    CheckedPair(
      kind: kind, foreground: foreground, surface: surface, basis: basis, written: written, unchecked: unchecked)
  }

  /// Whether the predicted colours reach the limit.
  public var passes: Bool { ratio.meets(kind.limit) }
}

extension CheckedPair.Kind {
  /// "text on background", as every output names the pair.
  public var title: String {
    switch self {
    case .textOnBackground: "text on background"
    case .textOnPaper: "text on paper"
    case .primaryOnBackground: "primary on background"
    case .primaryOnPaper: "primary on paper"
    case .labelOnPrimary: "label on primary"
    case .linkOnBackground: "link on background"
    case .linkOnPaper: "link on paper"
    }
  }

  /// The least ratio, from WCAG 2.2: 4.5 for text (1.4.3, level AA), 3 for parts of controls (1.4.11).
  public var limit: ContrastLimit {
    switch self {
    case .textOnBackground, .textOnPaper, .labelOnPrimary, .linkOnBackground, .linkOnPaper: .fourPointFive
    case .primaryOnBackground, .primaryOnPaper: .three
    }
  }

  /// What a failure is worth when no colour of the pair is assumed.
  public var level: CheckedPair.Level {
    switch self {
    case .textOnBackground, .textOnPaper: .error
    case .primaryOnBackground, .primaryOnPaper: .warning
    case .labelOnPrimary: .information
    case .linkOnBackground, .linkOnPaper: .note
    }
  }

  /// The WCAG 2.2 success criterion.
  public var criterion: String {
    switch self {
    case .textOnBackground, .textOnPaper, .labelOnPrimary, .linkOnBackground, .linkOnPaper: "1.4.3"
    case .primaryOnBackground, .primaryOnPaper: "1.4.11"
    }
  }
}
