/// What is wrong with a text that should have been `#` and six hexadecimal digits, and what it probably means.
public struct HexColorMistake: Sendable {
  /// What follows "must": "have six hex digits, it has three".
  public let rule: String
  /// The colour in the right spelling, in the letter case of the text; nil when it has no one meaning.
  public let suggestion: String?

  /// Longest text that is looked into, in bytes: no way to write a colour is longer, and what is wrong is found by
  /// taking layers off.
  private static let longest = 64

  /// - Precondition: `text` is no valid colour.
  public init(in text: String) {
    if text.utf8.count > Self.longest {
      self.init(Self.holdsColor(text) ? "be # and six hex digits and nothing else" : "be # and six hex digits")
      return
    }
    self =
      Self.surroundings(of: text) ?? Self.spelling(of: text) ?? Self.function(text) ?? Self.name(text)
      ?? Self.digits(of: text)
  }

  private init(_ rule: String, _ suggestion: String? = nil) {
    self.rule = rule
    self.suggestion = suggestion
  }

  /// What `text` means: itself when it is valid, else the suggestion for it.
  private static func meaning(of text: some StringProtocol) -> String? {
    let text = String(text)
    return SRGBColor(hex: text) != nil ? text : HexColorMistake(in: text).suggestion
  }

  /// White space, quotes and separators that came along with a copied value.
  private static func surroundings(of text: String) -> HexColorMistake? {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return HexColorMistake("be # and six hex digits, it is blank") }
    if first != scalars.startIndex || scalars.index(after: last) != scalars.endIndex {
      return HexColorMistake("have no white space around it", meaning(of: String(scalars[first...last])))
    }
    if scalars.count > 2, scalars[first] == "\"" || scalars[first] == "'", scalars[last] == scalars[first] {
      return HexColorMistake("have no quotes of its own", meaning(of: text.dropFirst().dropLast()))
    }
    if scalars[last] == ";" || scalars[last] == ",", let meant = meaning(of: text.dropLast()) {
      return HexColorMistake("end after the colour, without \"\(scalars[last])\"", meant)
    }
    return nil
  }

  /// Characters that only look like the right ones, and prefixes of other languages.
  private static func spelling(of text: String) -> HexColorMistake? {
    var ascii = String.UnicodeScalarView()
    var fullWidth: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // The full-width forms U+FF01 … U+FF5E stand 0xFEE0 above ASCII.
      if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
        fullWidth = fullWidth ?? scalar
        ascii.append(narrow)
      } else {
        ascii.append(scalar)
      }
    }
    if let fullWidth {
      return HexColorMistake(
        "be written in ASCII, \(Quoted.character(fullWidth)) is full-width", meaning(of: String(ascii)))
    }
    if text.hasPrefix("##") {
      return HexColorMistake("start with one #", meaning(of: "#" + text.drop { $0 == "#" }))
    }
    let bare = text.drop { $0 == "#" }
    if bare.hasPrefix("0x") || bare.hasPrefix("0X"), bare.utf8.count == 8 {
      return HexColorMistake("start with #, not with \(bare.prefix(2))", meaning(of: "#" + bare.dropFirst(2)))
    }
    return nil
  }

  /// CSS functions.
  private static func function(_ text: String) -> HexColorMistake? {
    guard text.hasSuffix(")"), let name = CSSColorFunction.name(of: text) else { return nil }
    guard CSSColorFunction.names.contains(name) else {
      return HexColorMistake("be # and six hex digits, not \(name)()")
    }
    switch CSSColorFunction.read(text) {
    case .opaque(let color): return HexColorMistake("be # and six hex digits, not \(name)()", color.hex)
    case .translucent(let alpha): return HexColorMistake("be opaque, its alpha is \(alpha)")
    case nil: return HexColorMistake("be # and six hex digits, not \(name)()")
    }
  }

  /// CSS keywords.
  private static func name(_ text: String) -> HexColorMistake? {
    if let color = CSSColorNames.color(named: text) {
      return HexColorMistake("be # and six hex digits, not a CSS name", color.hex)
    }
    if text.lowercased() == "transparent" { return HexColorMistake("be opaque") }
    return nil
  }

  /// The digits themselves.
  private static func digits(of text: String) -> HexColorMistake {
    let hasNumberSign = text.hasPrefix("#")
    let body = hasNumberSign ? String(text.dropFirst()) : text
    let count = body.unicodeScalars.count
    guard let stray = body.unicodeScalars.first(where: { !$0.isHexDigit }) else {
      return allDigits(body, count: count, hasNumberSign: hasNumberSign)
    }
    let zeroed = String(String.UnicodeScalarView(body.unicodeScalars.map { $0 == "O" || $0 == "o" ? "0" : $0 }))
    if zeroed != body, count == 3 || count == 6, zeroed.unicodeScalars.allSatisfy(\.isHexDigit) {
      return HexColorMistake("have the digit 0, not the letter \(stray)", meaning(of: "#" + zeroed))
    }
    let closed = String(String.UnicodeScalarView(body.unicodeScalars.filter { !$0.properties.isWhitespace }))
    if closed != body, closed.unicodeScalars.allSatisfy(\.isHexDigit), let meant = meaning(of: "#" + closed) {
      return HexColorMistake("have no white space in it", meant)
    }
    if holdsColor(text) { return HexColorMistake("be # and six hex digits and nothing else") }
    if hasNumberSign { return HexColorMistake("have hex digits only (0-9, a-f), \(Quoted.character(stray)) is none") }
    if count == 6, body.unicodeScalars.count(where: \.isHexDigit) >= 3 {
      return HexColorMistake("be # and six hex digits, \(Quoted.character(stray)) is none")
    }
    return HexColorMistake("be # and six hex digits")
  }

  /// Hexadecimal digits, but not six of them, or without the number sign.
  private static func allDigits(_ body: String, count: Int, hasNumberSign: Bool) -> HexColorMistake {
    let start = hasNumberSign ? "" : "start with # and "
    switch count {
    case 6: return HexColorMistake("start with #", "#" + body)
    case 3: return HexColorMistake("\(start)have six hex digits, it has three", "#" + doubled(body))
    case 4, 8:
      let full = count == 4 ? doubled(body) : body
      return HexColorMistake(
        "\(start)have six hex digits, without alpha: CSS reads #\(full.prefix(6)) with alpha \(full.suffix(2)), "
          + "Android reads #\(full.suffix(6)) with alpha \(full.prefix(2))")
    default:
      let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
      return HexColorMistake(
        "\(start)have six hex digits, it has \(words.indices.contains(count) ? words[count] : String(count))")
    }
  }

  /// Each digit twice, as CSS reads its short form.
  private static func doubled(_ digits: String) -> String { digits.map { "\($0)\($0)" }.joined() }

  /// Whether a whole colour stands somewhere in `text`.
  private static func holdsColor(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.contains { start in
      guard scalars[start] == "#", start + 6 < scalars.count else { return false }
      return scalars[(start + 1)...(start + 6)].allSatisfy(\.isHexDigit)
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is one of `0-9`, `a-f`, `A-F`.
  var isHexDigit: Bool { isASCII && properties.isASCIIHexDigit }
}
