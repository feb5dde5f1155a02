/// All colours that a screen is drawn with: those of the predicted theme, and those that the module does not document,
/// derived here and nowhere else.
struct IllustrationColors {
  let background: ThemeSurface
  let paper: ThemeSurface
  let primary: SRGBColor
  let label: Ink
  let tradeUp: SRGBColor
  let tradeDown: SRGBColor
  let tradeUpLabel: Ink
  let tradeDownLabel: Ink

  init(_ prediction: ThemePrediction, profile: ModuleProfile) {
    background = ThemeSurface(fill: prediction.background.applied, text: prediction.text.applied)
    paper = ThemeSurface(fill: prediction.paper.applied, text: prediction.text.applied)
    primary = prediction.primary.applied
    tradeUp = profile.tradeUp(for: prediction.mode.applied).value
    tradeDown = profile.tradeDown(for: prediction.mode.applied).value
    label = Ink(profile.label(on: primary).value, on: primary)
    tradeUpLabel = Ink(profile.label(on: tradeUp).value, on: tradeUp)
    tradeDownLabel = Ink(profile.label(on: tradeDown).value, on: tradeDown)
  }

  /// The ring around the control that has the focus.
  var focusRing: SRGBColor { primary }
  var danger: SRGBColor { tradeDown }
  var dangerLabel: Ink { tradeDownLabel }

  /// What the legend names.
  struct Entry {
    let name: String
    let derivation: String
    let color: SRGBColor
  }

  var legend: [Entry] {
    [
      Entry(
        name: "secondary text", derivation: "\(100 - paper.secondaryShare) % text", color: paper.secondary),
      Entry(name: "hairline", derivation: "12 % text", color: paper.hairline),
      Entry(name: "disabled", derivation: "38 % text", color: paper.disabled),
      Entry(name: "focus ring", derivation: "primary", color: focusRing),
      Entry(name: "up", derivation: "module profile", color: tradeUp),
      Entry(name: "down, danger", derivation: "module profile", color: tradeDown),
    ]
  }
}
