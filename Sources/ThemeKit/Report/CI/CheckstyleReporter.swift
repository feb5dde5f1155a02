/// Checkstyle's XML, which Jenkins, Azure and many editors read.
///
/// The attribute `source` is `qetheme.` and the rule. A file that could not be read has one error without a line.
public struct CheckstyleReporter: Sendable {
  /// The version of Checkstyle whose form this is; readers look for the attribute and not at the number.
  static let version = "4.3"

  public init() {}

  public func text(of report: Report) -> String {
    var xml = XMLReportWriter()
    xml.element("checkstyle", ["version": CheckstyleReporter.version]) { xml in
      for file in report.files where !file.diagnostics.isEmpty || !file.unchecked.isEmpty {
        write(file, to: &xml)
      }
      for failure in report.failures {
        xml.element("file", ["name": failure.path]) { xml in
          xml.element(
            "error", ["severity": "error", "message": failure.message, "source": "\(Tool.name).unreadable"])
        }
      }
    }
    return xml.text
  }

  private func write(_ file: ReportedFile, to xml: inout XMLReportWriter) {
    let lines = LineIndex(file.source)
    xml.element("file", ["name": file.source.relativePath]) { xml in
      func error(_ range: SourceRange, _ severity: Severity, _ message: String, _ rule: String) {
        let position = lines.position(at: range.lowerBound)
        xml.element(
          "error",
          [
            "line": String(position.line), "column": String(position.column), "severity": word(severity),
            "message": message, "source": "\(Tool.name).\(rule)",
          ])
      }
      for diagnostic in file.diagnostics {
        error(diagnostic.range, diagnostic.severity, diagnostic.line, diagnostic.rule.rawValue)
      }
      for group in UncheckedGroup.groups(of: file.unchecked) {
        error(group.range, .note, "not checked: " + group.message, "not-checked")
      }
    }
  }

  private func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
