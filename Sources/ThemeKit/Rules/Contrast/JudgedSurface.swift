/// A surface of a predicted theme that colours are judged on, in the words of findings.
struct JudgedSurface {
  /// "background" or "paper".
  let name: String
  let color: SRGBColor
  let basis: Basis
  /// "background #FFFFFF", "own background #ffffff", "assumed background #ffffff".
  let bare: String
  /// The same, with its file where that is nearer to the brand than the foreground's: "background #1b2128 of b.xml".
  let phrase: String
  /// Where the colour is written; nil when it is not.
  let place: Place?
  /// Where the theme refers to the colour, if it is pointed at elsewhere (`ResolvedValue.place`).
  let use: Place?
  /// Why it is this colour, when it is assumed.
  let assumption: String?

  /// The surfaces that can be judged: the background, and paper where it is not the background over again.
  /// - Parameter foreground: what is judged on them, where it is written.
  static func all(
    of judged: JudgedTheme, in context: LintContext, under foreground: ResolvedValue?
  ) -> [JudgedSurface] {
    let file = foreground?.place.file ?? 0
    let prediction = judged.prediction
    var surfaces: [JudgedSurface] = []
    if prediction.background.malformed == nil {
      surfaces.append(JudgedSurface(.background, prediction.background, judged, context, file))
    }
    if prediction.paper.malformed == nil, prediction.paper.origin != .background {
      surfaces.append(JudgedSurface(.paper, prediction.paper, judged, context, file))
    }
    return surfaces
  }

  private init(
    _ field: ThemeField, _ predicted: PredictedField<SRGBColor>, _ judged: JudgedTheme, _ context: LintContext,
    _ file: UInt8
  ) {
    let written = context.place(of: field, from: predicted.origin, in: judged)
    name = field.key
    color = predicted.applied
    basis = predicted.basis
    place = written?.place
    use = written?.colorUse
    let spelled = written?.text ?? predicted.applied.hex
    switch predicted.origin {
    case .theme, .background: bare = "\(field.key) \(spelled)"
    case .ownTheme: bare = "own \(field.key) \(spelled)"
    case .profile: bare = "assumed \(field.key) \(spelled)"
    }
    if let place, place.file < file {
      phrase = "\(bare) of \(context.brand.sources[Int(place.file)].relativePath)"
    } else {
      phrase = bare
    }
    assumption =
      predicted.basis == .assumed ? "\(field.key) \(spelled) is assumed: \(predicted.reason)" : nil
  }
}
