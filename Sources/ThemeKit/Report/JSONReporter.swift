/// The report for programs. Its shape is described by `docs/report.schema.json`; a change that breaks readers
/// raises `schemaVersion`.
public struct JSONReporter: Sendable {
  public static let schemaVersion = 1

  public init() {}

  public func text(of report: Report) -> String {
    var json = JSONWriter()
    let files = report.files.map { (file: $0, locations: Locations($0.source)) }
    json.object { json in
      json.number("schemaVersion", JSONReporter.schemaVersion)
      json.object("tool") { json in
        json.string("name", Tool.name)
        json.string("version", Tool.version)
      }
      write(report.summary, to: &json)
      json.array("diagnostics") { json in
        for (file, locations) in files {
          for diagnostic in file.diagnostics { write(diagnostic, locations, to: &json) }
        }
      }
      json.array("unchecked") { json in
        for (file, locations) in files {
          for pair in file.unchecked { write(pair, locations, to: &json) }
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ summary: ReportSummary, to json: inout JSONWriter) {
    json.object("summary") { json in
      json.number("files", summary.files)
      json.number("themes", summary.themes)
      json.number("errors", summary.errors)
      json.number("warnings", summary.warnings)
      json.number("notes", summary.notes)
      json.number("fixable", summary.fixable)
      json.number("suppressed", summary.suppressed)
      json.number("pairsChecked", summary.pairsChecked)
    }
  }

  private func write(_ diagnostic: Diagnostic, _ locations: Locations, to json: inout JSONWriter) {
    json.object { json in
      json.string("rule", diagnostic.rule.rawValue)
      json.string("severity", diagnostic.severity.name)
      json.string("message", diagnostic.message)
      json.string("wcag", diagnostic.rule.wcag)
      json.string("url", diagnostic.rule.helpURL)
      json.string("path", locations.path)
      locations.write(diagnostic.range, to: &json)
      json.array("related") { json in
        for related in diagnostic.related {
          let place = related.file.map(Locations.init) ?? locations
          json.object { json in
            json.string("path", place.path)
            place.write(related.range, to: &json)
            json.string("message", related.message)
          }
        }
      }
      json.string("help", diagnostic.help)
      json.array("repairs") { json in
        for fixIt in diagnostic.fixIts { write(fixIt, locations, to: &json) }
      }
      json.string("suppressed", nil)
    }
  }

  private func write(_ fixIt: FixIt, _ locations: Locations, to json: inout JSONWriter) {
    json.object { json in
      json.string("kind", fixIt.kind.rawValue)
      json.string("title", fixIt.title)
      json.string("applicability", fixIt.applicability.rawValue)
      json.array("edits") { json in
        for edit in fixIt.edits {
          json.object { json in
            locations.write(edit.range, to: &json)
            json.string("text", edit.text)
          }
        }
      }
    }
  }

  private func write(_ pair: UncheckedPair, _ locations: Locations, to json: inout JSONWriter) {
    json.object { json in
      json.string("path", locations.path)
      json.string("mode", pair.mode)
      json.string("pair", pair.kind.title)
      locations.write(pair.range, to: &json)
      json.string("reason", pair.reason)
    }
  }
}

/// Places of one file, as machine formats count them.
private struct Locations {
  private let source: SourceFile
  private let lines: LineIndex

  init(_ source: SourceFile) {
    self.source = source
    lines = LineIndex(source)
  }

  var path: String { source.relativePath }

  func write(_ range: SourceRange, to json: inout JSONWriter) {
    json.object("range") { json in
      write("start", range.lowerBound, to: &json)
      write("end", range.upperBound, to: &json)
    }
  }

  private func write(_ key: String, _ offset: Int, to json: inout JSONWriter) {
    let position = lines.position(at: offset)
    json.object(key) { json in
      json.number("line", position.line)
      json.number("column", position.column)
      json.number("offset", source.storedOffset(of: offset))
    }
  }
}
