/// A fontURL that is no absolute URL.
///
/// Source: QEEmbedTheme, `fontURL`; RFC 3986.
enum InvalidFontURL: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .invalidFontURL, category: .values, severity: .error,
      summary: "fontURL is not an absolute URL",
      rationale: """
        The stylesheet is loaded by the module inside its own web page, which knows nothing of the brand's folders. \
        Only a whole URL with scheme and host leads anywhere.
        """,
      source: "QEEmbedTheme, field fontURL: https URL of a stylesheet; RFC 3986",
      repairs: [
        .unsafe(
          .value,
          change: "a URL that lacks only its scheme gets https",
          reason: "the host may not serve https")
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>↓fonts.acme.example/inter.css</fontURL>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "themes": [ { "mode": "dark", "fontFamily": "Inter", "fontURL": "↓https://fonts acme.example/a.css" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>https://fonts.acme.example/inter.css?display=swap</fontURL>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard let url = theme.fontURL.unreported else { return }
      diagnostics.append(
        Diagnostic(
          .invalidFontURL, .error, message(url.text), at: url.place,
          label: judged.map { _ in "the module drops it (assumed)" }, fixIts: fixIts(for: url)))
    }
  }

  /// A host and a path without scheme, as browsers show them.
  private static func fixIts(for url: ResolvedValue) -> [FixIt] {
    let bare = url.text.hasPrefix("//") ? String(url.text.dropFirst(2)) : url.text
    let host = bare.prefix { $0 != "/" }
    let label = host.split(separator: ".", omittingEmptySubsequences: false).last
    guard host.contains("."), !host.contains(":"), label?.isEmpty == false, !host.hasPrefix("."),
      let whole = FontURL(text: "https://" + bare), !isAmpersand(whole.text), PrivateFontHost.message(whole) == nil,
      FontURLNotStylesheet.fontSuffix(of: whole.path) == nil
    else { return [] }
    return [.value(whole.text, for: url.written.range, .unsafe)]
  }

  /// An ampersand would have to be escaped in XML and not in JSON; such a URL is left to its author.
  private static func isAmpersand(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "&")) }

  private static func message(_ text: String) -> String {
    "fontURL \(Quoted.value(text)) must be a whole URL \(reason(text))"
  }

  private static func fault(_ text: String) -> String {
    do throws(FontURL.Fault) {
      _ = try FontURL(checking: text)
    } catch {
      switch error {
      case .form: break
      case .port: return "with a port from 1 to 65535"
      case .emptyLabel: return "whose host has no empty part between dots"
      case .longHost: return "whose host has at most 253 bytes, and 63 between dots"
      case .hostCharacter: return "whose host holds no percent-encoded delimiter"
      }
    }
    return "as RFC 3986 defines it"
  }

  private static func reason(_ text: String) -> String {
    if text.unicodeScalars.contains(where: \.properties.isWhitespace) { return "without white space" }
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { return "with other characters than ASCII percent-encoded" }
    let lower = text.lowercased()
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") { return fault(text) }
    return "that begins with https://"
  }
}
