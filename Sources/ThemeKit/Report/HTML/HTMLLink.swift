/// Where a link leads or a picture comes from: no text of a brand file can make one of another scheme.
public struct HTMLLink: Hashable, Sendable {
  let text: String

  private init(text: String) { self.text = text }

  /// An element of the same page.
  public static func fragment(_ id: String) -> HTMLLink { HTMLLink(text: "#" + encoded(id, keepingSlashes: false)) }

  /// A file, by its path from the page with `/` between the parts.
  public static func file(_ path: String) -> HTMLLink {
    let path = encoded(path, keepingSlashes: true)
    // A first part with a colon would be a scheme.
    return HTMLLink(text: path.prefix { $0 != "/" }.contains(":") ? "./" + path : path)
  }

  /// A page of somebody else.
  public static func page(_ url: String) -> HTMLLink {
    precondition(url.hasPrefix("https://"), "only https is linked to")
    return HTMLLink(text: url)
  }

  /// An SVG picture in the page itself.
  public static func inlined(svg: String) -> HTMLLink {
    HTMLLink(text: "data:image/svg+xml;base64," + Base64.text(of: Array(svg.utf8)))
  }

  /// Percent-encoded but for what RFC 3986 calls unreserved, and `:`, `@`, which a path may hold.
  private static func encoded(_ path: String, keepingSlashes: Bool) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "@"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/") where keepingSlashes: text += "/"
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
