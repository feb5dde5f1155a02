/// One linted file.
public struct LintedFile: Sendable {
  public let source: SourceFile
  /// What was read; `.notABrand` files have no diagnostics.
  public let outcome: BrandReader.Outcome
  /// One for each theme of the brand, in file order; empty without a brand.
  public let themes: [JudgedTheme]
  /// In the order of `Diagnostic.precedes`.
  public let diagnostics: [Diagnostic]

  public init(
    source: SourceFile, outcome: BrandReader.Outcome, themes: [JudgedTheme], diagnostics: [Diagnostic]
  ) {
    self.source = source
    self.outcome = outcome
    self.themes = themes
    self.diagnostics = diagnostics
  }

  /// The same file without the findings that stand in files which it extends.
  public var withOwnFindings: LintedFile {
    guard diagnostics.contains(where: { $0.file != nil }) else { return self }
    return LintedFile(
      source: source, outcome: outcome, themes: themes, diagnostics: diagnostics.filter { $0.file == nil })
  }

  public var brand: Brand? {
    if case .brand(let brand) = outcome { brand } else { nil }
  }
}
