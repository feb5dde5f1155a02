/// Paper that is written, unlike the background, and too close to it to be seen.
///
/// Source: QEEmbedTheme, `paper`: card background; Euclidean distance in OKLab, where about 0.02 is just noticeable.
enum IndistinctPaper: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .indistinctPaper, category: .consistency, severity: .note,
      summary: "paper differs from background too little to be seen",
      rationale: """
        Paper sets cards off from the page. Two colours closer than 0.02 in OKLab look the same to most people on most \
        screens; either the difference should be larger, or paper can be left out, which makes it the background.
        """,
      source: "QEEmbedTheme, field paper: card background (default = background)",
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <background>#ffffff</background>
              <paper>↓#fdfdfd</paper>
            </theme>
          </brand>
          """)
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <background>#ffffff</background>
              <paper>#f4f5f7</paper>
            </theme>
            <theme mode="dark">
              <background>#101418</background>
              <paper>#101418</paper>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for judged in context.themes {
      let background = judged.prediction.background
      guard case .valid(let paper, let written) = judged.theme.paper, paper != background.applied,
        background.basis != .assumed
      else { continue }
      let distance = OKLab(paper).distance(to: OKLab(background.applied))
      guard distance < leastDistance,
        let surface = context.place(of: .background, from: background.origin, in: judged)
      else { continue }
      diagnostics.append(
        Diagnostic(
          .indistinctPaper, .note, message(written.text, surface.text, distance), at: written.place,
          related: [.init(at: surface.place, message: "background is here")]))
    }
  }

  /// About the least difference that people notice between two fields of colour in OKLab.
  private static let leastDistance = 0.02

  private static func message(_ paper: String, _ background: String, _ distance: Double) -> String {
    let digits = String(Int(distance * 10_000))
    let padded = String(repeating: "0", count: 4 - digits.count) + digits
    return "paper \(paper) is 0.\(padded) from background \(background) in OKLab, 0.02 can be seen"
  }
}
