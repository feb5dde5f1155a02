import ThemeKit

/// Reads the brands of a run one after the other, for commands that show more than findings.
struct BrandRun {
  private let run: Run
  private let reader: FileReader
  private(set) var status = ExitStatus.success
  /// Brands that could be read.
  private(set) var count = 0
  /// The first file with an id.
  private var firstWithID: [String: String] = [:]

  init(_ run: Run) {
    self.run = run
    reader = FileReader(folder: run.environment.folder, limit: Inputs.readLimit)
  }

  /// The brand in `file`; nil for no brand, or one that cannot be used: then its findings have been printed.
  mutating func brand(in file: InputFile) -> LintedFile? {
    if file.origin == .candidate, file.isNeverABrand { return nil }
    switch LintedFile.read(file, reader) {
    case .failure(let problem):
      fail("cannot read '\(file.path.text)': \(problem.phrase)", .failure)
      return nil
    case .success(let linted):
      switch linted.outcome {
      case .notABrand: return nil
      case .unreadable:
        count += 1
        status = status.combined(with: .findings)
        let report = Report(
          files: [ReportedFile(source: linted.source, diagnostics: linted.diagnostics)], summary: ReportSummary())
        run.environment.errors.write(ConciseReporter().text(of: report))
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
