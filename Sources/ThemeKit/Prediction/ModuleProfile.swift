/// What the module falls back to where neither app nor brand say anything.
///
/// Immutable, and a class because of its size: predicting hands it on for every field.
public final class ModuleProfile: Sendable {
  /// One value of a profile, with the phrase that says what is not known about it.
  public struct Assumption<Value: Sendable>: Sendable {
    public let value: Value
    /// "the module's own … is not documented": lower case, no final stop.
    public let unknown: String

    public init(_ value: Value, unknown: String) {
      self.value = value
      self.unknown = unknown
    }
  }

  /// The surfaces that the module checks a text colour on before it applies it.
  public enum TextCheck: Sendable {
    case background, backgroundAndPaper
  }

  /// `assumed` for the built-in profile, `observed` for one learnt from a module's events.
  public let basis: Basis
  public let mode: Assumption<ThemeMode>
  public let lightBackground: Assumption<SRGBColor>
  public let darkBackground: Assumption<SRGBColor>
  public let primary: Assumption<SRGBColor>
  public let radius: Assumption<Radius>
  public let font: Assumption<String>
  /// The module's own text: whichever of the two reads better on the background.
  public let darkText: Assumption<SRGBColor>
  public let lightText: Assumption<SRGBColor>
  /// That unreadable text is replaced is documented; on which surface it must be readable is not.
  public let textCheck: Assumption<TextCheck>
  /// The label of a filled button: whichever of the two reads better on primary.
  public let darkLabel: Assumption<SRGBColor>
  public let lightLabel: Assumption<SRGBColor>
  public let tradeUpLight: Assumption<SRGBColor>
  public let tradeDownLight: Assumption<SRGBColor>
  public let tradeUpDark: Assumption<SRGBColor>
  public let tradeDownDark: Assumption<SRGBColor>

  public init(
    basis: Basis, mode: Assumption<ThemeMode>, lightBackground: Assumption<SRGBColor>,
    darkBackground: Assumption<SRGBColor>, primary: Assumption<SRGBColor>, radius: Assumption<Radius>,
    font: Assumption<String>, darkText: Assumption<SRGBColor>, lightText: Assumption<SRGBColor>,
    textCheck: Assumption<TextCheck>, darkLabel: Assumption<SRGBColor>, lightLabel: Assumption<SRGBColor>,
    tradeUpLight: Assumption<SRGBColor>, tradeDownLight: Assumption<SRGBColor>,
    tradeUpDark: Assumption<SRGBColor>, tradeDownDark: Assumption<SRGBColor>
  ) {
    self.basis = basis
    self.mode = mode
    self.lightBackground = lightBackground
    self.darkBackground = darkBackground
    self.primary = primary
    self.radius = radius
    self.font = font
    self.darkText = darkText
    self.lightText = lightText
    self.textCheck = textCheck
    self.darkLabel = darkLabel
    self.lightLabel = lightLabel
    self.tradeUpLight = tradeUpLight
    self.tradeDownLight = tradeDownLight
    self.tradeUpDark = tradeUpDark
    self.tradeDownDark = tradeDownDark
  }

  public func background(for mode: ThemeMode) -> Assumption<SRGBColor> {
    switch mode {
    case .light: lightBackground
    case .dark: darkBackground
    }
  }

  /// The module's own text on `background`: the one of the two that reads better; the dark one when both read
  /// alike.
  public func ownText(on background: SRGBColor) -> Assumption<SRGBColor> {
    better(darkText, lightText, on: background)
  }

  /// The label of a filled button in `primary`.
  public func label(on primary: SRGBColor) -> Assumption<SRGBColor> {
    better(darkLabel, lightLabel, on: primary)
  }

  public func tradeUp(for mode: ThemeMode) -> Assumption<SRGBColor> {
    switch mode {
    case .light: tradeUpLight
    case .dark: tradeUpDark
    }
  }

  public func tradeDown(for mode: ThemeMode) -> Assumption<SRGBColor> {
    switch mode {
    case .light: tradeDownLight
    case .dark: tradeDownDark
    }
  }

  private func better(
    _ dark: Assumption<SRGBColor>, _ light: Assumption<SRGBColor>, on surface: SRGBColor
  ) -> Assumption<SRGBColor> {
    ContrastRatio(dark.value, surface) >= ContrastRatio(light.value, surface) ? dark : light
  }
}
