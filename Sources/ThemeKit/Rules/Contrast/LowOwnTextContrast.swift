/// Text that shows through, unreadable on background or paper.
///
/// Where a theme sends no text, the brand's own text or the module's shows; after a replacement the module's own
/// does. Neither is checked by the module as far as is documented. One finding for each theme.
/// Source: WCAG 2.2 SC 1.4.3; QEEmbedTheme, `text`, and the brand's own theme.
enum LowOwnTextContrast: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .lowOwnTextContrast, category: .contrast, severity: .error,
      summary: "text that shows through is below 4.5:1 on background or paper",
      rationale: """
        A theme that sends no text leaves it to the brand's own theme, else to the module; a text that is unreadable \
        on the background is replaced by the module's own. The module is only documented to check text that is passed, \
        so what shows through may be unreadable on the surfaces of the theme: black text on dark paper, say.

        Where the text or the surface is assumed, the finding is a warning.
        """,
      source: "WCAG 2.2 SC 1.4.3; QEEmbedTheme, field text, and the brand's own theme",
      wcag: RuleID.lowOwnTextContrast.wcag,
      repairs: RepairDescription.ofText,
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <background>#101418</background>
            </theme>
            <ownTheme mode="dark">
              <text>↓#333a44</text>
            </ownTheme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "light", "background": "#ffffff", "paper": "↓#171c22" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <background>#101418</background>
            </theme>
            <ownTheme mode="dark">
              <text>#e6eaf0</text>
            </ownTheme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for index in context.themes.indices {
      let judged = context.themes[index]
      let text = judged.prediction.text
      guard text.origin != .theme, text.malformed == nil else { continue }
      let background = judged.prediction.background
      let paper = judged.prediction.paper
      let reads =
        ContrastRatio(text.applied, background.applied).meets(limit)
        && ContrastRatio(text.applied, paper.applied).meets(limit)
      if reads { continue }
      let own = context.place(of: .text, from: text.origin, in: judged)
      let failures = LowContrast.all(
        of: text.applied, on: JudgedSurface.all(of: judged, in: context, under: own), limit: limit)
      guard let worst = failures.first else { continue }
      diagnostics.append(
        diagnostic(judged, own, failures, worst, worst.subject(.ownText, theme: index, of: own)))
    }
  }

  private static let limit = CheckedPair.Kind.textOnBackground.limit

  private static func diagnostic(
    _ judged: JudgedTheme, _ own: ResolvedValue?, _ failures: [LowContrast], _ worst: LowContrast,
    _ subject: ContrastSubject
  ) -> Diagnostic {
    let text = judged.prediction.text
    // At the own text, else at the failing surface, else at the theme as such.
    let place = own?.place ?? failures.compactMap(\.surface.place).first ?? judged.theme.anchorPlace
    let isAssumed = text.basis == .assumed || worst.surface.basis == .assumed
    var related = own.map { Diagnostic.Related.reference($0, "own text") } ?? []
    for failure in failures {
      guard let surface = failure.surface.place, surface != place else { continue }
      related.append(
        .init(at: surface, message: surfaceLabel(failure, isHeadline: failure.surface.name == worst.surface.name)))
    }
    if case .replaced = text.outcome, let written = judged.theme.text.resolved {
      related.append(.init(at: written.place, message: "replaced, since it is unreadable on background"))
    }
    related.sort { $0.place < $1.place }
    return Diagnostic(
      .lowOwnTextContrast, isAssumed ? .warning : .error,
      message(own?.text ?? text.applied.hex, text.origin, worst), at: place,
      label: label(judged), related: related,
      notes: notes(text, own != nil) + failures.compactMap(\.surface.assumption)
        + [WCAGCriterion.contrastMinimum.citation],
      contrast: subject)
  }

  private static func message(_ text: String, _ origin: FieldOrigin, _ worst: LowContrast) -> String {
    let whose = origin == .ownTheme ? "own text" : "the module's own text"
    return "\(whose) \(text) on \(worst.surface.phrase) is \(worst.printed), \(worst.need)"
  }

  /// Why this text shows.
  private static func label(_ judged: JudgedTheme) -> String {
    if case .replaced = judged.prediction.text.outcome {
      return "the module's own text replaces the written one, and does not fit here"
    }
    let theme = judged.theme.writtenMode.map { "the \($0.rawValue) theme" } ?? "the theme without a mode"
    return "\(theme) sends no text, so this one shows through"
  }

  private static func notes(_ text: PredictedField<SRGBColor>, _ isWritten: Bool) -> [String] {
    guard text.basis == .assumed else { return [] }
    return ["text \(text.applied.hex) is assumed: \(text.reason)"]
  }

  private static func surfaceLabel(_ failure: LowContrast, isHeadline: Bool) -> String {
    isHeadline ? "\(failure.surface.name) is here" : "on \(failure.surface.name) it is \(failure.printed)"
  }
}
