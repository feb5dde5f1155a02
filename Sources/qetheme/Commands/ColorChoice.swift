/// The values of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to use colour: `--color`, then NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE, CLICOLOR=0, TERM=dumb, and
  /// at last whether there is a terminal.
  ///
  /// NO_COLOR counts when it is set to anything (no-color.org). FORCE_COLOR and CLICOLOR_FORCE count unless `0` or,
  /// as other tools read them, `false`.
  static func usesColor(chosen: ColorChoice?, _ setting: (String) -> String?, isTerminal: Bool) -> Bool {
    switch chosen {
    case .always: return true
    case .never: return false
    case .auto, nil: break
    }
    if setting("NO_COLOR") != nil { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = setting(name), value != "0", value != "false" { return true }
    }
    if setting("CLICOLOR") == "0" || setting("TERM") == "dumb" { return false }
    return isTerminal
  }
}
