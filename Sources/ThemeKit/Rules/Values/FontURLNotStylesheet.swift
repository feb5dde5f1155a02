/// A fontURL that leads to a font file.
///
/// Source: QEEmbedTheme, `fontURL`: the URL of a stylesheet that loads the font.
enum FontURLNotStylesheet: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .fontURLNotStylesheet, category: .values, severity: .warning,
      summary: "fontURL leads to a font file instead of a stylesheet",
      rationale: """
        The fontURL is the URL of a stylesheet with `@font-face` rules. A browser that is given a font file as a \
        stylesheet ignores it, and people see a fallback font.
        """,
      source: "QEEmbedTheme, field fontURL: https URL of a stylesheet that loads the font",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>https://fonts.acme.example/inter↓.woff2</fontURL>
            </theme>
          </brand>
          """)
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>https://fonts.acme.example/css?file=inter.woff2</fontURL>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard case .valid(let url, let written) = theme.fontURL, let suffix = fontSuffix(of: url.path) else { return }
      let end = written.text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }.count
      let part = context.brand.part((end - suffix.utf8.count)..<end, of: written.written)
      diagnostics.append(
        Diagnostic(
          .fontURLNotStylesheet, .warning, message(suffix), at: part ?? written.place,
          label: judged.map { _ in "a font file loads nothing as a stylesheet" }))
    }
  }

  /// File name extensions of font files: OpenType, TrueType, their collections, Web Open Font Format, Embedded
  /// OpenType, Type 1.
  private static let extensions = [".woff2", ".woff", ".ttf", ".otf", ".ttc", ".otc", ".eot", ".pfb"]

  /// The extension as written.
  static func fontSuffix(of path: String) -> String? {
    // Style sheets end in "css" as a rule; nothing else has to be looked at then.
    guard path.utf8.last != UInt8(ascii: "s"), path.utf8.suffix(6).contains(UInt8(ascii: ".")) else { return nil }
    let lower = path.lowercased()
    return extensions.first(where: lower.hasSuffix).map { String(path.suffix($0.count)) }
  }

  private static func message(_ suffix: String) -> String {
    "fontURL must lead to a stylesheet, \"\(suffix)\" is a font file"
  }
}
