/// What a rule may look at.
struct LintContext {
  let brand: Brand
  /// One for each of `brand.themes`.
  let themes: [JudgedTheme]

  /// Calls `body` for every theme of the file, the brand's own ones included; those are not judged.
  @inline(__always)
  func forEachTheme(_ body: (Theme, JudgedTheme?) -> Void) {
    for judged in themes { body(judged.theme, judged) }
    for theme in brand.ownThemes { body(theme, nil) }
  }

  /// Where the value behind a predicted field is written: in the theme, or in the brand's own theme when that
  /// shows through; nil when it is written nowhere.
  func place(of field: ThemeField, from origin: FieldOrigin, in judged: JudgedTheme) -> ResolvedValue? {
    switch origin {
    case .theme: judged.theme.resolved(field)
    case .ownTheme: ownTheme(behind: judged)?.resolved(field)
    case .background, .profile: nil
    }
  }

  /// The brand's own theme that shows through in `judged`.
  func ownTheme(behind judged: JudgedTheme) -> Theme? {
    brand.ownTheme(for: judged.prediction.mode.applied)
  }

  /// What the module is predicted to do with a theme's invalid value: nil in own themes.
  func absentLabel(_ field: PayloadField, _ judged: JudgedTheme?) -> String? {
    judged.map { "treated as absent: \(field.rawValue) becomes \($0.prediction.appliedText(field)) (assumed)" }
  }
}
