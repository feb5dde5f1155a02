/// The one table of rules: what the linter runs, and what `rules`, `explain` and the rule pages list.
public enum RuleRegistry {
  /// One row a rule, in the order of every listing.
  static var rules: [any Rule.Type] { readingRules + valueRules + themeRules }

  /// They have nothing to check: reading found what they report.
  private static let readingRules: [any Rule.Type] = [
    MalformedFile.self, InvalidEncoding.self, ForbiddenDoctype.self, LimitExceeded.self, UnknownKey.self,
    DuplicateKey.self, EmptyValue.self, WrongType.self, InvalidBrandID.self, DuplicateBrandID.self, NoTheme.self,
    DuplicateMode.self, UndefinedReference.self, ReferenceCycle.self, BrokenExtends.self,
  ]

  /// Each value by itself.
  static let valueRules: [any Rule.Type] = [
    InvalidMode.self, InvalidHexColor.self, InvalidRadius.self, RadiusOutOfRange.self, InvalidFontURL.self,
    InsecureFontURL.self, UnsafeFontFamily.self, FontURLWithoutFamily.self, FontURLNotStylesheet.self,
    PrivateFontHost.self,
  ]

  /// Values together: what a theme shows, and how those of a brand go together.
  static let themeRules: [any Rule.Type] = [
    // Contrast
    LowTextContrast.self, LowOwnTextContrast.self, LowPrimaryContrast.self, LowLinkContrast.self,
    // Consistency
    ModeBackgroundMismatch.self, UnusedPaletteColor.self, UnevenModes.self, SingleMode.self, IndistinctPaper.self,
  ]

  /// The descriptions of all rules, in the order of every listing.
  public static var descriptions: [RuleDescription] { rules.map { $0.description } }

  /// The description of one rule.
  public static func description(of id: RuleID) -> RuleDescription? { descriptions.first { $0.id == id } }
}
