import ThemeKit

/// Reads the brands of a run one after the other, for commands that show more than findings.
struct BrandRun {
  private let run: Run
  private let files: [InputFile]
  private let reader: FileReader
  private let parents: ParentStore
  private(set) var status = ExitStatus.success
  /// Brands that could be read.
  private(set) var count = 0
  /// The first file with an id.
  private var firstWithID: [String: String] = [:]

  init(_ inputs: Inputs, _ run: Run) {
    self.run = run
    files = inputs.files
    reader = FileReader(folder: run.environment.folder, limit: Inputs.readLimit)
    parents = ParentStore(inputs.files, reader)
  }

  /// The brand in a file of the run; nil for no brand, or one that cannot be used: then its findings have been printed.
  mutating func brand(inFile number: Int) -> LintedFile? {
    let file = files[number]
    if file.origin == .candidate, file.isNeverABrand { return nil }
    switch LintedFile.read(file, reader, Parents(parents, file: number)) {
    case .failure(let problem):
      fail("cannot read '\(file.path.text)': \(problem.phrase)", .failure)
      return nil
    case .success(let linted):
      switch linted.outcome {
      case .notABrand: return nil
      case .unreadable:
        refuse(linted)
        return nil
      case .brand(let brand) where !brand.isWhole:
        // What it would inherit is not known, so there is nothing to show.
        refuse(linted)
        return nil
      case .brand:
        count += 1
        let errors = linted.diagnostics.filter { $0.severity == .error }.count
        if errors > 0 {
          run.warn("\(file.path.text) has \(errors) \(errors == 1 ? "error" : "errors"): see qetheme lint")
        }
        return linted
      }
    }
  }

  /// Counts a brand that cannot be used, and prints why.
  private mutating func refuse(_ linted: LintedFile) {
    count += 1
    status = status.combined(with: .findings)
    let reported = ReportedFile(source: linted.source, diagnostics: linted.diagnostics)
    let files = FamilyFindings.gathered([reported], linted.brand?.inheritance.map { [$0] } ?? [])
    run.environment.errors.write(ConciseReporter().text(of: Report(files: files, summary: ReportSummary())))
  }

  /// What is to be said when an earlier file has the id; else nil. Ids are ASCII: equal ones are the same bytes.
  mutating func takenID(_ id: String, _ file: InputFile) -> String? {
    guard let first = firstWithID[id] else {
      firstWithID[id] = file.path.text
      return nil
    }
    return "'\(file.path.text)' has the id '\(id)', which '\(first)' has already"
  }

  mutating func fail(_ sentence: String, _ status: ExitStatus) {
    run.fail(sentence)
    self.status = self.status.combined(with: status)
  }

  /// The status of the whole run: `inputs` that could not be found, and a run without a brand, are failures.
  mutating func finish(_ inputs: Inputs) -> ExitStatus {
    for failure in inputs.failures { fail(failure, .failure) }
    if count == 0, status == .success {
      fail("no brand found in \(inputs.paths.map { "'\($0)'" }.joined(separator: ", "))", .failure)
    }
    return status
  }
}
