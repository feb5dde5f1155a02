/// Written text below 4.5:1 on the predicted background or paper.
///
/// What is judged is the text as written, before the module replaces it: a brand that leans on the replacement does
/// not show the colour it chose. One finding for each written text.
/// Source: WCAG 2.2 SC 1.4.3; QEEmbedTheme, `text`: checked for 4.5:1 contrast.
enum LowTextContrast: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .lowTextContrast, category: .contrast, severity: .error,
      summary: "text is below 4.5:1 on background or paper",
      rationale: """
        Text below 4.5:1 is hard to read for people with low vision, and for everyone in sunlight. The module checks a \
        text colour that is passed and replaces an unreadable one by its own, so the brand's colour is not shown at \
        all. The check is documented, the surface it looks at is not: it is assumed to be the background, so text that \
        is unreadable on paper alone is assumed to stay.

        A surface that the theme does not send is predicted. Where it is assumed, the finding is a warning.
        """,
      source: "WCAG 2.2 SC 1.4.3; QEEmbedTheme, field text: checked for 4.5:1 contrast",
      wcag: RuleID.lowTextContrast.wcag,
      repairs: RepairDescription.ofText,
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <background>#ffffff</background>
              <paper>#f4f5f7</paper>
              <text>↓#8a8f98</text>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme",
            "palette": { "smoke": "#777777" },
            "themes": [ { "mode": "light", "background": "#FFFFFF", "text": "↓{smoke}" } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="light">
              <background>#ffffff</background>
              <paper>#f4f5f7</paper>
              <text>#4a4f58</text>
            </theme>
          </brand>
          """)
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for index in context.themes.indices {
      let judged = context.themes[index]
      guard case .valid(let color, let text) = judged.theme.text else { continue }
      let prediction = judged.prediction
      let reads =
        ContrastRatio(color, prediction.background.applied).meets(limit)
        && ContrastRatio(color, prediction.paper.applied).meets(limit)
      if reads { continue }
      let failures = LowContrast.all(
        of: color, on: JudgedSurface.all(of: judged, in: context, under: text), limit: limit)
      guard let worst = failures.first else { continue }
      diagnostics.append(
        Diagnostic(
          .lowTextContrast, worst.surface.basis == .assumed ? .warning : .error, message(text.text, worst),
          at: text.place, label: label(prediction.text),
          related: related(failures, text, replacing: replacing(color, prediction)),
          notes: failures.compactMap(\.surface.assumption) + [WCAGCriterion.contrastMinimum.citation],
          contrast: worst.subject(.text, theme: index, of: text)))
    }
  }

  private static let limit = CheckedPair.Kind.textOnBackground.limit

  /// The other ends of a reference, and each failing surface, in file order.
  private static func related(
    _ failures: [LowContrast], _ text: ResolvedValue, replacing: String?
  ) -> [Diagnostic.Related] {
    var related = failures.enumerated().compactMap { index, failure in
      failure.surface.place.map {
        Diagnostic.Related(
          at: $0,
          message: surfaceLabel(failure, isHeadline: index == 0, replaces: failure.surface.name == replacing))
      }
    }
    related += Diagnostic.Related.reference(text, ThemeField.text.key)
    return related.sorted { $0.place < $1.place }
  }

  /// The surface that makes the module replace the text; nil when it keeps it.
  private static func replacing(_ color: SRGBColor, _ prediction: ThemePrediction) -> String? {
    guard case .replaced = prediction.text.outcome else { return nil }
    let readsOnBackground = ContrastRatio(color, prediction.background.applied).meets(limit)
    return (readsOnBackground ? ThemeField.paper : .background).key
  }

  private static func message(_ text: String, _ worst: LowContrast) -> String {
    "text \(text) on \(worst.surface.phrase) is \(worst.printed), \(worst.need)"
  }

  /// What the module does with the text.
  private static func label(_ predicted: PredictedField<SRGBColor>) -> String {
    let assumed = predicted.basis == .assumed ? " (assumed)" : ""
    if case .replaced = predicted.outcome {
      return "the module shows its own \(predicted.applied.hex) instead\(assumed)"
    }
    return "the module keeps it\(assumed.isEmpty ? "" : " (assumed: it checks the background only)")"
  }

  private static func surfaceLabel(_ failure: LowContrast, isHeadline: Bool, replaces: Bool) -> String {
    let name = failure.surface.name
    switch (isHeadline, replaces) {
    case (true, true): return "this \(name) makes the module replace it"
    case (true, false): return "\(name) is here"
    case (false, true): return "on \(name) it is \(failure.printed), which makes the module replace it"
    case (false, false): return "on \(name) it is \(failure.printed)"
    }
  }
}
