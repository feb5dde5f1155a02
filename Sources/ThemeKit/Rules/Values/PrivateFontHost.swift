/// A fontURL that only works on the author's machine or network, or that holds credentials.
///
/// Source: QEEmbedTheme, `fontURL`; names and addresses: RFC 6761 (localhost), RFC 3986 section 3.2 (authority), WHATWG
/// URL (the forms of IPv4 addresses).
enum PrivateFontHost: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .privateFontHost, category: .values, severity: .warning,
      summary: "fontURL names localhost or an IP address, or holds credentials",
      rationale: """
        The stylesheet is loaded on the phones of customers. `localhost` is the phone itself there, an IP address has \
        no certificate as a rule, and a user name or password in a theme is readable by everyone.
        """,
      source: "QEEmbedTheme, field fontURL; RFC 6761; RFC 3986, section 3.2",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>↓https://localhost:8080/inter.css</fontURL>
            </theme>
            <theme mode="light">
              <fontFamily>Inter</fontFamily>
              <fontURL>↓https://[::1]/inter.css</fontURL>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "themes": [ { "mode": "dark", "fontFamily": "Inter", "fontURL": "↓https://0x7f.1/inter.css" } ],
            "ownThemes": [ { "mode": "dark", "fontURL": "↓https://ann:pass@fonts.acme.example/a.css" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <fontFamily>Inter</fontFamily>
              <fontURL>https://localhost.acme.example/1.2.3.4/inter.css</fontURL>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, _ in
      guard case .valid(let url, let written) = theme.fontURL, let message = message(url) else { return }
      diagnostics.append(Diagnostic(.privateFontHost, .warning, message, at: written.range))
    }
  }

  private static func isLocal(_ host: String) -> Bool {
    let name = host.hasSuffix(".") ? String(host.dropLast()) : host
    return name == "localhost" || name.hasSuffix(".localhost")
  }

  /// Whether browsers take the host for an IPv4 address: its last label is a decimal, octal or hexadecimal number
  /// ("ends in a number", WHATWG URL), as in `127.0.0.1`, `127.1`, `0x7f000001` and `2130706433`.
  private static func isIPv4(_ host: String) -> Bool {
    var labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
    guard let last = labels.last, !last.isEmpty else { return false }
    if last.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return true }
    return last.hasPrefix("0x") && last.unicodeScalars.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// nil when there is nothing to say. Credentials are never repeated: reports are public.
  private static func message(_ url: FontURL) -> String? {
    if url.userInfo != nil { return "fontURL must hold no user name or password" }
    if isLocal(url.host) {
      return "fontURL host \(Quoted.value(url.host)) is the phone itself, it must be a public name"
    }
    if isIPv4(url.host) || url.host.contains(":") {
      return "fontURL host \(Quoted.value(url.host)) must be a name, not an IP address"
    }
    return nil
  }
}
