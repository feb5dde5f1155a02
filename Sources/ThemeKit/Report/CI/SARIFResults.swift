/// The findings of one file as results of a SARIF run.
struct SARIFResults {
  private let file: ReportedFile
  private let places: SARIFPlaces
  private let fingerprints: [Fingerprint]
  private let lineHashes: [String]

  init(_ file: ReportedFile) {
    self.file = file
    places = SARIFPlaces(file.source)
    fingerprints = Fingerprint.all(of: file)
    lineHashes = LineHash.all(of: String(decoding: file.source.bytes, as: UTF8.self))
  }

  func write(to json: inout JSONWriter) {
    for (diagnostic, fingerprint) in zip(file.diagnostics, fingerprints) {
      json.object { write(diagnostic, fingerprint, to: &$0) }
    }
  }

  private func write(_ diagnostic: Diagnostic, _ fingerprint: Fingerprint, to json: inout JSONWriter) {
    json.string("ruleId", diagnostic.rule.rawValue)
    if let index = SARIFRules.index(of: diagnostic.rule) { json.number("ruleIndex", index) }
    json.string("level", diagnostic.severity.name)
    json.object("message") { $0.string("text", SARIFResults.message(diagnostic)) }
    json.array("locations") { json in
      json.object { places.write(diagnostic.range, to: &$0) }
    }
    if !diagnostic.related.isEmpty { writeRelated(diagnostic.related, to: &json) }
    let fixes = diagnostic.fixIts.filter { !$0.edits.isEmpty }
    if !fixes.isEmpty {
      json.array("fixes") { json in
        for fix in fixes { json.object { write(fix, to: &$0) } }
      }
    }
    json.object("partialFingerprints") { json in
      let line = places.line(at: diagnostic.range.lowerBound)
      if line <= lineHashes.count { json.string("primaryLocationLineHash", lineHashes[line - 1]) }
      json.string(Fingerprint.version, fingerprint.text)
    }
  }

  /// The finding, what will happen, and the first repair.
  static func message(_ diagnostic: Diagnostic) -> String {
    let repair = diagnostic.fixIts.first { $0.kind != .bestPossible }?.titleWithApplicability ?? diagnostic.help
    return [diagnostic.line, diagnostic.label, repair].compactMap(\.self).joined(separator: "; ")
  }

  private func writeRelated(_ related: [Diagnostic.Related], to json: inout JSONWriter) {
    json.array("relatedLocations") { json in
      for (index, place) in related.enumerated() {
        json.object { json in
          json.number("id", index)
          (place.file.map(SARIFPlaces.init) ?? places).write(place.range, to: &json)
          json.object("message") { $0.string("text", place.message) }
        }
      }
    }
  }

  private func write(_ fix: FixIt, to json: inout JSONWriter) {
    json.object("description") { $0.string("text", fix.titleWithApplicability) }
    json.array("artifactChanges") { json in
      json.object { json in
        SARIFPlaces.writeArtifact(file.source.relativePath, to: &json)
        json.array("replacements") { json in
          for edit in fix.edits {
            json.object { json in
              places.writeRegion("deletedRegion", edit.range, to: &json)
              json.object("insertedContent") { $0.string("text", edit.text) }
            }
          }
        }
      }
    }
  }
}
