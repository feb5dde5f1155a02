import ThemeKit

/// The files that `preview` writes for a theme.
struct CardFiles {
  static let payloadName = "theme_applied.json"

  struct File {
    let path: String
    let text: String
  }

  /// Without slashes at its end.
  let out: String
  let screens: [Screen]
  private let names: PathNames

  init(out: String, screens: [Screen], names: PathNames) {
    var out = Substring(out)
    while out.utf8.count > 1, out.utf8.last == UInt8(ascii: "/") { out.removeLast() }
    self.out = String(out)
    self.screens = screens
    self.names = names
  }

  func folder(_ id: String, _ mode: String) -> String { "\(out)/\(id)/\(mode)" }

  /// The cards of `theme`, then its payload. All of them are small.
  func files(of theme: JudgedTheme, in linted: LintedFile, _ brand: Brand, _ id: String) -> [File] {
    let folder = folder(id, theme.theme.modeName)
    let findings = CardFiles.findings(on: theme.theme, in: linted, brand)
    let card = PreviewCard(
      brandID: id, brandName: brand.displayName, fileName: fileName(linted.source), theme: theme, profile: .builtIn,
      errors: findings.filter { $0.severity == .error }.count,
      warnings: findings.filter { $0.severity == .warning }.count)
    return screens.map { File(path: "\(folder)/\($0.rawValue).svg", text: card.svg($0)) }
      + [File(path: "\(folder)/\(CardFiles.payloadName)", text: theme.prediction.payloadJSON + "\n")]
  }

  /// Relative to the repository; outside one the name alone, so that a card is the same wherever it is drawn.
  private func fileName(_ source: SourceFile) -> String {
    if names.isInRepository { return source.relativePath }
    return source.path.split(separator: "/").last.map(String.init) ?? source.path
  }

  /// The findings that concern `theme`: all of the file's but those inside another theme.
  private static func findings(on theme: Theme, in linted: LintedFile, _ brand: Brand) -> [Diagnostic] {
    let others = brand.themes.map(\.range).filter { $0 != theme.range }
    return linted.diagnostics.filter { diagnostic in
      !others.contains { $0.lowerBound <= diagnostic.range.lowerBound && diagnostic.range.upperBound <= $0.upperBound }
    }
  }
}
