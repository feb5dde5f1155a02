/// What the module is predicted to answer to one theme: the `theme_applied` payload, field by field.
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
}
