/// A comparison for programs. Its shape is described by `docs/diff.schema.json`; a change that breaks readers raises
/// `schemaVersion`.
public struct ComparisonJSONReporter: Sendable {
  public static let schemaVersion = 1

  public init() {}

  public func text(of report: ComparisonReport) -> String {
    var json = JSONWriter()
    json.object { json in
      json.number("schemaVersion", ComparisonJSONReporter.schemaVersion)
      json.object("tool") { json in
        json.string("name", Tool.name)
        json.string("version", Tool.version)
      }
      json.object("old") { $0.string("path", report.old.relativePath) }
      json.object("new") { $0.string("path", report.new.relativePath) }
      json.write(report.summary)
      json.array("regressions") { json in
        for regression in report.regressions { json.write(regression) }
      }
      json.array("brands") { json in
        for brand in report.brands { json.write(brand) }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ summary: ComparisonSummary) {
    object("summary") { json in
      json.number("compared", summary.compared)
      json.number("changed", summary.changed)
      json.number("added", summary.added)
      json.number("removed", summary.removed)
      json.number("unreadable", summary.unread)
      json.number("themes", summary.themes)
      json.number("changedThemes", summary.changedThemes)
      json.object("regressions") { json in
        for severity in Severity.allCases.reversed() {
          json.number("\(severity.name)s", summary.regressions[severity] ?? 0)
        }
      }
      json.number("improvements", summary.improvements)
    }
  }

  fileprivate mutating func write(_ regression: Regression) {
    object { json in
      json.string("brand", regression.brand)
      json.write(regression.theme)
      json.string("severity", regression.severity.name)
      switch regression.cause {
      case .pair(let pair):
        json.string("kind", "pair")
        json.string("pair", pair.kind.title)
        json.string("rule", nil)
        json.string("message", pair.sentence)
        for key in ["path", "line", "column"] { json.string(key, nil) }
      case .finding(let finding):
        json.string("kind", "finding")
        json.string("pair", nil)
        json.string("rule", finding.rule.rawValue)
        json.string("message", finding.message)
        json.write(placeOf: finding)
      }
    }
  }

  mutating func write(placeOf finding: ComparedFinding) {
    string("path", finding.source.relativePath)
    let position = LineIndex(finding.source).position(at: finding.range.lowerBound)
    number("line", position.line)
    number("column", position.column)
  }

  /// Role, mode and number: all null for what is in no theme.
  mutating func write(_ key: ThemeKey?) {
    string("theme", key.map { $0.role == .ownTheme ? "ownTheme" : "theme" })
    string("mode", key?.mode)
    if let key { number("number", key.number) } else { literal("number", "null") }
  }
}
