/// A fontURL that only works on the author's machine or network, or that holds credentials.
///
/// Source: QEEmbedTheme, `fontURL`; names and addresses: RFC 6761 (localhost, test), RFC 6762 (local), RFC 8375
/// (home.arpa), ICANN resolution 2024.07.29.06 (internal), RFC 3986 section 3.2 (authority), WHATWG
/// URL (the forms of IPv4 addresses).
enum PrivateFontHost: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .privateFontHost, category: .values, severity: .warning,
      summary: "fontURL names a private host or an IP address, or holds credentials",
      rationale: """
        The stylesheet is loaded on the phones of customers. `localhost` is the phone itself there, a \
        name without a dot or under `.local`, `.internal`, `.home.arpa` or `.test` is known to the author's network \
        alone, an IP address has no certificate as a rule, and a user name or password in a theme is readable by everyone.
        """,
      source: "QEEmbedTheme, field fontURL; RFC 6761, 6762 and 8375; RFC 3986, section 3.2",
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
      diagnostics.append(Diagnostic(.privateFontHost, .warning, message, at: written.place))
    }
  }

  private static func isLocal(_ host: [UInt8]) -> Bool { isAt("localhost", host) }

  /// Whether a name is known to a local network at most: it has no dot, or ends in one of the domains that the public
  /// domain name system leaves to private use.
  private static func isPrivate(_ host: [UInt8]) -> Bool {
    let name = host.last == UInt8(ascii: ".") ? host.dropLast() : host[...]
    return !name.contains(UInt8(ascii: ".")) || ["local", "internal", "home.arpa", "test"].contains { isAt($0, host) }
  }

  /// Whether a name is `domain` or below it.
  private static func isAt(_ domain: String, _ host: [UInt8]) -> Bool {
    let name = host.last == UInt8(ascii: ".") ? host.dropLast() : host[...]
    let end = domain.utf8
    guard name.count >= end.count, name.suffix(end.count).elementsEqual(end) else { return false }
    return name.count == end.count || name[name.endIndex - end.count - 1] == UInt8(ascii: ".")
  }

  /// Whether browsers take the host for an IPv4 address: its last label is a decimal, octal or hexadecimal number
  /// ("ends in a number", WHATWG URL), as in `127.0.0.1`, `127.1`, `0x7f000001` and `2130706433`.
  private static func isIPv4(_ host: [UInt8]) -> Bool {
    let name = host.last == UInt8(ascii: ".") ? host.dropLast() : host[...]
    let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? name.startIndex
    let label = name[start...]
    guard let first = label.first, isDigit(first) else { return false }
    if label.starts(with: "0x".utf8) { return label.dropFirst(2).allSatisfy { Unicode.Scalar($0).isHexDigit } }
    return label.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// nil when there is nothing to say. Credentials are never repeated: reports are public.
  static func message(_ url: FontURL) -> String? {
    if url.userInfo != nil { return "fontURL must hold no user name or password" }
    let host = Array(url.host.utf8)
    if isLocal(host) {
      return "fontURL host \(Quoted.value(url.host)) is the phone itself, it must be a public name"
    }
    if isIPv4(host) || host.contains(UInt8(ascii: ":")) {
      return "fontURL host \(Quoted.value(url.host)) must be a name, not an IP address"
    }
    if !host.isEmpty, isPrivate(host) {
      return "fontURL host \(Quoted.value(url.host)) is known to a local network alone, it must be a public name"
    }
    return nil
  }
}
