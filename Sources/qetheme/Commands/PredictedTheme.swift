import ThemeKit

/// A theme with its prediction, as `predict` lists it.
struct PredictedTheme {
  /// The brand's id; of a brand without a valid one its name.
  let brand: String
  let mode: String
  let path: String
  /// As typed, for people.
  let typedPath: String
  let prediction: ThemePrediction
  /// What a field is inherited from, with files named for machines: "house.xml", or "house.xml, in a colour of a.xml" where
  /// a palette nearer to the brand colours it. None where the brand's own file writes it, or no file does.
  let origins: [PayloadField: String]

  static func themes(of linted: LintedFile) -> [PredictedTheme] {
    guard let brand = linted.brand else { return [] }
    return linted.themes.map { theme in
      PredictedTheme(
        brand: brand.id ?? brand.displayName, mode: theme.theme.modeName, path: linted.source.relativePath,
        typedPath: linted.source.path, prediction: theme.prediction, origins: origins(of: theme.theme, in: brand))
    }
  }

  private static func origins(of theme: Theme, in brand: Brand) -> [PayloadField: String] {
    guard brand.sources.count > 1 else { return [:] }
    var origins: [PayloadField: String] = [:]
    for field in PayloadField.allCases {
      guard let value = theme.resolved(field.themeField), value.written.file > 0 else { continue }
      let origin = brand.sources[Int(value.written.file)].relativePath
      let color = value.place.file
      origins[field] =
        color == value.written.file
        ? origin : "\(origin), in a colour of \(brand.sources[Int(color)].relativePath)"
    }
    return origins
  }

  /// Why a field is what it is, and where it is written if that is another file.
  func reason(of field: ThemePrediction.Field) -> String {
    guard let origin = origins[field.field] else { return field.reason }
    return "\(field.reason); inherited from \(origin)"
  }

  var hasAlternative: Bool { prediction.fields.contains { $0.alternative != nil } }

  /// A list, one theme a line; with `fields` spread out when `explained`.
  static func json(_ themes: [PredictedTheme], explained: Bool) -> String {
    if explained {
      var json = JSONWriter()
      json.array { json in
        for theme in themes { theme.write(to: &json) }
      }
      return json.text + "\n"
    }
    let lines = themes.map { theme in
      var json = JSONWriter(indented: false)
      json.object { json in
        json.string("brand", theme.brand)
        json.string("mode", theme.mode)
        json.string("path", theme.path)
        json.literal("payload", theme.prediction.payloadJSON)
      }
      return "  " + json.text
    }
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.string("brand", brand)
      json.string("mode", mode)
      json.string("path", path)
      json.literal("payload", prediction.payloadJSON)
      json.array("fields") { json in
        for field in prediction.fields {
          json.object { json in
            json.string("field", field.field.rawValue)
            json.string("written", field.written)
            json.literal("applied", prediction.appliedJSON(field.field))
            json.string("outcome", field.outcome.name)
            json.string("from", field.outcome.from)
            json.string("reason", reason(of: field))
            json.string("basis", field.basis.name)
            if let alternative = field.alternative {
              json.object("alternative") { json in
                json.string("applied", alternative.applied)
                json.string("when", alternative.when)
              }
            }
          }
        }
      }
    }
  }
}
