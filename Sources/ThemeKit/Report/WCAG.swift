/// The success criteria of WCAG 2.2 that findings name.
enum WCAG {
  /// The page that explains a criterion, by its number; nil for criteria that no rule of ours names.
  static func understandingURL(of criterion: String) -> String? {
    let page: String? =
      switch criterion {
      case "1.4.3": "contrast-minimum"
      case "1.4.6": "contrast-enhanced"
      case "1.4.11": "non-text-contrast"
      default: nil
      }
    return page.map { "https://www.w3.org/WAI/WCAG22/Understanding/\($0).html" }
  }

  /// The criterion that a rule checks; nil for rules that have none.
  static func criterion(of rule: RuleID) -> String? {
    switch rule {
    case .lowTextContrast, .lowOwnTextContrast, .lowLinkContrast: "1.4.3"
    case .lowPrimaryContrast: "1.4.11"
    default: nil
    }
  }
}
