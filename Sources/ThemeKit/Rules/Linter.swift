/// Reads, resolves, predicts and checks.
public enum Linter {
  /// Lints one file by itself; what concerns several files of a run is `BrandIDs`' work.
  public static func lint(
    path: String, relativePath: String, bytes: [UInt8], origin: BrandReader.Origin
  ) -> LintedFile {
    let (source, result) = BrandReader.read(
      path: path, relativePath: relativePath, bytes: bytes, origin: origin)
    return report(source, result)
  }

  /// Lints a text that is in memory, as a file that was named.
  public static func lint(_ source: SourceFile) -> LintedFile { report(source, BrandReader.read(source)) }

  private static func report(_ source: SourceFile, _ result: Parsed<BrandReader.Outcome>) -> LintedFile {
    var diagnostics = result.problems.map(\.diagnostic)
    var themes: [JudgedTheme] = []
    if case .brand(let brand) = result.value {
      themes = judge(brand)
      check(LintContext(brand: brand, themes: themes), into: &diagnostics)
    } else {
      diagnostics.sort(by: Diagnostic.precedes)
    }
    return LintedFile(source: source, outcome: result.value, themes: themes, diagnostics: diagnostics)
  }

  /// Predicts every theme of a brand and lists its checked pairs.
  public static func judge(_ brand: Brand, profile: ModuleProfile = .builtIn) -> [JudgedTheme] {
    brand.themes.map { theme in
      let prediction = ThemePrediction(theme: theme, ownThemes: brand.ownThemes, profile: profile)
      let pairs = CheckedPair.pairs(of: theme, prediction: prediction, profile: profile)
      return JudgedTheme(theme: theme, prediction: prediction, pairs: pairs)
    }
  }

  /// Runs every rule, and puts the findings, with those of reading, in the order of reports.
  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for rule in RuleRegistry.rules { rule.check(context, into: &diagnostics) }
    guard diagnostics.count > 1 else { return }
    diagnostics.sort(by: Diagnostic.precedes)
    dropRepeated(&diagnostics)
  }

  /// A value of the brand's own theme that shows through in several themes is said once, if what is said is the same.
  private static func dropRepeated(_ diagnostics: inout [Diagnostic]) {
    var kept: [Diagnostic] = []
    kept.reserveCapacity(diagnostics.count)
    for diagnostic in diagnostics {
      if let last = kept.last, last.rule == diagnostic.rule, last.range == diagnostic.range,
        last.message == diagnostic.message
      {
        if let also = diagnostic.contrast { kept[kept.count - 1].contrast?.themes += also.themes }
        continue
      }
      kept.append(diagnostic)
    }
    diagnostics = kept
  }
}
