import ThemeKit

/// Writes the cards of what changed, those of the old version beside those of the new one.
struct DiffCards {
  /// The cards of one version.
  private struct Version {
    let files: CardFiles
    /// The name of its folder.
    let name: String
    /// Ids that have been taken: a second brand of one id, which is a mistake, has no cards.
    var taken: Set<String> = []
  }

  private var old: Version
  private var new: Version

  /// - Parameter out: the folder of the page.
  init(out: String) {
    let root = CardFiles(out: out, screens: []).out
    func version(_ name: String) -> Version {
      Version(files: CardFiles(out: "\(root)/\(name)", screens: Screen.allCases), name: name)
    }
    old = version("old")
    new = version("new")
  }

  /// - Parameters:
  ///   - fileNames: what the cards of each version call the brand file.
  mutating func write(
    _ brand: ComparedBrand, fileNames: (old: String, new: String), to output: inout FileOutput
  ) -> [ThemeKey: ComparedCards] {
    let isOldTaken = DiffCards.isTaken(brand.old, &old)
    let isNewTaken = DiffCards.isTaken(brand.new, &new)
    var cards: [ThemeKey: ComparedCards] = [:]
    for theme in brand.themes where theme.changesPayload && theme.isThere && theme.key.number == 1 {
      cards[theme.key] = ComparedCards(
        old: isOldTaken ? [] : DiffCards.write(theme.old, of: brand.old, fileNames.old, old, to: &output),
        new: isNewTaken ? [] : DiffCards.write(theme.new, of: brand.new, fileNames.new, new, to: &output))
    }
    return cards
  }

  private static func isTaken(_ brand: BrandVersion?, _ version: inout Version) -> Bool {
    brand?.id.map { !version.taken.insert($0).inserted } ?? true
  }

  private static func write(
    _ theme: JudgedTheme?, of brand: BrandVersion?, _ fileName: String, _ version: Version, to output: inout FileOutput
  ) -> [ReviewedCard] {
    guard let theme, let shown = brand, let brand = shown.brand, let id = brand.id else { return [] }
    let mode = theme.theme.modeName
    let card = CardFiles.card(of: theme, in: shown.linted, brand, id, fileName: fileName)
    return version.files.screens.map { screen in
      let drawn = card.drawn(screen)
      output.write(drawn.svg, to: version.files.path(of: screen, id, mode))
      return ReviewedCard(screen, drawn, path: "\(version.name)/\(id)/\(mode)/\(screen.rawValue).svg")
    }
  }
}
