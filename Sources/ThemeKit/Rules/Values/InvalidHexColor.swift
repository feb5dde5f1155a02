/// A colour that is not `#` and six hexadecimal digits.
///
/// QEEmbedTheme documents "#RRGGBB" and nothing else, so every other spelling is a gamble on the module's parser.
/// Source: QEEmbedTheme, `primary`, `background`, `paper`, `text`.
enum InvalidHexColor: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .invalidHexColor, category: .values, severity: .error,
      summary: "a colour is not # and six hex digits",
      rationale: """
        QEEmbedTheme documents its colours as "#RRGGBB". Short forms, CSS functions and names may work or not; how the \
        module treats them is not documented. Four and eight digits are rejected and never guessed: CSS puts alpha \
        last, Android puts it first.
        """,
      source: "QEEmbedTheme, fields primary, background, paper and text",
      repairs: [
        .safe(
          .value,
          change:
            "a near miss with one meaning becomes six digits: a missing #, three digits, an opaque rgb(), hsl() or CSS name, full-width digits, the letter O for zero",
          reason: "the colour is the one that was written; the letter case of the digits is kept"),
        .safe(
          .value,
          change: "the name of a palette colour without its braces becomes a reference",
          reason: "the palette has a colour of just this name"),
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <palette>
              <color name="ember">↓00ECB2</color>
              <color name="mist">↓rgb(240 244 248)</color>
            </palette>
            <theme mode="dark">
              <primary>{ember}</primary>
              <background>↓#fa0</background>
              <paper>↓#80112233</paper>
              <text>↓white</text>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "palette": { "ember": "↓#FF7A1O" },
            "themes": [ { "mode": "dark", "primary": "{ember}", "background": "↓＃101418", "paper": "↓#12ZZZZ" } ],
            "ownThemes": [ { "mode": "dark", "text": "↓invalid#000000" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <palette>
              <color name="ember">#FF7a1A</color>
            </palette>
            <theme mode="dark">
              <primary>{ember}</primary>
              <background>#101418</background>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "dark", "background": "#101418" } ] }
          """),
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for (index, color) in context.brand.paletteColors.enumerated() {
      guard let malformed = color.unreported else { continue }
      let name = context.brand.file.palette[index].name.text
      report(malformed, as: "palette colour \(Quoted.shortened(name))", label: nil, into: &diagnostics)
    }
    context.forEachTheme { theme, judged in
      for field in PayloadField.colors {
        guard let malformed = theme.color(field.themeField).unreported else { continue }
        let label = context.absentLabel(field, judged)
        if let name = paletteName(meantBy: malformed.written, context.brand) {
          diagnostics.append(
            Diagnostic(
              .invalidHexColor, .error, bareNameMessage(field.themeField.key, malformed.text, name),
              at: malformed.place, label: label, fixIts: [.value("{\(name)}", for: malformed.written.range)]))
        } else {
          report(malformed, as: field.themeField.key, label: label, into: &diagnostics)
        }
      }
    }
  }

  /// The valid palette colour that `text` names without its braces, or as other languages write references; the
  /// brand's own colours come before CSS's of the same name. A file does not know those of the files that extend it.
  private static func paletteName(meantBy value: WrittenValue, _ brand: Brand) -> String? {
    var name = Substring(value.text).utf8
    while let first = name.first, "{$@-".utf8.contains(first) {
      name.removeFirst()
    }
    if name.last == UInt8(ascii: "}") { name.removeLast() }
    for (entry, color) in zip(brand.file.palette, brand.paletteColors)
    where color.value != nil && entry.name.file >= value.file && entry.name.text.utf8.elementsEqual(name) {
      return entry.name.text
    }
    return nil
  }

  private static func report(
    _ value: ResolvedValue, as name: String, label: String?, into diagnostics: inout [Diagnostic]
  ) {
    let mistake = HexColorMistake(in: value.text)
    diagnostics.append(
      Diagnostic(
        .invalidHexColor, .error, message(name, value.text, mistake), at: value.place, label: label,
        fixIts: mistake.suggestion.map { [.value($0, for: value.written.range)] } ?? []))
  }

  private static func bareNameMessage(_ key: String, _ text: String, _ name: String) -> String {
    "\(key) \(Quoted.value(text)) must be {\(name)} to mean the palette colour"
  }

  private static func message(_ name: String, _ text: String, _ mistake: HexColorMistake) -> String {
    "\(name) \(Quoted.value(text)) must \(mistake.rule)"
  }
}

extension PayloadField {
  /// The fields whose values are colours.
  static let colors: [PayloadField] = [.primary, .bg, .paper, .text]
}
