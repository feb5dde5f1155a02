extension ModuleProfile {
  /// What is assumed of a module nobody has observed: usual values for a trading app. Not one of them is
  /// documented, so everything taken from here is `assumed` and says so.
  public static let builtIn = ModuleProfile(
    basis: .assumed,
    mode: Assumption(.light, unknown: "the mode the module starts in is not documented"),
    lightBackground: Assumption(
      SRGBColor(rgb: 0xffffff), unknown: "the module's own background in light mode is not documented"),
    darkBackground: Assumption(
      SRGBColor(rgb: 0x101418), unknown: "the module's own background in dark mode is not documented"),
    primary: Assumption(SRGBColor(rgb: 0x2563eb), unknown: "the module's own accent colour is not documented"),
    radius: Assumption(Radius(8), unknown: "the module's own corner radius is not documented"),
    font: Assumption("system-ui", unknown: "the module's own font is not documented"),
    darkText: Assumption(.black, unknown: "the module's own text colour is not documented"),
    lightText: Assumption(.white, unknown: "the module's own text colour is not documented"),
    textCheck: Assumption(.background, unknown: "whether text is also checked on paper is not documented"),
    darkLabel: Assumption(.black, unknown: "how the module colours labels on primary is not documented"),
    lightLabel: Assumption(.white, unknown: "how the module colours labels on primary is not documented"),
    tradeUpLight: Assumption(
      SRGBColor(rgb: 0x067a4f), unknown: "the module's colour for gains in light mode is not documented"),
    tradeDownLight: Assumption(
      SRGBColor(rgb: 0xc62839), unknown: "the module's colour for losses in light mode is not documented"),
    tradeUpDark: Assumption(
      SRGBColor(rgb: 0x2ebd85), unknown: "the module's colour for gains in dark mode is not documented"),
    tradeDownDark: Assumption(
      SRGBColor(rgb: 0xf6465d), unknown: "the module's colour for losses in dark mode is not documented"))
}
