import ThemeKit

/// Lints the files of a run on all processors and puts the report together.
struct LintRun {
  let report: Report
  /// What could not be read: a sentence each, in file order.
  let failures: [String]
  /// The files that are no brands, as found.
  let skipped: [FilePath]
  /// The files that brands of the run extend and that are not part of it, as people read them, in order.
  let extended: [String]
  /// The id of each file's brand; nil for one that is no brand or has no valid id.
  let brandIDs: [String?]

  /// - Parameters:
  ///   - repairs: the repairs that findings are to offer.
  ///   - details: what else the report is to hold.
  init(
    _ inputs: Inputs, _ environment: Environment, repairs: RepairSelection = .none,
    details: ReportDetails = ReportDetails()
  ) {
    let files = inputs.files
    let reader = FileReader(folder: environment.folder, limit: Inputs.readLimit)
    let memory = RepairMemory()
    let progress = Progress(environment.errors, total: files.count)
    let parents = ParentStore(files, reader)
    let results = Parallel.map(files.count, onProgress: progress.show) {
      FileResult.lint(files[$0], reader, Parents(parents, file: $0), repairs, memory)
    }
    progress.clear()
    self.init(files, results, environment, repairs: repairs, details: details, memory: memory)
  }

  /// Puts together what linting each of `files` gave.
  init(
    _ files: [InputFile], _ results: [FileResult], _ environment: Environment, repairs: RepairSelection,
    details: ReportDetails = ReportDetails(), memory: RepairMemory = RepairMemory(), fixed: Int? = nil
  ) {
    brandIDs = results.map(\.brandID)
    var results = results
    let reader = FileReader(folder: environment.folder, limit: Inputs.readLimit)
    LintRun.addDuplicateIDs(&results, files, reader, ParentStore(files, reader))

    var summary = ReportSummary()
    summary.fixed = fixed
    var reported: [ReportedFile] = []
    var failures: [RunFailure] = []
    var read: [String] = []
    var skipped: [FilePath] = []
    var inheritances: [Inheritance] = []
    for (file, result) in zip(files, results) {
      switch result {
      case .skipped: skipped.append(file.path)
      case .unreadable(let problem):
        failures.append(
          RunFailure(path: file.relativePath, message: "cannot read '\(file.path.text)': \(problem.phrase)"))
      case .brand(let brand):
        summary.files += 1
        if details.namesCleanFiles { read.append(file.relativePath) }
        summary.themes += Int(brand.themes)
        summary.pairsChecked += Int(brand.pairsChecked)
        if let inheritance = brand.inheritance { inheritances.append(inheritance) }
        if let file = brand.reported { reported.append(file) }
      }
    }
    reported = FamilyFindings.gathered(reported, inheritances)
    let family = FamilyRepairs(
      files: files, heirs: Heirs(results), reader: reader, wanted: repairs, memory: memory)
    reported = family.offered(reported)
    for file in reported {
      summary.pairsUnchecked += file.unchecked.count
      for diagnostic in file.diagnostics { summary.count(diagnostic) }
    }
    let paths = Set(reported.map(\.source.relativePath))
    report = Report(
      files: reported, summary: summary, failures: failures, clean: read.filter { !paths.contains($0) },
      themes: details.showsThemes ? ReportDetails.themes(of: files, reader) : [], gate: details.gate)
    self.failures = failures.map(\.message)
    self.skipped = skipped
    extended = LintRun.others(inheritances, than: files)
  }

  private static func others(_ inheritances: [Inheritance], than files: [InputFile]) -> [String] {
    if inheritances.isEmpty { return [] }
    let known = Set(files.map(\.path))
    return Set(inheritances.flatMap(\.parents).map { FilePath($0) }).subtracting(known).sorted().map(\.text)
  }

  /// Finds brands whose id an earlier file has. The two files are read again: nothing of them was kept.
  private static func addDuplicateIDs(
    _ results: inout [FileResult], _ files: [InputFile], _ reader: FileReader, _ parents: ParentStore
  ) {
    var first: [String: Int] = [:]
    first.reserveCapacity(results.count)
    for index in results.indices {
      guard case .brand(var brand) = results[index], let id = brand.brandID else { continue }
      guard let earlier = first[id] else {
        first[id] = index
        continue
      }
      guard case .success(let original) = LintedFile.read(files[earlier], reader, Parents(parents, file: earlier)),
        case .success(let copy) = LintedFile.read(files[index], reader, Parents(parents, file: index))
      else { continue }
      var ids = BrandIDs()
      guard ids.register(original) == nil, let duplicate = ids.register(copy) else { continue }
      let known = brand.reported ?? ReportedFile(source: copy.source, diagnostics: [])
      brand.reported = ReportedFile(
        source: known.source, diagnostics: (known.diagnostics + [duplicate]).sorted(by: Diagnostic.precedes),
        unchecked: known.unchecked)
      results[index] = .brand(brand)
    }
  }
}
