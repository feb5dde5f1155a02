/// What the themes of two versions of a brand are matched by.
public struct ThemeKey: Hashable, Sendable {
  public let role: Theme.Role
  /// `light`, `dark` or `any`.
  public let mode: String
  /// 1 for the first theme of its role and mode, 2 for the second: a mistake that files can make.
  public let number: Int

  public init(role: Theme.Role, mode: String, number: Int) {
    self.role = role
    self.mode = mode
    self.number = number
  }

  /// "dark", "dark, number 2", "dark own theme"
  public var title: String {
    let name = role == .ownTheme ? "\(mode) own theme" : mode
    return number == 1 ? name : "\(name), number \(number)"
  }

  /// The keys of `themes`, one for each.
  static func keys(of themes: [Theme]) -> [ThemeKey] {
    var counts: [ThemeKey: Int] = [:]
    return themes.map { theme in
      let first = ThemeKey(role: theme.role, mode: theme.modeName, number: 1)
      counts[first, default: 0] += 1
      return ThemeKey(role: first.role, mode: first.mode, number: counts[first] ?? 1)
    }
  }
}
