/// One JSON object a line, for programs that read a report as it comes: first the findings, then the pairs that could not be
/// judged, then what could not be read, and last the figures.
///
/// `type` says what a line is: `diagnostic` and `unchecked`, with the members they have in `json`, `failure` with `path`
/// and `message`, and `summary` with `schemaVersion`, `tool` and `summary`. A report is whole when it has its summary.
public struct JSONLinesReporter: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    var text = ""
    func line(_ type: String, _ body: (inout JSONWriter) -> Void) {
      var json = JSONWriter(indented: false)
      json.object { json in
        json.string("type", type)
        body(&json)
      }
      text += json.text + "\n"
    }
    let files = report.files.map { (file: $0, fields: JSONFields($0.source)) }
    for (file, fields) in files {
      for diagnostic in file.diagnostics { line("diagnostic") { fields.write(diagnostic, to: &$0) } }
    }
    for (file, fields) in files {
      for pair in file.unchecked { line("unchecked") { fields.write(pair, to: &$0) } }
    }
    for failure in report.failures {
      line("failure") { json in
        json.string("path", failure.path)
        json.string("message", failure.message)
      }
    }
    line("summary") { json in
      json.number("schemaVersion", JSONReporter.schemaVersion)
      JSONFields.writeTool(to: &json)
      JSONFields.write(report.summary, to: &json)
    }
    return text
  }
}
