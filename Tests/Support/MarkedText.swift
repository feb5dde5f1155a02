/// A text in which `↓` stands before the first character of each range that a test expects.
public struct MarkedText: Sendable {
  /// Without the marks.
  public let text: String
  /// UTF-8 offset of each mark in `text`.
  public let offsets: [Int]

  public init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        offsets.append(text.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.offsets = offsets
  }
}
