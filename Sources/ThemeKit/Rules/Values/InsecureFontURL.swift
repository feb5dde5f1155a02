/// A fontURL with another scheme than https.
///
/// QEEmbedTheme documents that other schemes are dropped, so the font never loads.
/// Source: QEEmbedTheme, `fontURL`; schemes compare without regard to letter case (RFC 3986, section 3.1).
enum InsecureFontURL: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .insecureFontURL, category: .values, severity: .error,
      summary: "fontURL is not https",
      rationale: """
        The module drops a fontURL whose scheme is not https. The family name stays without a stylesheet that loads \
        it, so people see a fallback font.
        """,
      source: "QEEmbedTheme, field fontURL: other schemes are dropped",
      repairs: [
        .unsafe(
          .value,
          change: "http becomes https",
          reason: "the host may not serve https")
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>↓http://fonts.acme.example/inter.css</fontURL>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "themes": [ { "mode": "dark", "fontFamily": "Inter", "fontURL": "↓ftp://fonts.acme.example/a.css" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>https://fonts.acme.example/inter.css</fontURL>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "themes": [ { "mode": "dark", "fontFamily": "Inter", "fontURL": "HTTPS://fonts.acme.example/a.css" } ] }
          """),
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard case .valid(let url, let written) = theme.fontURL, !url.isSecure else { return }
      let length = url.scheme.utf8.count
      let place = context.brand.part(0..<length, of: written.written) ?? written.place
      let isWhole = place == written.place
      let fixIt = FixIt(
        kind: .value, title: "use https", applicability: .unsafe, edits: [TextEdit(range: place.range, text: "https")])
      diagnostics.append(
        Diagnostic(
          .insecureFontURL, .error, message(url), at: place,
          label: judged.map { _ in "the module drops the fontURL" },
          fixIts: url.scheme == "http" && !isWhole ? [fixIt] : []))
    }
  }

  private static func message(_ url: FontURL) -> String {
    "fontURL scheme \(Quoted.value(String(url.text.prefix(url.scheme.count)))) must be \"https\""
  }
}
