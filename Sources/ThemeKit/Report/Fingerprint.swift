/// A mark by which a finding is known again in a later run, though lines were added above it.
///
/// It is made of the rule, the path, the text of the finding's place without the white space around it (references as they
/// are written), and a running number for those that are equal in all that. Lines and columns take no part. Two findings of
/// one report never share a fingerprint.
public struct Fingerprint: Hashable, Sendable {
  /// 32 hexadecimal digits: the first half of a SHA-256.
  public let text: String

  /// The fingerprints of a file's findings, in their order.
  public static func all(of file: ReportedFile) -> [Fingerprint] {
    var seen: [String: Int] = [:]
    return file.diagnostics.map { diagnostic in
      let place = file.source.bytes[diagnostic.range.lowerBound..<diagnostic.range.upperBound]
      let text = trimmed(String(decoding: place, as: UTF8.self))
      let key = "\(diagnostic.rule.rawValue)\0\(text)"
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      return Fingerprint(
        rule: diagnostic.rule.rawValue, path: file.source.relativePath, text: text, ordinal: ordinal)
    }
  }

  /// What the fingerprint is called where several stand side by side. Another way to make them would get another number.
  public static let version = "qetheme/v1"

  init(rule: String, path: String, text: String, ordinal: Int) {
    let key = [Fingerprint.version, rule, path, text, String(ordinal)].joined(separator: "\0")
    self.text = SHA256.hash(Array(key.utf8)).prefix(16).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
