extension RuleID {
  /// The success criterion that the rule checks; nil for rules that stand on none.
  public var criterion: WCAGCriterion? {
    switch self {
    case .lowTextContrast, .lowOwnTextContrast, .lowLinkContrast: .contrastMinimum
    case .lowPrimaryContrast: .nonTextContrast
    case .malformedFile, .invalidEncoding, .forbiddenDoctype, .limitExceeded, .unknownKey, .duplicateKey, .emptyValue,
      .wrongType, .invalidBrandID, .duplicateBrandID, .noTheme, .duplicateMode, .undefinedReference, .referenceCycle,
      .brokenExtends, .invalidMode, .invalidHexColor, .invalidRadius, .radiusOutOfRange, .invalidFontURL,
      .insecureFontURL,
      .unsafeFontFamily, .fontURLWithoutFamily, .fontURLNotStylesheet, .privateFontHost, .modeBackgroundMismatch,
      .unusedPaletteColor, .unevenModes, .singleMode, .indistinctPaper:
      nil
    }
  }

  /// The criterion's number, "1.4.3"; nil without one.
  public var wcag: String? { criterion?.number }

  /// A page about what the rule checks; nil when there is none.
  public var helpURL: String? { criterion?.url }
}
