extension RepairDescription {
  /// In Markdown: "**unsafe** (`nearest`): the change. The reason."
  var markdown: String {
    let kinds = kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return "**\(applicability.word)** (\(kinds)): \(change). \(RulePage.sentence(reason))"
  }

  /// At a terminal: "The change; unsafe: the reason."
  public var text: String { RulePage.sentence("\(change); \(applicability.word): \(reason)") }
}
