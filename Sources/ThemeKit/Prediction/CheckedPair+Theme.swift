extension CheckedPair {
  /// The seven pairs of a theme, in the order of `Kind`: always all of them. A pair that cannot be judged says why.
  public static func pairs(
    of theme: Theme, prediction: ThemePrediction, profile: ModuleProfile = .builtIn
  ) -> [CheckedPair] {
    let text = text(prediction, of: theme)
    let primary = primary(prediction.primary, of: theme)
    let background = Side(prediction.background, unsure: "background")
    let paper = Side(prediction.paper, unsure: cause(of: prediction.paper, "paper", prediction.background))
    let label = Side(
      color: profile.label(on: prediction.primary.applied).value, basis: profile.basis, unchecked: nil)
    return [
      pair(.textOnBackground, text, background), pair(.textOnPaper, text, paper),
      pair(.primaryOnBackground, primary, background), pair(.primaryOnPaper, primary, paper),
      pair(.labelOnPrimary, label, primary),
      pair(.linkOnBackground, primary, background), pair(.linkOnPaper, primary, paper),
    ]
  }

  /// What a failure of this pair is worth: a pair with an assumed colour is worth a warning at most.
  public var level: Level { kind.level == .error && basis == .assumed ? .warning : kind.level }

  /// One colour of a pair.
  private struct Side {
    let color: SRGBColor
    let basis: Basis
    let unchecked: Unchecked?
    var written: SRGBColor?

    init(color: SRGBColor, basis: Basis, unchecked: Unchecked?) {
      self.color = color
      self.basis = basis
      self.unchecked = unchecked
    }

    /// - Parameter unsure: what is invalid where the prediction had to pass over a value.
    init(_ field: PredictedField<SRGBColor>, basis: Basis? = nil, unsure: String) {
      color = field.applied
      self.basis = basis ?? field.basis
      unchecked = field.malformed.map { Unchecked(reason: "\(unsure) is invalid", place: $0) }
    }
  }

  private static func text(_ prediction: ThemePrediction, of theme: Theme) -> Side {
    let field = prediction.text
    // A text that stays is the file's own, however sure it is that the module leaves it alone.
    var side = Side(
      field, basis: field.origin == .theme ? .documented : nil,
      unsure: cause(of: field, "text", prediction.background))
    if case .replaced = field.outcome { side.written = theme.text.value }
    return side
  }

  /// An assumed primary is a guess about the module's own design: no verdict on it would be a fact.
  private static func primary(_ field: PredictedField<SRGBColor>, of theme: Theme) -> Side {
    if field.malformed != nil || field.basis != .assumed { return Side(field, unsure: "primary") }
    return Side(
      color: field.applied, basis: field.basis,
      unchecked: Unchecked(reason: "primary is assumed", place: theme.anchorPlace))
  }

  /// The name of what is invalid: the field itself, or the background that it hangs on.
  private static func cause(
    of field: PredictedField<SRGBColor>, _ name: String, _ background: PredictedField<SRGBColor>
  ) -> String {
    field.malformed == background.malformed ? "background" : name
  }

  private static func pair(_ kind: Kind, _ foreground: Side, _ surface: Side) -> CheckedPair {
    CheckedPair(
      kind: kind, foreground: foreground.color, surface: surface.color, basis: min(foreground.basis, surface.basis),
      written: foreground.written.map { Written(foreground: $0, ratio: ContrastRatio($0, surface.color)) },
      unchecked: foreground.unchecked ?? surface.unchecked)
  }
}
