/// Light and dark themes that differ in font or radius.
///
/// Source: QEEmbedTheme, `radius`, `fontFamily`, `fontURL`.
enum UnevenModes: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .unevenModes, category: .consistency, severity: .warning,
      summary: "the light and the dark theme differ in font or radius",
      rationale: """
        A mode changes colours. When the font or the corners change with it, one of the two themes was forgotten in \
        the last edit more often than not.
        """,
      source: "QEEmbedTheme, fields radius, fontFamily and fontURL",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <radius>14</radius>
              <fontFamily>Inter</fontFamily>
            </theme>
            <theme mode="dark">
              <radius>↓8</radius>
              <fontFamily>Inter</fontFamily>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "themes": [ { "mode": "light", "fontFamily": "↓Inter" }, { "mode": "dark", "primary": "#ff7a1a" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <radius>14</radius>
            </theme>
            <theme mode="dark">
              <radius>14.0</radius>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    guard let first = context.themes.first(where: { $0.theme.writtenMode != nil }),
      let second = context.themes.first(where: {
        $0.theme.writtenMode != nil && $0.theme.writtenMode != first.theme.writtenMode
      })
    else { return }
    if first.prediction.radius.applied != second.prediction.radius.applied {
      compare(.radius, (first.prediction.radius, second.prediction.radius), first, second, context, into: &diagnostics)
    }
    if first.prediction.font.applied != second.prediction.font.applied {
      compare(.fontFamily, (first.prediction.font, second.prediction.font), first, second, context, into: &diagnostics)
    } else {
      // Another family needs another stylesheet, so that one is said only where the family is the same.
      compareURLs(first, second, into: &diagnostics)
    }
  }

  /// Reports what the module is predicted to show differently, so that a value of the brand's own theme counts. A
  /// value that is missing in one theme alone is reported at the other, also when what the module shows there is only
  /// assumed.
  private static func compare<Value>(
    _ field: ThemeField, _ values: (PredictedField<Value>, PredictedField<Value>), _ first: JudgedTheme,
    _ second: JudgedTheme, _ context: LintContext, into diagnostics: inout [Diagnostic]
  ) {
    guard values.0.malformed == nil, values.1.malformed == nil else { return }
    let places = (
      context.place(of: field, from: values.0.origin, in: first),
      context.place(of: field, from: values.1.origin, in: second)
    )
    if let finding = difference(field, places, first, second) { diagnostics.append(finding) }
  }

  /// The stylesheets are compared as written: the brand's own one is no part of the payload.
  private static func compareURLs(
    _ first: JudgedTheme, _ second: JudgedTheme, into diagnostics: inout [Diagnostic]
  ) {
    guard first.theme.fontURL.value?.text != second.theme.fontURL.value?.text else { return }
    let urls = (first.theme.fontURL, second.theme.fontURL)
    guard urls.0.malformed == nil, urls.1.malformed == nil else { return }
    if let finding = difference(.fontURL, (urls.0.resolved, urls.1.resolved), first, second) {
      diagnostics.append(finding)
    }
  }

  /// At the second value when both are written, with the first beside it, or at the one whose file is nearer to the
  /// brand; else at the one that is written.
  private static func difference(
    _ field: ThemeField, _ places: (ResolvedValue?, ResolvedValue?), _ first: JudgedTheme, _ second: JudgedTheme
  ) -> Diagnostic? {
    let modes = (first.theme.modeName, second.theme.modeName)
    switch places {
    case (nil, nil): return nil
    case (let one?, let other?):
      let isFirst = one.place.file < other.place.file
      let (value, mode) = isFirst ? (one, modes.0) : (other, modes.1)
      let (basis, basisMode) = isFirst ? (other, modes.1) : (one, modes.0)
      return Diagnostic(
        .unevenModes, .warning,
        message(field, value.text, mode, but: "\(Quoted.shortened(basis.text)) in \(basisMode)"), at: value.place,
        related: [.init(at: basis.place, message: "in \(basisMode) mode it is another")])
    case (let one?, nil): return missing(field, one, modes.0, in: second)
    case (nil, let other?): return missing(field, other, modes.1, in: first)
    }
  }

  private static func missing(
    _ field: ThemeField, _ value: ResolvedValue, _ mode: String, in bare: JudgedTheme
  ) -> Diagnostic {
    let message = message(field, value.text, mode, but: "not set in \(bare.theme.modeName)")
    let place = bare.theme.anchorPlace
    if place.file < value.place.file {
      // A theme beside an inherited one.
      return Diagnostic(
        .unevenModes, .warning, message, at: place,
        related: [.init(at: value.place, message: "in \(mode) mode it is set here")])
    }
    return Diagnostic(
      .unevenModes, .warning, message, at: value.place,
      related: [.init(at: place, message: "\(field.key) is not set in this theme")])
  }

  private static func message(_ field: ThemeField, _ text: String, _ mode: String, but rest: String) -> String {
    "\(field.key) is \(Quoted.shortened(text)) in \(mode) mode but \(rest) mode"
  }
}
