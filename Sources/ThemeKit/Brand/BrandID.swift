/// The ids of brands: `[a-z0-9][a-z0-9-]{0,63}`. They name output files.
public enum BrandID {
  /// The largest number of characters.
  static let maximumLength = 64

  public static func isValid(_ text: String) -> Bool {
    guard 1...maximumLength ~= text.utf8.count, text.utf8.first != .hyphen else { return false }
    return hasValidCharacters(text)
  }

  /// Whether all of `text` is of `a-z`, `0-9` and `-`, whatever its length and order.
  static func hasValidCharacters(_ text: String) -> Bool {
    text.utf8.allSatisfy { isLowerCaseLetter($0) || $0.isDigit || $0 == .hyphen }
  }

  /// An id made of any text: in lower case, everything that is neither letter nor digit one hyphen. Nil when nothing
  /// is left.
  public static func slug(of text: String) -> String? {
    var slug: [UInt8] = []
    for byte in text.utf8 {
      if byte.isASCIILetter || byte.isDigit {
        slug.append(byte.isASCIILetter ? byte | 0x20 : byte)
      } else if slug.last != .hyphen, !slug.isEmpty {
        slug.append(.hyphen)
      }
    }
    slug = Array(slug.prefix(maximumLength))
    while slug.last == .hyphen { slug.removeLast() }
    return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
  }

  private static func isLowerCaseLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter && byte & 0x20 != 0 }
}
