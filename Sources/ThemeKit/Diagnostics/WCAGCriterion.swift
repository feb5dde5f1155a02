/// A success criterion of WCAG 2.2 that a rule stands on.
public enum WCAGCriterion: String, Sendable, CaseIterable {
  case contrastMinimum = "1.4.3"
  case contrastEnhanced = "1.4.6"
  case nonTextContrast = "1.4.11"

  /// "1.4.3"
  public var number: String { rawValue }

  /// The criterion's handle in WCAG 2.2.
  public var title: String {
    switch self {
    case .contrastMinimum: "Contrast (Minimum)"
    case .contrastEnhanced: "Contrast (Enhanced)"
    case .nonTextContrast: "Non-text Contrast"
    }
  }

  /// The conformance level.
  public var level: String {
    switch self {
    case .contrastMinimum, .nonTextContrast: "AA"
    case .contrastEnhanced: "AAA"
    }
  }

  /// "WCAG 2.2 SC 1.4.3 Contrast (Minimum), level AA"
  public var citation: String { "WCAG 2.2 SC \(number) \(title), level \(level)" }

  /// The page "Understanding …" of the W3C.
  public var url: String {
    switch self {
    case .contrastMinimum: "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"
    case .contrastEnhanced: "https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced"
    case .nonTextContrast: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast"
    }
  }
}
