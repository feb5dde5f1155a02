/// A font family name with a character that could end or escape a CSS declaration.
///
/// The module is a web app, so the name is bound for a style sheet. QEEmbedTheme documents that everything is
/// validated, so a name with such characters is at best not used.
/// Source: QEEmbedTheme, `fontFamily`.
enum UnsafeFontFamily: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .unsafeFontFamily, category: .values, severity: .error,
      summary: "fontFamily holds characters that no family name needs",
      rationale: """
        The module is a web app, so the name is bound for a style sheet. Control characters and `; { } < > \\ "` can \
        end a declaration, a string or a tag there; invisible direction marks keep the name from matching its font. An \
        apostrophe is fine.
        """,
      source: "QEEmbedTheme, field fontFamily: font family name; everything is validated by the module",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter↓; color: red</fontFamily>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "dark", "fontFamily": "↓Inter\\u001b[31m" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Marga's Grotesk, Noto Sans العربية</fontFamily>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard let family = unsafe(theme.fontFamily), let scalar = FontFamily.firstUnsafeScalar(in: family.text) else {
        return
      }
      let offset = family.text.unicodeScalars.prefix { $0 != scalar }.reduce(0) { $0 + UTF8.width($1) }
      let part = context.brand.part(offset..<(offset + UTF8.width(scalar)), of: family.written)
      diagnostics.append(
        Diagnostic(
          .unsafeFontFamily, .error, message(family.text, scalar), at: part ?? family.place,
          label: context.absentLabel(.font, judged)))
    }
  }

  /// The name as written when it is there and nothing else has been said about it.
  private static func unsafe(_ family: FieldState<String>) -> ResolvedValue? {
    if case .valid(_, let resolved) = family { resolved } else { family.unreported }
  }

  private static func message(_ text: String, _ scalar: Unicode.Scalar) -> String {
    "fontFamily \(Quoted.value(text)) must not hold \(Quoted.character(scalar))"
  }
}
