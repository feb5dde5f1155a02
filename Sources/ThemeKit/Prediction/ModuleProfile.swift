/// What the module falls back to where neither app nor brand say anything.
public struct ModuleProfile: Sendable {
  /// One value of a profile, with the sentence that says what is not known about it.
  public struct Assumption<Value: Sendable>: Sendable {
    public let value: Value
    public let unknown: String

    public init(_ value: Value, unknown: String) {
      self.value = value
      self.unknown = unknown
    }
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
  public let tradeUpLight: Assumption<SRGBColor>
  public let tradeDownLight: Assumption<SRGBColor>
  public let tradeUpDark: Assumption<SRGBColor>
  public let tradeDownDark: Assumption<SRGBColor>

  public func background(for mode: ThemeMode) -> Assumption<SRGBColor> {
    switch mode {
    case .light: lightBackground
    case .dark: darkBackground
    }
  }
}
