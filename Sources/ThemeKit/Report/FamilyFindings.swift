/// Brings the findings of a run to the files that they stand in.
///
/// A brand that extends others has findings in their files: a value that fails in a house fails in all brands of it. It is
/// one finding, in the file where the value stands, with the brands that inherit it beside it.
public enum FamilyFindings {
  /// The files of a report with each finding in its own file, equal ones joined, in report order.
  ///
  /// - Parameters:
  ///   - files: as linted, in report order.
  ///   - inheritances: of all brands of the run, those without a finding too.
  public static func gathered(_ files: [ReportedFile], _ inheritances: [Inheritance]) -> [ReportedFile] {
    if inheritances.isEmpty { return files }
    let files = withoutUsedColors(files, inheritances)
    guard files.contains(where: { $0.diagnostics.contains { $0.file != nil } }) else { return files }
    return moved(files)
  }

  // MARK: Palette

  /// A palette colour of a house that a brand of it uses is not unused.
  private static func withoutUsedColors(_ files: [ReportedFile], _ inheritances: [Inheritance]) -> [ReportedFile] {
    let parents = Set(inheritances.flatMap(\.parents).map(ExactText.init))
    func isConcerned(_ file: ReportedFile) -> Bool {
      parents.contains(ExactText(file.source.path)) && file.diagnostics.contains { $0.rule == .unusedPaletteColor }
    }
    guard files.contains(where: isConcerned) else { return files }
    var used: [ExactText: Set<Int>] = [:]
    for color in inheritances.flatMap(\.colors) { used[ExactText(color.path), default: []].insert(color.offset) }
    return files.compactMap { file in
      guard isConcerned(file), let offsets = used[ExactText(file.source.path)] else { return file }
      let left = file.diagnostics.filter {
        $0.rule != .unusedPaletteColor || $0.file != nil || !offsets.contains($0.range.lowerBound)
      }
      if left.isEmpty, file.unchecked.isEmpty { return nil }
      return ReportedFile(source: file.source, diagnostics: left, unchecked: file.unchecked)
    }
  }

  // MARK: Moving

  /// What is collected of one file.
  private struct Gathered {
    let source: SourceFile
    var own: [Diagnostic] = []
    var unchecked: [UncheckedPair] = []
    /// Findings of files that extend it, in the order of those.
    var inherited: [Diagnostic] = []
  }

  private static func moved(_ files: [ReportedFile]) -> [ReportedFile] {
    var gathered: [Gathered] = []
    var indices: [ExactText: Int] = [:]
    func index(of source: SourceFile) -> Int {
      let path = ExactText(source.path)
      if let known = indices[path] { return known }
      indices[path] = gathered.count
      gathered.append(Gathered(source: source))
      return gathered.count - 1
    }
    for file in files {
      let own = index(of: file.source)
      gathered[own].own = file.diagnostics.filter { $0.file == nil }
      gathered[own].unchecked = file.unchecked
      for diagnostic in file.diagnostics {
        if let other = diagnostic.file { gathered[index(of: other)].inherited.append(diagnostic) }
      }
    }
    return gathered.compactMap { file in
      let diagnostics = file.inherited.isEmpty ? file.own : Diagnostic.joined(file.own, file.inherited)
      guard !diagnostics.isEmpty || !file.unchecked.isEmpty else { return nil }
      return ReportedFile(source: file.source, diagnostics: diagnostics, unchecked: file.unchecked)
    }.sorted { precedes($0.source, $1.source) }
  }

  private static func precedes(_ left: SourceFile, _ right: SourceFile) -> Bool {
    if left.relativePath.utf8.elementsEqual(right.relativePath.utf8) {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    return left.relativePath.utf8.lexicographicallyPrecedes(right.relativePath.utf8)
  }
}
