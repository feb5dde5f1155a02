import ThemeKit

/// The files that `preview` writes for a theme.
struct CardFiles {
  static let payloadName = "theme_applied.json"

  struct File {
    let path: String
    let text: String
    /// What is drawn in it; nil for a payload.
    var card: DrawnCard?
  }

  /// Without slashes at its end.
  let out: String
  let screens: [Screen]
  /// What of the module's own bars the cards show.
  let shown: Set<ModulePart>
  let variants: [CardVariant]

  init(out: String, screens: [Screen], shown: Set<ModulePart> = [], variants: [CardVariant] = [CardVariant()]) {
    var out = Substring(out).utf8
    while out.count > 1, out.last == UInt8(ascii: "/") { out.removeLast() }
    self.out = String(Substring(out))
    self.screens = screens
    self.shown = shown
    self.variants = variants
  }

  func folder(_ id: String, _ mode: String) -> String { "\(out)/\(id)/\(mode)" }

  /// The cards of `theme`, then its payload. All of them are small.
  ///
  /// - Parameter fileName: what a card calls the brand file.
  func files(
    of theme: JudgedTheme, in linted: LintedFile, _ brand: Brand, _ id: String, fileName: String
  ) -> [File] {
    let card = CardFiles.card(of: theme, in: linted, brand, id, fileName: fileName, shown: shown)
    let mode = theme.theme.modeName
    return variants.flatMap { variant in
      drawn(card.varied(variant)).map { File(path: path(of: $0, id, mode, variant), text: $1.svg, card: $1) }
    } + [payload(of: theme, id)]
  }

  /// The screens of a card, drawn on all processors.
  func drawn(_ card: PreviewCard) -> [(Screen, DrawnCard)] {
    let screens = screens
    return Parallel.map(screens.count, chunk: 1) { (screens[$0], card.drawn(screens[$0])) }
  }

  func path(of screen: Screen, _ id: String, _ mode: String, _ variant: CardVariant = CardVariant()) -> String {
    "\(folder(id, mode))/\(screen.rawValue)\(variant.suffix).svg"
  }

  func payload(of theme: JudgedTheme, _ id: String) -> File {
    File(
      path: "\(folder(id, theme.theme.modeName))/\(CardFiles.payloadName)",
      text: theme.prediction.payloadJSON + "\n")
  }

  /// - Parameter fileName: what the card calls the brand file.
  static func card(
    of theme: JudgedTheme, in linted: LintedFile, _ brand: Brand, _ id: String, fileName: String,
    shown: Set<ModulePart> = []
  ) -> PreviewCard {
    let findings = CardFiles.findings(on: theme.theme, in: linted, brand)
    return PreviewCard(
      brandID: id, brandName: brand.displayName, fileName: fileName, theme: theme, profile: .builtIn,
      errors: findings.filter { $0.severity == .error }.count,
      warnings: findings.filter { $0.severity == .warning }.count, shown: shown)
  }

  /// The findings that concern `theme`: those of its contrasts, and of the others all but those inside another theme.
  private static func findings(on theme: Theme, in linted: LintedFile, _ brand: Brand) -> [Diagnostic] {
    let others = brand.themes.filter { !$0.holds(theme.anchorPlace) }
    return linted.diagnostics.filter { diagnostic in
      if let contrast = diagnostic.contrast {
        return contrast.themes.contains { brand.themes[$0].holds(theme.anchorPlace) }
      }
      return !others.contains { $0.holds(diagnostic.place) }
    }
  }
}
