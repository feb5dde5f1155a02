/// One version of a brand, as it goes into a comparison.
public struct BrandVersion: Sendable {
  public let linted: LintedFile
  /// All that lint finds about the brand: in its own file, and in those that it extends.
  let diagnostics: [Diagnostic]
  /// Nil for a file of which nothing can be told: it cannot be read, or what it extends cannot.
  public let brand: Brand?

  /// - Parameters:
  ///   - linted: the file, linted by itself.
  ///   - isFinding: whether a finding holds beside the other files of the run.
  ///   - further: findings that only the run can tell, as that of an id that two brands have.
  public init(
    _ linted: LintedFile, where isFinding: (Diagnostic) -> Bool = { _ in true }, further: [Diagnostic] = []
  ) {
    self.linted = linted
    diagnostics = (linted.diagnostics.filter(isFinding) + further).sorted(by: Diagnostic.precedes)
    brand = linted.brand.flatMap { $0.isWhole ? $0 : nil }
  }

  /// As people read it.
  public var path: String { linted.source.path }
  /// For machines.
  public var relativePath: String { linted.source.relativePath }
  public var id: String? { linted.brand?.id }
  /// The brand's id, or else its name, or else that of its file.
  public var name: String { id ?? linted.brand?.displayName ?? linted.source.fileName }
  public var source: SourceFile { linted.source }
  /// In file order; empty when nothing can be told.
  public var themes: [JudgedTheme] { brand == nil ? [] : linted.themes }
}
