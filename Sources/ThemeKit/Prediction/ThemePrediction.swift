/// What the module is predicted to answer to one theme: the `theme_applied` payload, field by field.
///
/// The public documentation of QEEmbedTheme says little, so each field tells apart what happened to it (its
/// outcome) and how sure that is (its basis); the weakest basis on the way to a value wins.
public struct ThemePrediction: Sendable {
  public let mode: PredictedField<ThemeMode>
  public let primary: PredictedField<SRGBColor>
  public let background: PredictedField<SRGBColor>
  public let paper: PredictedField<SRGBColor>
  public let text: PredictedField<SRGBColor>
  public let radius: PredictedField<Radius>
  public let font: PredictedField<String>
  /// Why the fontURL was dropped; nil when it is absent or kept. Documented: other schemes than https are dropped.
  public let droppedFontURL: String?

  /// Predicts what `theme` becomes, in a brand whose own themes are `ownThemes`, in a module that falls back to
  /// `profile`. A pure function.
  public init(theme: Theme, ownThemes: [Theme] = [], profile: ModuleProfile = .builtIn) {
    let mode = FieldPredictor.mode(of: theme, ownThemes: ownThemes, profile: profile)
    let own =
      ownThemes.first { $0.writtenMode == mode.applied } ?? ownThemes.first { $0.mode.isAbsent }
    let predict = FieldPredictor(mode: mode, profile: profile)
    let background = predict.background(theme.background, own: own?.background ?? .absent)
    let paper = predict.paper(theme.paper, own: own?.paper ?? .absent, background: background)
    self.mode = mode
    self.background = background
    self.paper = paper
    primary = predict.primary(theme.primary, own: own?.primary ?? .absent)
    text = predict.text(theme.text, own: own?.text ?? .absent, background: background, paper: paper.applied)
    radius = predict.radius(theme.radius, own: own?.radius ?? .absent)
    let dropped = FieldPredictor.droppedFontURL(theme.fontURL)
    droppedFontURL = dropped
    font = predict.font(theme.fontFamily, own: own?.fontFamily ?? .absent, urlDropped: dropped != nil)
  }
}
