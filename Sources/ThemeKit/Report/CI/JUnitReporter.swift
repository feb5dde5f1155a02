/// JUnit's XML, for services that show tests: one suite, a failing case for each finding that the run fails for, and a
/// passing case for each file without one. Other findings stand in the suite's `system-out`.
///
/// The form is the one that both public schemas allow, that of Jenkins and that of Windy Road. Time and host are fixed, since
/// the same input gives the same bytes.
public struct JUnitReporter: Sendable {
  /// A time, since the form requires one; it tells nothing.
  static let timestamp = "1970-01-01T00:00:00"
  static let hostname = "localhost"

  public init() {}

  public func text(of report: Report) -> String {
    let cases = cases(of: report)
    var xml = XMLReportWriter()
    xml.element("testsuites") { xml in
      xml.element(
        "testsuite",
        [
          "name": Tool.name, "package": Tool.name, "id": "0", "timestamp": JUnitReporter.timestamp,
          "hostname": JUnitReporter.hostname, "tests": String(cases.count),
          "failures": String(cases.count { $0.outcome == .failure }),
          "errors": String(cases.count { $0.outcome == .error }), "time": "0",
        ]
      ) { xml in
        xml.element("properties") { $0.element("property", ["name": "version", "value": Tool.version]) }
        for testCase in cases { write(testCase, to: &xml) }
        xml.element("system-out", text: output(of: report))
        xml.element("system-err", text: report.failures.map(\.message).joined(separator: "\n"))
      }
    }
    return xml.text
  }

  private struct Case {
    enum Outcome { case pass, failure, error }

    let name: String
    let file: String
    let outcome: Outcome
    /// The rule, or what else went wrong.
    var type = ""
    var message = ""
    var text = ""
  }

  private func write(_ testCase: Case, to xml: inout XMLReportWriter) {
    let attributes: KeyValuePairs<StaticString, String> = [
      "name": testCase.name, "classname": testCase.file, "time": "0",
    ]
    let details: KeyValuePairs<StaticString, String> = ["type": testCase.type, "message": testCase.message]
    switch testCase.outcome {
    case .pass: xml.element("testcase", attributes)
    case .failure: xml.element("testcase", attributes) { $0.element("failure", details, text: testCase.text) }
    case .error: xml.element("testcase", attributes) { $0.element("error", details, text: testCase.text) }
    }
  }

  private func cases(of report: Report) -> [Case] {
    var cases = report.clean.map { Case(name: "lints clean", file: $0, outcome: .pass) }
    for file in report.files {
      let path = file.source.relativePath
      let lines = LineIndex(file.source)
      let failing = file.diagnostics.filter { fails($0, report) }
      if failing.isEmpty { cases.append(Case(name: "lints clean", file: path, outcome: .pass)) }
      cases += failing.map { diagnostic in
        let position = lines.position(at: diagnostic.range.lowerBound)
        let place = "\(position.line):\(position.column)"
        return Case(
          name: "\(diagnostic.rule.rawValue) at \(place)", file: path, outcome: .failure,
          type: diagnostic.rule.rawValue, message: diagnostic.line,
          text: ([line(path, place, diagnostic)] + details(diagnostic)).joined(separator: "\n"))
      }
    }
    cases += report.failures.map {
      Case(
        name: "can be read", file: $0.path, outcome: .error, type: "unreadable", message: $0.message, text: $0.message)
    }
    // By path, each file's cases in their order.
    return cases.enumerated().sorted { left, right in
      let (a, b) = (left.element.file.utf8, right.element.file.utf8)
      return a.elementsEqual(b) ? left.offset < right.offset : a.lexicographicallyPrecedes(b)
    }.map(\.element)
  }

  private func fails(_ diagnostic: Diagnostic, _ report: Report) -> Bool {
    report.gate.map { diagnostic.severity >= $0 } ?? false
  }

  private func line(_ path: String, _ place: String, _ diagnostic: Diagnostic) -> String {
    "\(path):\(place): \(diagnostic.severity.name): \(diagnostic.line) [\(diagnostic.rule.rawValue)]"
  }

  /// What would help, one line each.
  private func details(_ diagnostic: Diagnostic) -> [String] {
    diagnostic.fixIts.map { "help: " + $0.titleWithApplicability }
      + [diagnostic.help.map { "help: " + $0 }]
      .compactMap(\.self) + diagnostic.notes.map { "note: " + $0 }
  }

  /// The findings that the run does not fail for, and the pairs that could not be judged.
  private func output(of report: Report) -> String {
    let files = report.files.map { file in
      ReportedFile(
        source: file.source, diagnostics: file.diagnostics.filter { !fails($0, report) }, unchecked: file.unchecked)
    }
    let text = ConciseReporter(relativePaths: true).text(of: Report(files: files, summary: report.summary))
    return text.isEmpty ? "" : String(text.dropLast())
  }
}
