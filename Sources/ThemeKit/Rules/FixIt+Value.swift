extension FixIt {
  /// Writes `text` in place of the value at `range`; safe unless it is said otherwise.
  /// - Parameter remark: what the title says of the text, ", the largest radius".
  static func value(
    _ text: String, for range: SourceRange, _ applicability: Applicability = .safe, remark: String = ""
  ) -> FixIt {
    FixIt(
      kind: .value, title: "use \(text)\(remark)", applicability: applicability,
      edits: [TextEdit(range: range, text: text)])
  }
}
