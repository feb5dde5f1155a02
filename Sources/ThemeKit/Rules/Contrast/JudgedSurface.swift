/// A surface of a predicted theme that colours are judged on, in the words of findings.
struct JudgedSurface {
  /// "background" or "paper".
  let name: String
  let color: SRGBColor
  let basis: Basis
  /// "background #FFFFFF", "own background #ffffff", "assumed background #ffffff".
  let phrase: String
  /// Where the colour is written; nil when it is not.
  let place: Place?
  /// Why it is this colour, when it is assumed.
  let assumption: String?

  /// The surfaces that can be judged: the background, and paper where it is not the background over again.
  static func all(of judged: JudgedTheme, in context: LintContext) -> [JudgedSurface] {
    let prediction = judged.prediction
    var surfaces: [JudgedSurface] = []
    if prediction.background.malformed == nil {
      surfaces.append(JudgedSurface(.background, prediction.background, judged, context))
    }
    if prediction.paper.malformed == nil, prediction.paper.origin != .background {
      surfaces.append(JudgedSurface(.paper, prediction.paper, judged, context))
    }
    return surfaces
  }

  private init(
    _ field: ThemeField, _ predicted: PredictedField<SRGBColor>, _ judged: JudgedTheme, _ context: LintContext
  ) {
    let written = context.place(of: field, from: predicted.origin, in: judged)
    name = field.key
    color = predicted.applied
    basis = predicted.basis
    place = written?.place
    let spelled = written?.text ?? predicted.applied.hex
    switch predicted.origin {
    case .theme, .background: phrase = "\(field.key) \(spelled)"
    case .ownTheme: phrase = "own \(field.key) \(spelled)"
    case .profile: phrase = "assumed \(field.key) \(spelled)"
    }
    assumption =
      predicted.basis == .assumed ? "\(field.key) \(spelled) is assumed: \(predicted.reason)" : nil
  }
}
