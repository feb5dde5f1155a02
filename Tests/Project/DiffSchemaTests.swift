import Foundation
import TestSupport
import Testing

/// The recorded comparisons have the form that docs/diff.schema.json promises.
struct DiffSchemaTests {
  @Test(.enabled(if: ExternalTool.areRequired || ExternalTool.python != nil, "run scripts/test: needs jsonschema"))
  func recordedReportsAreValid() throws {
    let python = try #require(ExternalTool.python)
    let paths = ["scripts/support/json-verdicts.py", "docs/diff.schema.json"]
      .map { Repository.root.appendingPathComponent($0).path }
    for name in ["changes", "nothing"] {
      let report = Repository.root.appendingPathComponent("Snapshots/_diff/\(name).json").path
      #expect(try python.output(of: paths + [report]) == "valid\t\(report)\n")
    }
  }
}
