/// A radius below 0 or above 32.
///
/// QEEmbedTheme documents that the radius is clamped to 0 … 32, so the file says something that is never shown.
/// Source: QEEmbedTheme, `radius`.
enum RadiusOutOfRange: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .radiusOutOfRange, category: .values, severity: .error,
      summary: "radius is below 0 or above 32",
      rationale: """
        The module clamps the radius to 0 … 32 px. A value outside is never shown, so the file and the screen would \
        say different things.
        """,
      source: "QEEmbedTheme, field radius: clamped to 0 … 32",
      repairs: [
        .safe(
          .value,
          change: "the nearest number from 0 to 32 is written",
          reason: "the module applies just that, as is documented for a plain number")
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <radius>↓40</radius>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "dark", "radius": ↓-0.5 } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <radius>32</radius>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard case .valid(let radius, let written) = theme.radius, !radius.isInRange else { return }
      let clamped = radius.clamped.digits
      diagnostics.append(
        Diagnostic(
          .radiusOutOfRange, .error, message(written.text), at: written.place,
          label: judged.map { _ in "the module applies \(clamped)" },
          fixIts: [.value(clamped, for: written.written.range)]))
    }
  }

  private static func message(_ text: String) -> String { "radius \(Quoted.shortened(text)) must be from 0 to 32" }
}

extension Radius {
  /// What the title of a repair says of the clamped value.
  var clampingRemark: String { value < Radius.range.lowerBound ? ", the smallest radius" : ", the largest radius" }
}
