/// GitLab's code quality report: one array of findings.
///
/// Errors are `major`, warnings `minor`, notes `info`. Fingerprints hold no line numbers (`Fingerprint`), so that a
/// finding stays known when lines are added above it. A file that could not be read is `blocker`, at its first line.
public struct GitLabReporter: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    var json = JSONWriter()
    json.array { json in
      for file in report.files {
        let lines = LineIndex(file.source)
        for (diagnostic, fingerprint) in zip(file.diagnostics, Fingerprint.all(of: file)) {
          write(
            diagnostic.line, diagnostic.rule.rawValue, fingerprint.text, severity(diagnostic.severity),
            file.source.relativePath, lines.position(at: diagnostic.range.lowerBound).line, to: &json)
        }
      }
      for failure in report.failures {
        let fingerprint = Fingerprint(rule: "unreadable", path: failure.path, text: "", ordinal: 0)
        write(failure.message, "unreadable", fingerprint.text, "blocker", failure.path, 1, to: &json)
      }
    }
    return json.text + "\n"
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  private func write(
    _ message: String, _ rule: String, _ fingerprint: String, _ severity: String, _ path: String, _ line: Int,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.string("description", "\(rule): \(message)")
      json.string("check_name", rule)
      json.string("fingerprint", fingerprint)
      json.string("severity", severity)
      json.object("location") { json in
        json.string("path", path)
        json.object("lines") { $0.number("begin", line) }
      }
    }
  }
}
