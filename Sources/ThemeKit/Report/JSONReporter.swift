/// The report for programs. Its shape is described by `docs/report.schema.json`; a change that breaks readers
/// raises `schemaVersion`.
public struct JSONReporter: Sendable {
  public static let schemaVersion = 1

  public init() {}

  public func text(of report: Report) -> String {
    var json = JSONWriter()
    let files = report.files.map { (file: $0, fields: JSONFields($0.source)) }
    json.object { json in
      json.number("schemaVersion", JSONReporter.schemaVersion)
      JSONFields.writeTool(to: &json)
      JSONFields.write(report.summary, to: &json)
      json.array("diagnostics") { json in
        for (file, fields) in files {
          for diagnostic in file.diagnostics { json.object { fields.write(diagnostic, to: &$0) } }
        }
      }
      json.array("unchecked") { json in
        for (file, fields) in files {
          for pair in file.unchecked { json.object { fields.write(pair, to: &$0) } }
        }
      }
    }
    return json.text + "\n"
  }
}
