public import ThemeKit

extension FixIt {
  /// The text after the edits.
  public func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
