/// An absolute URL of a font's stylesheet, taken apart as RFC 3986 says.
public struct FontURL: Hashable, Sendable {
  /// As written.
  public let text: String
  /// Lower case, without the colon.
  public let scheme: String
  /// As written between `//` and `@`; nil without `@`.
  public let userInfo: String?
  /// Lower case, percent-encoding replaced; an IPv6 address without its brackets. Empty when the URL has no authority.
  public let host: String
  public let path: String

  public init(text: String, scheme: String, userInfo: String?, host: String, path: String) {
    self.text = text
    self.scheme = scheme
    self.userInfo = userInfo
    self.host = host
    self.path = path
  }

  /// Whether QEEmbedTheme keeps the URL: it documents that other schemes than https are dropped. Schemes are
  /// compared without regard to letter case (RFC 3986, section 3.1).
  public var isSecure: Bool { scheme == "https" }
}
