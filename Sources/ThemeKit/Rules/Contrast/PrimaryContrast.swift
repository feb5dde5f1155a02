/// What the two rules about primary have in common.
enum PrimaryContrast {
  /// Reports each theme whose primary is below the pairs' limit on background or paper, in one finding.
  /// - Parameter message: words for the primary ("primary #f9c66b") and its worst surface.
  static func check(
    _ rule: RuleID, _ severity: Severity, _ subject: ContrastSubject.Foreground,
    pairs: (background: CheckedPair.Kind, paper: CheckedPair.Kind),
    _ context: LintContext, label: String, message: (String, LowContrast) -> String,
    into diagnostics: inout [Diagnostic]
  ) {
    for index in context.themes.indices {
      let judged = context.themes[index]
      let primary = judged.prediction.primary
      // "Cannot tell": an assumed primary is not the brand's.
      guard primary.basis != .assumed, primary.malformed == nil else { continue }
      let passes = judged.pairs[pairs.background.rawValue].passes && judged.pairs[pairs.paper.rawValue].passes
      guard !passes, let value = context.place(of: .primary, from: primary.origin, in: judged) else { continue }
      let failures = LowContrast.all(
        of: primary.applied, on: JudgedSurface.all(of: judged, in: context, under: value), limit: pairs.background.limit
      )
      guard let worst = failures.first else { continue }
      let name = primary.origin == .ownTheme ? "own primary" : "primary"
      diagnostics.append(
        Diagnostic(
          rule, severity, message("\(name) \(value.text)", worst), at: value.place, label: label,
          related: related(failures, value, name),
          notes: failures.compactMap(\.surface.assumption)
            + (rule.criterion.map { [$0.citation] } ?? []),
          contrast: worst.subject(subject, theme: index, of: value)))
    }
  }

  /// The other ends of a reference, and each failing surface, in file order.
  private static func related(
    _ failures: [LowContrast], _ value: ResolvedValue, _ name: String
  ) -> [Diagnostic.Related] {
    var related = Diagnostic.Related.reference(value, name)
    for (index, failure) in failures.enumerated() {
      guard let place = failure.surface.place else { continue }
      let name = failure.surface.name
      related.append(
        .init(at: place, message: index == 0 ? "\(name) is here" : "on \(name) it is \(failure.printed)"))
    }
    return related.sorted { $0.place < $1.place }
  }
}
