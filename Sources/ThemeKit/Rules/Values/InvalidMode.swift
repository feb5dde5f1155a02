/// A `mode` other than `light` and `dark`.
///
/// QEEmbedTheme knows `.light` and `.dark`; what the module makes of another word is not documented.
/// Source: QEEmbedTheme, `mode`.
enum InvalidMode: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .invalidMode, category: .values, severity: .error,
      summary: "mode is neither light nor dark",
      rationale: """
        QEEmbedTheme has two modes, `.light` and `.dark`, spelt in lower case. How the module treats another word is \
        not documented, so the theme may appear in either mode.
        """,
      source: "QEEmbedTheme, field mode",
      repairs: [
        .safe(
          .value,
          change: "a word that is nearly light or dark becomes that, unless another theme has the mode already",
          reason: "there are two modes only, and one of them is near")
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="↓Dark">
              <primary>#ff7a1a</primary>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "↓night", "primary": "#ff7a1a" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <primary>#ff7a1a</primary>
            </theme>
            <theme>
              <primary>#c2410c</primary>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard let mode = theme.mode.unreported else { return }
      let meant = meant(by: mode.text)
      let isGiven = meant.map { isTaken($0, before: theme, in: context.brand) } ?? false
      diagnostics.append(
        Diagnostic(
          .invalidMode, .error, message(mode.text), at: mode.place, label: context.absentLabel(.mode, judged),
          help: meant.flatMap { isGiven ? "did you mean \($0.rawValue), which another theme has" : nil },
          fixIts: meant.flatMap { isGiven ? nil : [.value($0.rawValue, for: mode.written.range)] } ?? []))
    }
  }

  private static func meant(by word: String) -> ThemeMode? {
    NearMiss.match(for: word, among: ThemeMode.allCases.map(\.rawValue)).flatMap { ThemeMode(rawValue: $0) }
  }

  /// Whether a theme of the same role has the mode, or one before `theme` means it: the repair would make a second one.
  private static func isTaken(_ mode: ThemeMode, before theme: Theme, in brand: Brand) -> Bool {
    (theme.role == .theme ? brand.themes : brand.ownThemes).contains { other in
      if let written = other.writtenMode { return written == mode }
      guard other.file == theme.file, other.range < theme.range, let word = other.mode.unreported?.text else {
        return false
      }
      return meant(by: word) == mode
    }
  }

  private static func message(_ text: String) -> String {
    "mode \(Quoted.value(text)) must be \"light\" or \"dark\""
  }
}
