extension BrandFile {
  /// A problem for each theme whose mode an earlier one of the same role has.
  /// - Precondition: nothing has been laid under this file.
  var duplicateModes: [ReadingProblem] {
    guard themes.count > 1 else { return [] }
    return duplicateModes(of: .theme) + duplicateModes(of: .ownTheme)
  }

  private func duplicateModes(of role: Theme.Role) -> [ReadingProblem] {
    var problems: [ReadingProblem] = []
    var first: [(mode: String, place: SourceRange)] = []
    for theme in themes where theme.role == role {
      guard let mode = theme.modeKey else { continue }
      let place = theme[.mode]?.range ?? theme.anchor
      if let earlier = first.first(where: { $0.mode == mode }) {
        problems.append(
          ReadingProblem(.duplicateMode(mode: mode, isOwn: role == .ownTheme), at: place, related: [earlier.place]))
      } else {
        first.append((mode, place))
      }
    }
    return problems
  }
}

extension BrandFile.WrittenTheme {
  /// What a theme is told from others by: its mode, "any" for none; nil when that cannot be read.
  var modeKey: String? {
    guard let mode = self[.mode] else { return "any" }
    return mode.kind == .string && ThemeMode(rawValue: mode.text) != nil ? mode.text : nil
  }
}
