/// Paths of a report as services take them.
enum MachinePath {
  /// A relative URI reference (RFC 3986): everything but unreserved characters and `/` is percent-encoded, a colon too, which
  /// would make a scheme of what stands before it. Empty paths and absolute ones do not come up.
  static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return uri
  }
}
