/// Reads, resolves, predicts and checks.
public enum Linter {
  /// Lints one file by itself, with those that it extends; what concerns several files of a run is `BrandIDs`' work.
  public static func lint(
    path: String, relativePath: String, bytes: [UInt8], origin: BrandReader.Origin, parents: Parents? = nil
  ) -> LintedFile {
    let (source, result) = BrandReader.read(
      path: path, relativePath: relativePath, bytes: bytes, origin: origin, parents: parents)
    return report(source, result, parents)
  }

  /// Lints a text that is in memory, as a file that was named.
  public static func lint(_ source: SourceFile, parents: Parents? = nil) -> LintedFile {
    report(source, BrandReader.read(source, parents: parents), parents)
  }

  private static func report(
    _ source: SourceFile, _ result: Parsed<BrandReader.Outcome>, _ parents: Parents?
  ) -> LintedFile {
    var diagnostics = result.problems.map(\.diagnostic)
    var themes: [JudgedTheme] = []
    if case .brand(let brand) = result.value {
      themes = judge(brand)
      check(LintContext(brand: brand, themes: themes), into: &diagnostics)
      locate(&diagnostics, in: brand)
    } else {
      diagnostics.sort(by: Diagnostic.precedes)
    }
    return LintedFile(source: source, outcome: result.value, themes: themes, diagnostics: diagnostics, parents: parents)
  }

  /// Predicts every theme of a brand and lists its checked pairs.
  ///
  /// Of a brand whose parents cannot be read all pairs are unchecked: what it would inherit is not known.
  public static func judge(_ brand: Brand, profile: ModuleProfile = .builtIn) -> [JudgedTheme] {
    let unknown =
      brand.isWhole
      ? nil
      : brand.file.extends.map { link in
        CheckedPair.Unchecked(reason: "what the brand extends cannot be read", place: link.place)
      }
    return brand.themes.map { theme in
      let prediction = ThemePrediction(theme: theme, ownThemes: brand.ownThemes, profile: profile)
      var pairs = CheckedPair.pairs(of: theme, prediction: prediction, profile: profile)
      if let unknown { pairs = pairs.map { $0.notChecked(unknown) } }
      return JudgedTheme(theme: theme, prediction: prediction, pairs: pairs)
    }
  }

  /// Runs every rule, and puts the findings, with those of reading, in the order of reports.
  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    for rule in RuleRegistry.valueRules { rule.check(context, into: &diagnostics) }
    // A theme of which a part is not known is not judged.
    if context.brand.isWhole {
      for rule in RuleRegistry.themeRules { rule.check(context, into: &diagnostics) }
    }
    guard diagnostics.count > 1 else { return }
    diagnostics.sort(by: Diagnostic.precedes)
    dropRepeated(&diagnostics)
  }

  /// Gives findings in files that the brand extends their files.
  private static func locate(_ diagnostics: inout [Diagnostic], in brand: Brand) {
    guard brand.sources.count > 1, let link = brand.file.extends else { return }
    let heir = Diagnostic.Related(
      at: link.place, message: BrokenExtends.heirLabel(brand.source.relativePath))
    for index in diagnostics.indices { diagnostics[index] = diagnostics[index].located(in: brand.sources, heir: heir) }
  }

  /// A value of the brand's own theme that shows through in several themes is said once, if what is said is the same. Two
  /// uses of one colour stay two, since each is repaired where it stands.
  private static func dropRepeated(_ diagnostics: inout [Diagnostic]) {
    var kept: [Diagnostic] = []
    kept.reserveCapacity(diagnostics.count)
    for diagnostic in diagnostics {
      var index = kept.count
      while index > 0, kept[index - 1].isAlike(diagnostic), kept[index - 1].contrast?.use != diagnostic.contrast?.use {
        index -= 1
      }
      if index > 0, kept[index - 1].isAlike(diagnostic) {
        if let also = diagnostic.contrast { kept[index - 1].contrast?.themes += also.themes }
      } else {
        kept.append(diagnostic)
      }
    }
    diagnostics = kept
  }
}

extension Diagnostic {
  /// Whether the two say the same of the same place.
  fileprivate func isAlike(_ other: Diagnostic) -> Bool {
    rule == other.rule && place == other.place && message == other.message
  }
}
