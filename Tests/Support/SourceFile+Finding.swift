public import ThemeKit

extension SourceFile {
  /// The range of the `occurrence`th (from 1) place where `text` stands.
  /// - Precondition: there is one.
  public func range(of text: String, _ occurrence: Int = 1) -> SourceRange {
    let wanted = Array(text.utf8)
    var left = occurrence
    for start in 0...max(0, bytes.count - wanted.count) where bytes[start...].starts(with: wanted) {
      left -= 1
      if left == 0 { return SourceRange(start, start + wanted.count) }
    }
    preconditionFailure("\(text) does not stand \(occurrence) times in \(path)")
  }
}
