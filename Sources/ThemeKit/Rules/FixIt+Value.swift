extension FixIt {
  /// Writes `text` in place of the value at `range`; safe unless it is said otherwise.
  static func value(
    _ text: String, for range: SourceRange, _ applicability: Applicability = .safe
  ) -> FixIt {
    FixIt(
      kind: .value, title: "use \(text)", applicability: applicability, edits: [TextEdit(range: range, text: text)])
  }
}
