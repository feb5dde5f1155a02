/// One line a finding: `path:line:col: error: message [rule]`. No colour, so that every reader of the form takes
/// it as it is.
///
/// A pair that could not be judged is a note with `[not-checked]` in the rule's place.
public struct ConciseReporter: Sendable {
  private let usesRelativePaths: Bool

  /// - Parameter relativePaths: whether files are named as in machine formats, and not as they were typed.
  public init(relativePaths: Bool = false) { usesRelativePaths = relativePaths }

  public func text(of report: Report) -> String {
    var text = ""
    for file in report.files {
      let lines = LineIndex(file.source)
      func add(_ range: SourceRange, _ severity: Severity, _ message: String, _ rule: String) {
        let position = lines.position(at: range.lowerBound)
        text +=
          SafeText.terminal(usesRelativePaths ? file.source.relativePath : file.source.path)
          + ":\(position.line):\(position.column): "
        text += "\(severity.name): \(SafeText.terminal(message)) [\(rule)]\n"
      }
      for diagnostic in file.diagnostics {
        add(diagnostic.range, diagnostic.severity, diagnostic.line, diagnostic.rule.rawValue)
      }
      for group in UncheckedGroup.groups(of: file.unchecked) {
        add(group.range, .note, "not checked: " + group.message, "not-checked")
      }
    }
    return text
  }
}

extension Diagnostic {
  /// The finding in one line: its message, and whose it is too.
  var line: String { inheritance.map { "\(message), \($0)" } ?? message }
}
