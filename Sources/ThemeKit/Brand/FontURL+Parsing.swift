extension FontURL {
  /// Reads an absolute URL: a scheme, `://`, a host, and a path, query and fragment of the characters that RFC 3986
  /// allows. Nil for anything else: a relative reference, white space, a character that must be percent-encoded.
  ///
  /// A scheme without authority (`data:`, `file:/…`) is read too, with an empty host, so that it can be named as one
  /// that is not https; https and http need a host.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(bytes[..<colon]) else { return nil }
    let scheme = String(decoding: bytes[..<colon].map(Self.lowered), as: UTF8.self)
    guard Self.isWellFormed(bytes[(colon + 1)...]) else { return nil }

    let end = bytes[colon...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    var rest = bytes[(colon + 1)..<end]
    var userInfo: String?
    var host = ""
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      var authority = rest.prefix { $0 != UInt8(ascii: "/") }
      rest = rest[authority.endIndex...]
      if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
        userInfo = String(decoding: authority[..<at], as: UTF8.self)
        guard !authority[..<at].contains(UInt8(ascii: "@")) else { return nil }
        authority = authority[(at + 1)...]
      }
      guard let read = Self.host(of: authority) else { return nil }
      host = read
    }
    if host.isEmpty, scheme == "https" || scheme == "http" { return nil }
    // Brackets belong to the host alone (section 3.2.2).
    guard !bytes[end...].contains(where: Self.isBracket), !rest.contains(where: Self.isBracket) else { return nil }
    // One `#` at most (section 3.5).
    guard bytes.count(where: { $0 == UInt8(ascii: "#") }) <= 1 else { return nil }
    self.init(
      text: text, scheme: scheme, userInfo: userInfo, host: host, path: String(decoding: rest, as: UTF8.self))
  }

  /// `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`, section 3.1.
  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  /// The host in lower case, without port and brackets; nil when it is not well-formed.
  private static func host(of authority: ArraySlice<UInt8>) -> String? {
    var host = authority
    var port = authority[authority.endIndex...]
    if authority.first == UInt8(ascii: "[") {
      guard let close = authority.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<close]
      port = authority[(close + 1)...]
      guard host.contains(UInt8(ascii: ":")), host.allSatisfy(isAddressCharacter) else { return nil }
    } else {
      if let colon = authority.firstIndex(of: UInt8(ascii: ":")) {
        host = authority[..<colon]
        port = authority[colon...]
      }
      guard !host.contains(where: isBracket) else { return nil }
    }
    if let first = port.first {
      guard first == UInt8(ascii: ":"), port.dropFirst().allSatisfy(isDigit) else { return nil }
      guard !host.isEmpty else { return nil }
    }
    return String(decoding: host.map(lowered), as: UTF8.self)
  }

  /// Whether all bytes are allowed in a URL (section 2: unreserved, reserved) and each `%` has its two digits.
  private static func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < bytes.endIndex, isHexDigit(bytes[index + 1]), isHexDigit(bytes[index + 2]) else {
          return false
        }
        index += 2
      } else if !isLetter(byte), !isDigit(byte), !isPunctuation(byte) {
        return false
      }
      index += 1
    }
    return true
  }

  /// The characters of a URL that are neither letters nor digits nor `%` (section 2: unreserved and reserved).
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "-", ".", "_", "~", ":", "/", "?", "#", "[", "]", "@", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=":
      true
    default: false
    }
  }

  private static func isBracket(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
  /// Of an IPv6 or later address in brackets.
  private static func isAddressCharacter(_ byte: UInt8) -> Bool {
    isHexDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "v")
  }
  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
