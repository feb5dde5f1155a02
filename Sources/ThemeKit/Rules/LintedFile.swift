/// One linted file.
public struct LintedFile: Sendable {
  public let source: SourceFile
  /// What was read; `.notABrand` files have no diagnostics.
  public let outcome: BrandReader.Outcome
  /// One for each theme of the brand, in file order; empty without a brand.
  public let themes: [JudgedTheme]
  /// In the order of `Diagnostic.precedes`.
  public let diagnostics: [Diagnostic]
  /// Findings of this file's brand that stand in files which it extends, once they are no longer among `diagnostics`
  /// (see `withOwnFindings`): a repair does not bring them.
  let setAside: [Diagnostic]
  /// Where the file found what it extends.
  let parents: Parents?
  /// The brands of the run that extend the file, where repairs are to hold for them too (see `joining`).
  let heirs: [LintedFile]

  public init(
    source: SourceFile, outcome: BrandReader.Outcome, themes: [JudgedTheme], diagnostics: [Diagnostic],
    parents: Parents? = nil
  ) {
    self.init(
      source: source, outcome: outcome, themes: themes, diagnostics: diagnostics, setAside: [], parents: parents,
      heirs: [])
  }

  private init(
    source: SourceFile, outcome: BrandReader.Outcome, themes: [JudgedTheme], diagnostics: [Diagnostic],
    setAside: [Diagnostic], parents: Parents?, heirs: [LintedFile]
  ) {
    self.setAside = setAside
    self.parents = parents
    self.heirs = heirs
    self.source = source
    self.outcome = outcome
    self.themes = themes
    self.diagnostics = diagnostics
  }

  /// The same file without the findings that stand in files which it extends.
  public var withOwnFindings: LintedFile {
    guard diagnostics.contains(where: { $0.file != nil }) else { return self }
    return with(
      diagnostics.filter { $0.file == nil }, setAside: setAside + diagnostics.filter { $0.file != nil })
  }

  /// The same file with these findings.
  func with(
    _ diagnostics: [Diagnostic], setAside: [Diagnostic]? = nil, heirs: [LintedFile]? = nil
  ) -> LintedFile {
    LintedFile(
      source: source, outcome: outcome, themes: themes, diagnostics: diagnostics,
      setAside: setAside ?? self.setAside, parents: parents, heirs: heirs ?? self.heirs)
  }

  public var brand: Brand? {
    if case .brand(let brand) = outcome { brand } else { nil }
  }
}
