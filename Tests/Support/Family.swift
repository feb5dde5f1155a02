public import ThemeKit

/// Brand files in memory that extend each other.
public struct Family {
  private let files: [(path: String, bytes: [UInt8])]

  public init(_ files: KeyValuePairs<String, String>) {
    self.files = files.map { ($0.key, Array($0.value.utf8)) }
  }

  public init(bytes files: KeyValuePairs<String, [UInt8]>) {
    self.files = files.map { ($0.key, $0.value) }
  }

  /// Lints one of the files, with what it extends.
  public func lint(_ path: String) -> LintedFile {
    let all = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    return Linter.lint(
      path: path, relativePath: path, bytes: all[path] ?? [], origin: .explicit,
      parents: Parents(MemoryParents(linted: path, files: all), file: 0))
  }

  /// The report of a run over the files of some paths; nil is all.
  public func reported(_ paths: [String]? = nil) -> [ReportedFile] {
    let linted = (paths ?? files.map(\.path)).sorted().map(lint)
    return FamilyFindings.gathered(
      linted.map { file in
        ReportedFile(
          source: file.source, diagnostics: file.diagnostics,
          unchecked: file.brand.map { brand in file.themes.flatMap { UncheckedPair.pairs(of: $0, in: brand) } } ?? [])
      }.filter { !$0.diagnostics.isEmpty || !$0.unchecked.isEmpty },
      linted.compactMap { $0.brand?.inheritance })
  }

  /// The report of a run over the files of some paths in one format.
  public func report(_ format: ReportFormat, of paths: [String]? = nil, style: ReportStyle = ReportStyle()) -> String {
    let files = reported(paths)
    var summary = ReportSummary()
    summary.files = paths?.count ?? self.files.count
    for file in files { file.diagnostics.forEach { summary.count($0) } }
    return format.text(of: Report(files: files, summary: summary), style: style)
  }

  /// Every finding of such a run, and its second places one step in:
  ///
  ///     house.xml:4:11-4:18 error low-text-contrast: text #8a8f98 …
  ///       a.xml:1:26-1:35: inherited by a.xml
  public func findings(_ paths: [String]? = nil, of rules: Set<RuleID>? = nil) -> [String] {
    reported(paths).flatMap { file in
      file.diagnostics.filter { rules?.contains($0.rule) ?? true }.flatMap { finding in
        ["\(place(finding.range, file.source)) \(finding.severity.name) \(finding.rule.rawValue): \(finding.message)"]
          + finding.related.map { "  \(place($0.range, $0.file ?? file.source)): \($0.message)" }
      }
    }
  }

  /// The notes of all findings of a rule.
  public func notes(of rule: RuleID) -> [String] {
    reported().flatMap(\.diagnostics).filter { $0.rule == rule }.flatMap(\.notes)
  }

  private func place(_ range: SourceRange, _ source: SourceFile) -> String {
    let lines = LineIndex(source)
    let start = lines.position(at: range.lowerBound)
    let end = lines.position(at: range.upperBound)
    return "\(source.path):\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
