/// What a preview card shows.
public struct PreviewCard: Sendable {
  /// The brand's id; the ids inside the SVG begin with it, so that several cards can stand in one page.
  public let brandID: String
  public let brandName: String
  /// The brand file, relative to the repository; outside one its name alone.
  public let fileName: String
  public let theme: JudgedTheme
  /// The profile that `theme` was predicted with; the trade colours come from it.
  public let profile: ModuleProfile
  /// Lint's verdict on the theme as written: how many findings of each severity.
  public let errors: Int
  public let warnings: Int
  /// What of the module's own bars is shown. The overview is no screen of the module and has none.
  public let shown: Set<ModulePart>
  public let variant: CardVariant

  public init(
    brandID: String, brandName: String, fileName: String, theme: JudgedTheme, profile: ModuleProfile, errors: Int,
    warnings: Int, shown: Set<ModulePart> = [], variant: CardVariant = CardVariant()
  ) {
    self.brandID = brandID
    self.brandName = brandName
    self.fileName = fileName
    self.theme = theme
    self.profile = profile
    self.errors = errors
    self.warnings = warnings
    self.shown = shown
    self.variant = variant
  }

  /// The same card in another variant.
  public func varied(_ variant: CardVariant) -> PreviewCard {
    PreviewCard(
      brandID: brandID, brandName: brandName, fileName: fileName, theme: theme, profile: profile, errors: errors,
      warnings: warnings, shown: shown, variant: variant)
  }

  /// What of the module's own bars is shown on a screen.
  func shown(on screen: Screen) -> Set<ModulePart> { screen == .overview ? [] : shown }
}
