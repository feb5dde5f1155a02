extension FontURL {
  /// Reads an absolute URL: a scheme, `://`, a host, and a path, query and fragment of the characters that RFC 3986
  /// allows. Nil for anything else: a relative reference, white space, a character that must be percent-encoded.
  ///
  /// A scheme without authority (`data:`, `file:/…`) is read too, with an empty host, so that it can be named as one
  /// that is not https; https and http need a host.
  public init?(text: String) {
    guard let url = try? FontURL(checking: text) else { return nil }
    self = url
  }

  /// Why a text is no URL.
  enum Fault: Error {
    /// Not by the grammar.
    case form
    /// A port other than 1 … 65535.
    case port
    /// A host with nothing between two dots or before the first one.
    case emptyLabel
    /// A host, or a label of it, beyond what the domain name system carries (RFC 1035, section 2.3.4).
    case longHost
    /// A host with a character that no host has, percent-encoded.
    case hostCharacter
  }

  init(checking text: String) throws(Fault) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(bytes[..<colon]) else { throw .form }
    let scheme = String(decoding: bytes[..<colon].map(Self.lowered), as: UTF8.self)
    guard Self.isWellFormed(bytes[(colon + 1)...]) else { throw .form }

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
        guard !authority[..<at].contains(UInt8(ascii: "@")) else { throw .form }
        authority = authority[(at + 1)...]
      }
      host = try Self.host(of: authority)
    }
    if host.isEmpty, scheme == "https" || scheme == "http" { throw .form }
    // Brackets belong to the host alone (section 3.2.2).
    guard !bytes[end...].contains(where: Self.isBracket), !rest.contains(where: Self.isBracket) else { throw .form }
    // One `#` at most (section 3.5).
    guard bytes.count(where: { $0 == UInt8(ascii: "#") }) <= 1 else { throw .form }
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

  /// The host in lower case, decoded, without port and brackets.
  private static func host(of authority: ArraySlice<UInt8>) throws(Fault) -> String {
    var host = authority
    var port = authority[authority.endIndex...]
    if authority.first == UInt8(ascii: "[") {
      guard let close = authority.firstIndex(of: UInt8(ascii: "]")) else { throw .form }
      host = authority[authority.index(after: authority.startIndex)..<close]
      port = authority[(close + 1)...]
      guard host.contains(UInt8(ascii: ":")), host.allSatisfy(isAddressCharacter) else { throw .form }
    } else {
      if let colon = authority.firstIndex(of: UInt8(ascii: ":")) {
        host = authority[..<colon]
        port = authority[colon...]
      }
      guard !host.contains(where: isBracket) else { throw .form }
    }
    if let first = port.first {
      guard first == UInt8(ascii: ":"), port.dropFirst().allSatisfy(isDigit), !host.isEmpty else { throw .form }
      if port.count > 1, !isPort(port.dropFirst()) { throw .port }
    }
    if authority.first == UInt8(ascii: "[") { return String(decoding: host.map(lowered), as: UTF8.self) }
    return try name(host)
  }

  /// A host that is a name, or an IPv4 address.
  private static func name(_ host: ArraySlice<UInt8>) throws(Fault) -> String {
    let decoded = host.contains(UInt8(ascii: "%")) ? percentDecoded(host) : Array(host)
    let isText = decoded.withUnsafeBufferPointer { UTF8Validation.endOfValidPrefix($0) } == decoded.count
    guard isText, !decoded.contains(where: isForbiddenInHost) else { throw .hostCharacter }
    if decoded.isEmpty { return "" }
    // The dot at the end is the root of the domain name system.
    let name = decoded.last == UInt8(ascii: ".") ? decoded.dropLast() : decoded[...]
    if name.count > 253 { throw .longHost }
    var length = 0
    for byte in name {
      length = byte == UInt8(ascii: ".") ? 0 : length + 1
      if length > 63 { throw .longHost }
    }
    for (index, byte) in name.enumerated() where byte == UInt8(ascii: ".") {
      if index == 0 || name[index - 1] == byte { throw .emptyLabel }
    }
    if name.last ?? UInt8(ascii: ".") == UInt8(ascii: ".") { throw .emptyLabel }
    return String(decoding: decoded.map(lowered), as: UTF8.self)
  }

  private static func isPort(_ digits: ArraySlice<UInt8>) -> Bool {
    guard let port = Int(String(decoding: digits, as: UTF8.self)) else { return false }
    return 1...65_535 ~= port
  }

  /// - Precondition: every `%` has its two digits.
  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex {
        let digits = (bytes[index + 1].hexDigitValue ?? 0, bytes[index + 2].hexDigitValue ?? 0)
        decoded.append(UInt8(digits.0 << 4 | digits.1))
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }

  /// The forbidden domain code points of the WHATWG URL standard.
  private static func isForbiddenInHost(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\u{0}"..." ", "\u{7F}", "#", "/", ":", "<", ">", "?", "@", "[", "\\", "]", "^", "|", "%": true
    default: false
    }
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
