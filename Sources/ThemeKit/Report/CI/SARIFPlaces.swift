/// Places of one file as SARIF writes them.
struct SARIFPlaces {
  private let path: String
  private let lines: LineIndex

  init(_ source: SourceFile) {
    path = source.relativePath
    lines = LineIndex(source)
  }

  /// The line of an offset, from 1.
  func line(at offset: Int) -> Int { lines.position(at: offset).line }

  /// `"physicalLocation": {…}`
  func write(_ range: SourceRange, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      SARIFPlaces.writeArtifact(path, to: &json)
      writeRegion("region", range, to: &json)
    }
  }

  /// All four numbers, from 1; the end column is the one behind the range.
  func writeRegion(_ key: String, _ range: SourceRange, to json: inout JSONWriter) {
    let start = lines.position(at: range.lowerBound)
    let end = lines.position(at: range.upperBound)
    json.object(key) { json in
      json.number("startLine", start.line)
      json.number("startColumn", start.column)
      json.number("endLine", end.line)
      json.number("endColumn", end.column)
    }
  }

  /// `"artifactLocation": {"uri": …}`
  static func writeArtifact(_ path: String, to json: inout JSONWriter) {
    json.object("artifactLocation") { $0.string("uri", MachinePath.uri(path)) }
  }
}
