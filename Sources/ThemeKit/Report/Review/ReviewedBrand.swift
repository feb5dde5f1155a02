/// What a review shows of one file: a brand, or what was meant as one.
public struct ReviewedBrand: Sendable {
  /// Something that is wrong in a file which the brand extends.
  struct Inherited: Sendable {
    let severity: Severity
    let message: String
    /// Of the file, for machines.
    let path: String
  }

  let source: SourceFile
  /// For people.
  let name: String
  /// What its files are named by; nil where it has no valid id, or one that an earlier file has.
  let id: String?
  /// What the ids of its elements begin with; unique in a run.
  let anchor: String
  /// The files that it extends, the nearest first, as machines name them.
  let parents: [String]
  let themes: [ReviewedTheme]
  /// The findings that stand in the file, with their repairs.
  let findings: [Diagnostic]
  /// The pairs of colours that could not be judged.
  let unchecked: [UncheckedPair]
  let inherited: [Inherited]
  /// Whether the file is shown for its findings alone: other files of the run extend it, and it is no part of the run.
  let isBeside: Bool

  /// - Parameters:
  ///   - linted: the file, linted by itself.
  ///   - reported: what the run's report says of it; nil when there is nothing to say.
  ///   - number: of the file in the run.
  ///   - id: as `self.id`.
  public init(
    _ linted: LintedFile, _ reported: ReportedFile?, number: Int, id: String?, themes: [ReviewedTheme]
  ) {
    source = linted.source
    name = linted.brand?.displayName ?? linted.source.fileName
    self.id = id
    anchor = Self.anchor(id: id, number: number)
    parents = linted.brand?.sources.dropFirst().map(\.relativePath) ?? []
    self.themes = themes
    findings = reported?.diagnostics ?? []
    unchecked = reported?.unchecked ?? []
    inherited = linted.diagnostics.compactMap { diagnostic in
      diagnostic.file.map {
        Inherited(severity: diagnostic.severity, message: diagnostic.message, path: $0.relativePath)
      }
    }
    isBeside = false
  }

  /// A file that is no part of the run and has findings all the same.
  public init(beside reported: ReportedFile, number: Int) {
    source = reported.source
    name = reported.source.fileName
    id = nil
    anchor = Self.anchor(id: nil, number: number)
    parents = []
    themes = []
    findings = reported.diagnostics
    unchecked = reported.unchecked
    inherited = []
    isBeside = true
  }

  /// An id is lower-case ASCII without a dot, so that the two forms cannot meet.
  private static func anchor(id: String?, number: Int) -> String { id.map { "brand-\($0)" } ?? "file.\(number + 1)" }

  /// How many findings of a severity there are, those in files that it extends included.
  func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity } + inherited.count { $0.severity == severity }
  }
}

extension SourceFile {
  /// What stands behind the last slash of the path.
  var fileName: String { relativePath.split(separator: "/").last.map(String.init) ?? relativePath }
}
