/// Says which theme and field of a brand a finding is about, so that it can be found again in another version of the file,
/// where it stands elsewhere.
struct FindingPlaces {
  private let version: BrandVersion
  private let themes: [(key: ThemeKey, theme: Theme)]

  init?(_ version: BrandVersion?) {
    guard let version else { return nil }
    self.version = version
    let brand = version.linted.brand
    let all = (brand?.themes ?? []) + (brand?.ownThemes ?? [])
    themes = zip(ThemeKey.keys(of: all), all).map { ($0, $1) }
  }

  /// In the order of reports.
  var findings: [ComparedFinding] {
    version.diagnostics.compactMap { diagnostic in
      // Of a brand of which nothing can be told no pair is compared.
      if diagnostic.contrast != nil, version.brand != nil { return nil }
      let theme = themes.first { $0.theme.holds(diagnostic.place) }
      return ComparedFinding(
        rule: diagnostic.rule, severity: diagnostic.severity, message: diagnostic.message, theme: theme?.key,
        field: field(of: diagnostic, in: theme?.theme), before: nil, source: diagnostic.file ?? version.source,
        range: diagnostic.range)
    }
  }

  private func field(of diagnostic: Diagnostic, in theme: Theme?) -> String? {
    let place = diagnostic.place
    if let theme {
      if let field = ThemeField.allCases.first(where: { theme.resolved($0)?.written.holds(place) ?? false }) {
        return field.key
      }
    } else if let entry = version.linted.brand?.file.palette.first(where: {
      $0.name.holds(place) || $0.value.holds(place)
    }) {
      return "palette.\(entry.name.text)"
    }
    switch diagnostic.rule {
    case .unknownKey, .duplicateKey:
      let source = diagnostic.file ?? version.source
      return String(decoding: source.bytes[place.range.lowerBound..<place.range.upperBound], as: UTF8.self)
    default: return nil
    }
  }
}

extension WrittenValue {
  /// Whether a place is in the value or its key.
  fileprivate func holds(_ place: Place) -> Bool {
    file == place.file && (range.contains(place.range) || keyRange.contains(place.range))
  }
}
