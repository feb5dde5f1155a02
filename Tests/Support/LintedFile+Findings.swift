public import ThemeKit

extension LintedFile {
  /// Every finding in full, one line a part, as tests compare it:
  ///
  ///     12:11-12:18 error low-text-contrast: text #8a8f98 …
  ///       label: …
  ///       10:17-10:24: …
  ///       note: …
  ///       safe: use #ffaa00
  ///
  /// - Parameter rules: the rules to list; nil for all.
  public func findings(of rules: Set<RuleID>? = nil) -> [String] {
    let lines = LineIndex(source)
    func place(_ range: SourceRange) -> String {
      let start = lines.position(at: range.lowerBound)
      let end = lines.position(at: range.upperBound)
      return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
    var text: [String] = []
    for finding in diagnostics where rules?.contains(finding.rule) ?? true {
      text.append("\(place(finding.range)) \(finding.severity.name) \(finding.rule.rawValue): \(finding.message)")
      if let label = finding.label { text.append("  label: \(label)") }
      for related in finding.related { text.append("  \(place(related.range)): \(related.message)") }
      if let help = finding.help { text.append("  help: \(help)") }
      for note in finding.notes { text.append("  note: \(note)") }
      for fixIt in finding.fixIts { text.append("  \(fixIt.applicability.rawValue): \(fixIt.title)") }
    }
    return text
  }
}
