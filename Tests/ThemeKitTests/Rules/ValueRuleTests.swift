import TestSupport
import Testing
import ThemeKit

/// Position and words of the rules about single values.
@Suite struct ValueRuleTests {
  private func xml(_ field: String, _ value: String, _ rules: Set<RuleID>) -> [String] {
    let text = """
      <brand id="acme">
        <theme mode="dark">
          <\(field)>\(value)</\(field)>
        </theme>
      </brand>
      """
    return Lint.text(text, path: "acme.xml").findings(of: rules)
  }

  private func mode(_ mode: String) -> [String] {
    Lint.text("<brand id=\"acme\">\n  <theme mode=\"\(mode)\"/>\n</brand>\n", path: "acme.xml")
      .findings(of: [.invalidMode])
  }

  @Test func modes() {
    #expect(
      mode("Dark") == [
        "2:16-2:20 error invalid-mode: mode \"Dark\" must be \"light\" or \"dark\"",
        "  label: treated as absent: mode becomes light (assumed)", "  safe: use dark",
      ])
    #expect(
      mode("ligth") == [
        "2:16-2:21 error invalid-mode: mode \"ligth\" must be \"light\" or \"dark\"",
        "  label: treated as absent: mode becomes light (assumed)", "  safe: use light",
      ])
    #expect(
      mode("any") == [
        "2:16-2:19 error invalid-mode: mode \"any\" must be \"light\" or \"dark\"",
        "  label: treated as absent: mode becomes light (assumed)",
      ])
    #expect(mode("light") == [])
  }

  @Test func colours() {
    #expect(
      xml("primary", " #fa0\n", [.invalidHexColor]) == [
        "3:15-3:19 error invalid-hex-color: primary \"#fa0\" must have six hex digits, it has three",
        "  label: treated as absent: primary becomes #2563eb (assumed)", "  safe: use #ffaa00",
      ])
    #expect(
      xml("background", "rgb(16, 20, 24)", [.invalidHexColor]) == [
        "3:17-3:32 error invalid-hex-color: background \"rgb(16, 20, 24)\" must be # and six hex digits, not rgb()",
        "  label: treated as absent: bg becomes #101418 (assumed)", "  safe: use #101418",
      ])
    #expect(
      xml("text", "#12345678", [.invalidHexColor]) == [
        "3:11-3:20 error invalid-hex-color: text \"#12345678\" must have six hex digits, without alpha: "
          + "CSS reads #123456 with alpha 78, Android reads #345678 with alpha 12",
        "  label: treated as absent: text becomes #ffffff (assumed)",
      ])
    // A value of 1,000 characters is not repeated whole.
    #expect(
      xml("paper", String(repeating: "x", count: 1000), [.invalidHexColor]).first
        == "3:12-3:1012 error invalid-hex-color: paper \"\(String(repeating: "x", count: 60))…\" "
        + "must be # and six hex digits")
  }

  @Test func aPaletteColourIsOneFindingAtItsEntry() {
    let text = """
      <brand id="acme">
        <palette><color name="ember">#f70</color></palette>
        <theme mode="dark"><primary>{ember}</primary><text>{ember}</text></theme>
        <ownTheme mode="dark"><primary>{ember}</primary></ownTheme>
      </brand>
      """
    #expect(
      Lint.text(text, path: "acme.xml").findings(of: [.invalidHexColor]) == [
        "2:32-2:36 error invalid-hex-color: palette colour ember \"#f70\" must have six hex digits, it has three",
        "  safe: use #ff7700",
      ])
  }

  /// A JSON string may hold white space that XML drops.
  @Test func whiteSpaceInJSON() {
    let text = "{ \"id\": \"acme\", \"themes\": [ { \"primary\": \"#fff \" } ] }"
    #expect(
      Lint.text(text, path: "acme.json").findings(of: [.invalidHexColor]) == [
        "1:43-1:48 error invalid-hex-color: primary \"#fff \" must have no white space around it",
        "  label: treated as absent: primary becomes #2563eb (assumed)", "  safe: use #ffffff",
      ])
  }

  /// What reading reports is not reported again.
  @Test func nothingIsSaidTwice() {
    let text = """
      { "id": "acme", "themes": [ { "mode": "", "primary": 1e2030, "background": "{no}", "paper": "", "radius": "14",
        "fontFamily": null, "fontURL": "" } ] }
      """
    let values: Set<RuleID> = [
      .invalidMode, .invalidHexColor, .invalidRadius, .invalidFontURL, .unsafeFontFamily, .fontURLWithoutFamily,
    ]
    #expect(Lint.text(text, path: "acme.json").findings(of: values) == [])
  }

  @Test(
    arguments: [
      ("14px", "without a unit", "safe: use 14"), ("14 px", "without a unit", "safe: use 14"),
      ("1.5rem", "without a unit", nil), ("50%", "without a unit", nil), ("014", "like 14 or 14.5", "safe: use 14"),
      ("+14", "like 14 or 14.5", "safe: use 14"), (".5", "like 14 or 14.5", "safe: use 0.5"),
      ("5.", "like 14 or 14.5", "safe: use 5"), ("14,5", "with a decimal point", "unsafe: use 14.5"),
      ("140px", "without a unit", "unsafe: use 32, the largest radius"),
      ("-3 px", "without a unit", "unsafe: use 0, the smallest radius"),
      ("1e300px", "like 14 or 14.5", "unsafe: use 32, the largest radius"), ("1e-300px", "like 14 or 14.5", nil),
      ("1e999", "that is finite", nil), ("round", "like 14 or 14.5", nil), ("NaN", "like 14 or 14.5", nil),
      ("0x10", "like 14 or 14.5", nil), ("١٤", "like 14 or 14.5", nil),
    ] as [(String, String, String?)])
  func radii(text: String, reason: String, fix: String?) {
    let end = 13 + text.unicodeScalars.count
    #expect(
      xml("radius", text, [.invalidRadius])
        == [
          "3:13-3:\(end) error invalid-radius: radius \"\(text)\" must be a plain decimal number \(reason)",
          "  label: treated as absent: radius becomes 8 (assumed)",
        ] + (fix.map { ["  " + $0] } ?? []))
  }

  @Test func aLongRadius() {
    let zeros = String(repeating: "0", count: 50_000)
    #expect(
      xml("radius", zeros, [.invalidRadius]) == [
        "3:13-3:50013 error invalid-radius: radius \"\(String(repeating: "0", count: 60))…\" "
          + "must be a plain decimal number like 14 or 14.5",
        "  label: treated as absent: radius becomes 8 (assumed)",
      ])
  }

  @Test func radiiOutOfRange() {
    #expect(
      xml("radius", "32.5", [.radiusOutOfRange]) == [
        "3:13-3:17 error radius-out-of-range: radius 32.5 must be from 0 to 32", "  label: the module applies 32",
        "  safe: use 32",
      ])
    #expect(
      xml("radius", "-1e2", [.radiusOutOfRange]) == [
        "3:13-3:17 error radius-out-of-range: radius -1e2 must be from 0 to 32", "  label: the module applies 0",
        "  safe: use 0",
      ])
    #expect(xml("radius", "32", [.radiusOutOfRange]) == [])
    #expect(xml("radius", "0", [.radiusOutOfRange]) == [])
  }

  private let urlRules: Set<RuleID> = [.invalidFontURL, .insecureFontURL, .fontURLNotStylesheet, .privateFontHost]

  @Test func fontURLs() {
    #expect(
      xml("fontURL", "fonts.acme.example/a.css", urlRules) == [
        "3:14-3:38 error invalid-font-url: fontURL \"fonts.acme.example/a.css\" must be a whole URL "
          + "that begins with https://",
        "  label: the module drops it (assumed)", "  unsafe: use https://fonts.acme.example/a.css",
      ])
    #expect(
      xml("fontURL", "../a.css", urlRules) == [
        "3:14-3:22 error invalid-font-url: fontURL \"../a.css\" must be a whole URL that begins with https://",
        "  label: the module drops it (assumed)",
      ])
    #expect(
      xml("fontURL", "https://fonts.acme.example/a b.css", urlRules) == [
        "3:14-3:48 error invalid-font-url: fontURL \"https://fonts.acme.example/a b.css\" must be a whole URL "
          + "without white space",
        "  label: the module drops it (assumed)",
      ])
    #expect(
      xml("fontURL", "HTTP://fonts.acme.example/a.css", urlRules) == [
        "3:14-3:18 error insecure-font-url: fontURL scheme \"HTTP\" must be \"https\"",
        "  label: the module drops the fontURL", "  unsafe: use https",
      ])
    #expect(
      xml("fontURL", "data:text/css,x", urlRules) == [
        "3:14-3:18 error insecure-font-url: fontURL scheme \"data\" must be \"https\"",
        "  label: the module drops the fontURL",
      ])
    #expect(
      xml("fontURL", "https://fonts.acme.example/Inter.WOFF2?v=1#x", urlRules) == [
        "3:46-3:52 warning font-url-not-stylesheet: fontURL must lead to a stylesheet, \".WOFF2\" is a font file",
        "  label: a font file loads nothing as a stylesheet",
      ])
    // Behind an entity the bytes of the value cannot be told one by one.
    #expect(
      xml("fontURL", "http://fonts.acme.example/a.css?a=1&amp;b=2", urlRules) == [
        "3:14-3:57 error insecure-font-url: fontURL scheme \"http\" must be \"https\"",
        "  label: the module drops the fontURL",
      ])
    #expect(xml("fontURL", "hTTps://fonts.acme.example/a.css", urlRules) == [])
  }

  @Test(arguments: [
    ("localhost", "localhost", true), ("LOCALHOST:8080", "localhost", true), ("dev.localhost", "dev.localhost", true),
    ("localhost.", "localhost.", true), ("127.0.0.1", "127.0.0.1", false), ("10.0.0.5:443", "10.0.0.5", false),
    ("8.8.8.8", "8.8.8.8", false), ("2130706433", "2130706433", false), ("0x7f.1", "0x7f.1", false),
    ("0x7f000001", "0x7f000001", false), ("127.1.", "127.1.", false), ("[::1]", "::1", false),
    ("[fe80::1]:8443", "fe80::1", false),
  ])
  func privateHosts(authority: String, host: String, isLocal: Bool) {
    let url = "https://\(authority)/a.css"
    let words = isLocal ? "is the phone itself, it must be a public name" : "must be a name, not an IP address"
    #expect(
      xml("fontURL", url, urlRules) == [
        "3:14-3:\(14 + url.count) warning private-font-host: fontURL host \"\(host)\" \(words)"
      ])
  }

  @Test(arguments: [
    "localhost.acme.example", "0x7f.example", "1.2.3.4.example", "fonts-127.example", "xlocalhost.example",
    "local.example",
    "f\u{6E}.internals", "%66.example", "a_b.example.",
  ])
  func publicHosts(host: String) {
    #expect(xml("fontURL", "https://\(host)/127.0.0.1.css", urlRules) == [])
  }

  @Test(
    arguments: [
      ("%6c%6fcalhost", "localhost", "is the phone itself, it must be a public name"),
      ("127%2E0.0.%31", "127.0.0.1", "must be a name, not an IP address"),
      ("cdn", "cdn", "is known to a local network alone, it must be a public name"),
      ("xlocalhost", "xlocalhost", "is known to a local network alone, it must be a public name"),
      ("nas.LOCAL", "nas.local", "is known to a local network alone, it must be a public name"),
      ("cdn.corp.internal.", "cdn.corp.internal.", "is known to a local network alone, it must be a public name"),
      ("nas.home.arpa:8443", "nas.home.arpa", "is known to a local network alone, it must be a public name"),
      ("cdn.test", "cdn.test", "is known to a local network alone, it must be a public name"),
    ])
  func privateNames(authority: String, host: String, words: String) {
    let url = "https://\(authority)/a.css"
    #expect(
      xml("fontURL", url, urlRules) == [
        "3:14-3:\(14 + url.count) warning private-font-host: fontURL host \"\(host)\" \(words)"
      ])
  }

  @Test(
    arguments: [
      ("f..example", "whose host has no empty part between dots"),
      (".example", "whose host has no empty part between dots"),
      (".", "whose host has no empty part between dots"), ("f%2e.example", "whose host has no empty part between dots"),
      ("f.example:0", "with a port from 1 to 65535"), ("f.example:65536", "with a port from 1 to 65535"),
      ("f.example:99999999999999999999", "with a port from 1 to 65535"),
      (String(repeating: "a", count: 64) + ".example", "whose host has at most 253 bytes, and 63 between dots"),
      (String(repeating: "a.", count: 124) + "example", "whose host has at most 253 bytes, and 63 between dots"),
      ("f%2f.example", "whose host holds no percent-encoded delimiter"),
      ("f%ff.example", "whose host holds no percent-encoded delimiter"),
    ])
  func invalidAuthorities(authority: String, words: String) {
    let url = "https://\(authority)/a.css"
    #expect(
      xml("fontURL", url, urlRules) == [
        "3:14-3:\(14 + url.count) error invalid-font-url: fontURL \(Quoted.value(url)) must be a whole URL \(words)",
        "  label: the module drops it (assumed)",
      ])
  }

  /// What is suggested must be free of findings itself.
  @Test(arguments: ["127.0.0.1/a.css", "fonts.local/a.css", "fonts.acme.example/inter.woff2"])
  func noSuggestionThatIsWrongItself(url: String) {
    #expect(
      xml("fontURL", url, urlRules) == [
        "3:14-3:\(14 + url.count) error invalid-font-url: fontURL \"\(url)\" must be a whole URL "
          + "that begins with https://",
        "  label: the module drops it (assumed)",
      ])
  }

  @Test(
    arguments: [
      ("140", "32, the largest radius"), ("-0.5", "0, the smallest radius"), ("1e300", "32, the largest radius"),
    ])
  func aRadiusInQuotesOutOfRange(text: String, words: String) throws {
    let json = "{ \"id\": \"acme\", \"themes\": [ { \"radius\": \"\(text)\" } ] }"
    let fix = try #require(Lint.json(json, .wrongType).first?.fixIts.first)
    #expect(fix.title == "use \(words)")
    #expect(fix.applicability == .unsafe)
    let repaired = Lint.text(fix.applied(to: json), path: "acme.json").findings(of: [.wrongType, .radiusOutOfRange])
    #expect(repaired == [])
  }

  @Test func aModeThatAnotherThemeHas() {
    let text = """
      <brand id="acme">
        <theme mode="drk"/><theme mode="Light"/><theme mode="ligth"/>
        <theme mode="dark"/>
        <ownTheme mode="Dark"/>
      </brand>
      """
    let label = "  label: treated as absent: mode becomes light (assumed)"
    func message(_ mode: String) -> String { "error invalid-mode: mode \"\(mode)\" must be \"light\" or \"dark\"" }
    #expect(
      Lint.text(text, path: "acme.xml").findings(of: [.invalidMode]) == [
        "2:16-2:19 \(message("drk"))", label, "  help: did you mean dark, which another theme has",
        "2:35-2:40 \(message("Light"))", label, "  safe: use light",
        "2:56-2:61 \(message("ligth"))", label, "  help: did you mean light, which another theme has",
        "4:19-4:23 \(message("Dark"))", "  safe: use dark",
      ])
  }

  @Test func credentialsAreNeverRepeated() {
    #expect(
      xml("fontURL", "https://ann:secret@fonts.acme.example/a.css", urlRules) == [
        "3:14-3:57 warning private-font-host: fontURL must hold no user name or password"
      ])
  }

  @Test func fontFamilies() {
    #expect(
      xml("fontFamily", "Inter} body{", [.unsafeFontFamily]) == [
        "3:22-3:23 error unsafe-font-family: fontFamily \"Inter} body{\" must not hold \"}\"",
        "  label: treated as absent: font becomes system-ui (assumed)",
      ])
    #expect(
      xml("fontFamily", "Inter\u{202E}", [.unsafeFontFamily]).first
        == "3:22-3:23 error unsafe-font-family: fontFamily \"Inter\u{202E}\" must not hold U+202E")
    #expect(
      xml("fontFamily", "Inter &lt;b", [.unsafeFontFamily]).first
        == "3:17-3:28 error unsafe-font-family: fontFamily \"Inter <b\" must not hold \"<\"")
    #expect(xml("fontFamily", "O'Neill Sans, Noto Sans 日本", [.unsafeFontFamily]) == [])
  }

  @Test func fontURLWithoutFamily() {
    #expect(
      xml("fontURL", "https://fonts.acme.example/a.css", [.fontURLWithoutFamily]) == [
        "3:14-3:46 warning font-url-without-family: fontURL without a fontFamily, which names the font to use",
        "  label: the font stays system-ui (assumed)",
      ])
  }
}
