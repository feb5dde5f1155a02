/// The content security policy (W3C, CSP Level 3) of a page that stands alone: it may show pictures that lie beside it or
/// in it, and use its own style sheets and scripts, which are named by their hashes. Nothing else: no request leaves the page.
struct ContentPolicy {
  let styleSheets: [String]
  let scripts: [String]
  /// Whether pictures may lie beside the page.
  let hasFiles: Bool

  /// For `<meta http-equiv="Content-Security-Policy">`.
  var text: String {
    let sources = [
      "default-src 'none'", "img-src \(hasFiles ? "'self' " : "")data:", "style-src \(Self.sources(styleSheets))",
      "script-src \(Self.sources(scripts))", "base-uri 'none'", "form-action 'none'",
    ]
    return sources.joined(separator: "; ")
  }

  private static func sources(_ contents: [String]) -> String {
    contents.isEmpty ? "'none'" : contents.map(source).joined(separator: " ")
  }

  /// `'sha256-…'`
  static func source(_ content: String) -> String {
    "'sha256-\(Base64.text(of: SHA256.hash(Array(content.utf8))))'"
  }
}
