/// A palette colour that no theme refers to, directly or through other used colours.
///
/// Source: the brand file's palette.
enum UnusedPaletteColor: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .unusedPaletteColor, category: .consistency, severity: .warning,
      summary: "a palette colour is not used",
      rationale: """
        A colour that nothing refers to is a leftover, or the sign of a value that was meant to be a reference and is \
        written out instead.
        """,
      source: "brand file, palette",
      bad: [
        .xml(
          """
          <brand id="acme">
            <palette>
              <color name="ember">#ff7a1a</color>
              <color name="↓ash">#8a8f98</color>
            </palette>
            <theme mode="dark">
              <primary>{ember}</primary>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "palette": { "↓ash": "#8a8f98" }, "themes": [ { "mode": "dark" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <palette>
              <color name="ember">#ff7a1a</color>
              <color name="accent">{ember}</color>
            </palette>
            <theme mode="dark">
              <primary>{accent}</primary>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for index in context.brand.unusedPalette {
      let name = context.brand.file.palette[index].name
      // A house has colours that not every brand of it uses.
      guard name.file == 0 else { continue }
      diagnostics.append(Diagnostic(.unusedPaletteColor, .warning, message(name.text), at: name.place))
    }
  }

  private static func message(_ name: String) -> String { "palette colour \(Quoted.shortened(name)) is not used" }
}
