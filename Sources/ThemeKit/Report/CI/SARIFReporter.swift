/// SARIF 2.1.0 as GitHub code scanning takes it.
///
/// Paths are relative URIs, columns count Unicode code points, ends are exclusive. What could not be read and which pairs
/// could not be judged are notifications of the invocation. Of more than 25,000 findings the gravest are kept, and a
/// notification says how many are not: GitHub refuses larger runs.
public struct SARIFReporter: Sendable {
  /// The most results of one run that GitHub code scanning takes.
  public static let most = 25_000
  static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  public init() {}

  /// How many findings of a report are left out.
  public static func left(of report: Report) -> Int {
    max(0, report.files.reduce(0) { $0 + $1.diagnostics.count } - most)
  }

  public func text(of report: Report) -> String {
    let left = SARIFReporter.left(of: report)
    let kept = left > 0 ? SARIFReporter.gravest(report.files) : report.files
    var json = JSONWriter()
    json.object { json in
      json.string("$schema", SARIFReporter.schema)
      json.string("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { $0.object("driver") { SARIFRules.writeDriver(to: &$0) } }
          json.string("columnKind", "unicodeCodePoints")
          json.array("invocations") { json in
            json.object { write(report, left: left, to: &$0) }
          }
          json.array("results") { json in
            for file in kept { SARIFResults(file).write(to: &json) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// The invocation: whether everything was read, and what could not be told.
  private func write(_ report: Report, left: Int, to json: inout JSONWriter) {
    json.boolean("executionSuccessful", report.failures.isEmpty)
    json.array("toolExecutionNotifications") { json in
      for failure in report.failures {
        json.object { json in
          json.string("level", "error")
          json.object("message") { $0.string("text", failure.message) }
          json.array("locations") { json in
            json.object { json in
              json.object("physicalLocation") { SARIFPlaces.writeArtifact(failure.path, to: &$0) }
            }
          }
        }
      }
      for file in report.files where !file.unchecked.isEmpty {
        let places = SARIFPlaces(file.source)
        for group in UncheckedGroup.groups(of: file.unchecked) {
          json.object { json in
            json.string("level", "note")
            json.object("message") { $0.string("text", "not checked: " + group.message) }
            json.array("locations") { json in
              json.object { json in places.write(group.range, to: &json) }
            }
          }
        }
      }
      if left > 0 {
        json.object { json in
          json.string("level", "warning")
          json.object("message") { json in
            json.string("text", "\(left) findings are left out: a run holds \(SARIFReporter.most) results at most")
          }
        }
      }
    }
  }

  /// As many findings as a run may hold, the errors first, then the warnings, in the order of the report.
  private static func gravest(_ files: [ReportedFile]) -> [ReportedFile] {
    var room = most
    var kept: [[Bool]] = files.map { Array(repeating: false, count: $0.diagnostics.count) }
    for severity in [Severity.error, .warning, .note] {
      for (number, file) in files.enumerated() {
        for (index, diagnostic) in file.diagnostics.enumerated() where diagnostic.severity == severity && room > 0 {
          kept[number][index] = true
          room -= 1
        }
      }
    }
    return zip(files, kept).map { file, kept in
      ReportedFile(
        source: file.source, diagnostics: zip(file.diagnostics, kept).filter(\.1).map(\.0), unchecked: file.unchecked)
    }
  }
}
