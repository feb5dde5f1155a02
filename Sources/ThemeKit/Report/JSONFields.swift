/// The members that `json` and `jsonl` give a finding of one file.
struct JSONFields {
  private let source: SourceFile
  private let lines: LineIndex

  init(_ source: SourceFile) {
    self.source = source
    lines = LineIndex(source)
  }

  static func writeTool(to json: inout JSONWriter) {
    json.object("tool") { json in
      json.string("name", Tool.name)
      json.string("version", Tool.version)
    }
  }

  static func write(_ summary: ReportSummary, to json: inout JSONWriter) {
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

  func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.string("rule", diagnostic.rule.rawValue)
    json.string("severity", diagnostic.severity.name)
    json.string("message", diagnostic.message)
    json.string("wcag", diagnostic.rule.wcag)
    json.string("url", diagnostic.rule.helpURL)
    json.string("path", source.relativePath)
    write(diagnostic.range, to: &json)
    json.array("related") { json in
      for related in diagnostic.related {
        let place = related.file.map(JSONFields.init) ?? self
        json.object { json in
          json.string("path", place.source.relativePath)
          place.write(related.range, to: &json)
          json.string("message", related.message)
        }
      }
    }
    json.string("help", diagnostic.help)
    json.array("repairs") { json in
      for fixIt in diagnostic.fixIts { write(fixIt, to: &json) }
    }
    json.string("suppressed", nil)
  }

  func write(_ pair: UncheckedPair, to json: inout JSONWriter) {
    json.string("path", source.relativePath)
    json.string("mode", pair.mode)
    json.string("pair", pair.kind.title)
    write(pair.range, to: &json)
    json.string("reason", pair.reason)
  }

  private func write(_ fixIt: FixIt, to json: inout JSONWriter) {
    json.object { json in
      json.string("kind", fixIt.kind.rawValue)
      json.string("title", fixIt.title)
      json.string("applicability", fixIt.applicability.rawValue)
      json.array("edits") { json in
        for edit in fixIt.edits {
          json.object { json in
            write(edit.range, to: &json)
            json.string("text", edit.text)
          }
        }
      }
    }
  }

  private func write(_ range: SourceRange, to json: inout JSONWriter) {
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
