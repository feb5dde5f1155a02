import ThemeKit

/// What linting one file gave: no more than the report needs, so that clean files cost no memory.
enum FileResult: Sendable {
  case brand(Counted)
  /// No brand, found in a folder.
  case skipped
  case unreadable(FileProblem)

  struct Counted: Sendable {
    let brandID: String?
    let themes: Int32
    let pairsChecked: Int32
    /// Nil for a brand that extends no file.
    let inheritance: Inheritance?
    /// Nil for a file with nothing to report.
    var reported: ReportedFile?
  }

  /// What a brand takes from other files; nil for one that extends none.
  var inheritance: Inheritance? {
    if case .brand(let brand) = self { brand.inheritance } else { nil }
  }

  /// Nil for what is no brand or has no valid id.
  var brandID: String? {
    if case .brand(let brand) = self { brand.brandID } else { nil }
  }

  /// Reads and lints `file`, and searches for the repairs that are wanted.
  static func lint(
    _ file: InputFile, _ reader: FileReader, _ parents: Parents, _ repairs: RepairSelection, _ memory: RepairMemory
  ) -> FileResult {
    if file.origin == .candidate, file.isNeverABrand { return .skipped }
    switch LintedFile.read(file, reader, parents) {
    case .failure(let problem): return .unreadable(problem)
    case .success(let linted): return FileResult(linted.offering(repairs, memory: memory))
    }
  }

  init(_ linted: LintedFile) {
    if case .notABrand = linted.outcome {
      self = .skipped
      return
    }
    let brand = linted.brand
    var checked = 0
    var unchecked: [UncheckedPair] = []
    // By index: a judged theme is large, and a loop over themes would copy each.
    for index in linted.themes.indices {
      let before = checked
      for pair in linted.themes[index].pairs where pair.unchecked == nil { checked += 1 }
      if checked - before < linted.themes[index].pairs.count, let brand {
        unchecked += UncheckedPair.pairs(of: linted.themes[index], in: brand)
      }
    }
    // Within one place in the order of themes and pairs.
    if unchecked.count > 1 {
      unchecked = unchecked.enumerated()
        .sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }.map(\.element)
    }
    let isClean = linted.diagnostics.isEmpty && unchecked.isEmpty
    self = .brand(
      Counted(
        brandID: brand?.id, themes: Int32(linted.themes.count), pairsChecked: Int32(checked),
        inheritance: brand?.inheritance,
        reported: isClean
          ? nil : ReportedFile(source: linted.source, diagnostics: linted.diagnostics, unchecked: unchecked)))
  }
}

extension LintedFile {
  /// Reads `file` and lints it by itself, with what it extends. What by its name is never a brand is none, whatever it holds.
  static func read(_ file: InputFile, _ reader: FileReader, _ parents: Parents) -> Result<LintedFile, FileProblem> {
    let bytes = file.bytes.map(Result.success) ?? reader.read(file.path)
    return bytes.map {
      let linted = Linter.lint(
        path: file.path.text, relativePath: file.relativePath, bytes: $0, origin: file.origin,
        parents: parents)
      return file.isNeverABrand ? linted.withoutBrand(file.origin) : linted
    }
  }

  /// The same file as one that is no brand: passed over in a folder, a finding where it is named.
  private func withoutBrand(_ origin: BrandReader.Origin) -> LintedFile {
    guard let brand else { return self }
    if origin == .candidate { return LintedFile(source: source, outcome: .notABrand, themes: [], diagnostics: []) }
    let finding = Diagnostic(
      .wrongType, .error, "root must be a brand, and no file of this name is one", at: brand.file.root,
      help: "give it another name than qetheme.json and *.schema.json if it is a brand")
    return LintedFile(source: source, outcome: .unreadable, themes: [], diagnostics: [finding])
  }
}
