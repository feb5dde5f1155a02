/// What a preview card shows.
public struct PreviewCard: Sendable {
  public let brandName: String
  /// The brand file, relative to the repository; outside one its name alone.
  public let fileName: String
  public let theme: JudgedTheme
  /// Lint's verdict on the theme as written: how many findings of each severity.
  public let errors: Int
  public let warnings: Int

  public init(brandName: String, fileName: String, theme: JudgedTheme, errors: Int, warnings: Int) {
    self.brandName = brandName
    self.fileName = fileName
    self.theme = theme
    self.errors = errors
    self.warnings = warnings
  }

  /// The card as a self-contained SVG document, 390 units wide, ending in a newline.
  public func svg(_ screen: Screen) -> String { "" }
}
