extension FieldPredictor {
  func font(
    _ written: FieldState<String>, own: FieldState<String>, urlDropped: Bool
  ) -> PredictedField<String> {
    let family = usable(written)
    if case .valid(let name, let resolved) = family {
      return PredictedField(
        applied: name, outcome: .asWritten, basis: urlDropped ? .assumed : .documented, reason: "as written",
        unknown: urlDropped ? "whether the family stays when its fontURL is dropped is not documented" : "",
        written: resolved.written.text)
    }
    return fallback(family, own: usable(own), profile: profile.font, profileBasis: profile.basis)
  }

  /// A name with unsafe characters is as good as malformed: the module validates everything.
  private func usable(_ family: FieldState<String>) -> FieldState<String> {
    if case .valid(let name, let resolved) = family, !FontFamily.isSafe(name) { return .malformed(resolved) }
    return family
  }

  /// Why the module drops the fontURL; nil when it is absent or kept.
  static func droppedFontURL(_ url: FieldState<FontURL>) -> String? {
    switch url {
    case .absent: nil
    case .valid(let url, _): url.isSecure ? nil : "not https, so the module drops it, as documented"
    case .malformed: "invalid, so treated as absent; \(invalidIsUndocumented)"
    }
  }
}
