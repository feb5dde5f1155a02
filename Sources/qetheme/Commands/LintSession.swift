import ThemeKit

/// One run of `lint`, its command line understood.
struct LintSession {
  let inputs: Inputs
  /// On standard output.
  let format: ReportFormat
  /// Into files.
  let files: [ReportFile]
  let gate: Gate
  /// Whether annotations follow the report, as in GitHub Actions when no format was chosen.
  let annotates: Bool
  let arguments: ParsedArguments
  let run: Run

  /// Checks and reports.
  func lint() -> ExitStatus {
    let lint = LintRun(inputs, run.environment, repairs: shownRepairs, details: details)
    report(lint, on: run.environment.output)
    return failure(lint, besides: write(lint)) ?? gate.status(lint.report.summary)
  }

  /// Repairs, and reports what is left.
  func fix(_ mode: FixMode) -> ExitStatus {
    var fix = FixRun(inputs, run.environment, unsafe: mode.unsafe, repairs: mode.reports ? shownRepairs : .none)
    var output = FixOutput(run)
    switch mode.output {
    case .files: output.store(&fix)
    case .patch: output.printPatch(fix)
    }
    output.mentionRefused(fix)
    let lint = LintRun(
      fix.files, fix.results, run.environment, repairs: mode.reports ? shownRepairs : .none, details: details,
      fixed: fix.mended.reduce(0) { $0 + $1.mending.mended })
    // Where standard output holds a text, the report goes beside it.
    let readsInput = fix.files.contains(where: \.isInput)
    if mode.reports { report(lint, on: readsInput ? run.environment.errors : run.environment.output) }
    if let failure = failure(lint, besides: output.failures + write(lint)) { return failure }
    switch mode.output {
    case .files: return mode.reports ? gate.status(lint.report.summary) : .success
    case .patch: return output.hasDifferences && !arguments.has("exit-zero") ? .findings : .success
    }
  }

  private var formats: [ReportFormat] { [format] + files.map(\.format) + (annotates ? [.github] : []) }
  private var shownRepairs: RepairSelection { formats.contains(where: \.showsRepairs) ? .all : .none }
  private var details: ReportDetails { ReportDetails(formats, gate: gate.limit) }

  /// Writes the reports that go into files.
  /// - Returns: what could not be written, a sentence each.
  private func write(_ lint: LintRun) -> [String] {
    var output = FileOutput(run.environment.folder)
    for file in files { output.write(file.format.text(of: lint.report, style: ReportFile.style), to: file.path.text) }
    return output.failures
  }

  private func report(_ lint: LintRun, on stream: OutputStream) {
    // A machine is always answered.
    if format.isForMachines || !lacksBrands(lint) {
      stream.write(format.text(of: lint.report, style: run.reportStyle(stream)))
      if annotates { stream.write(ReportFormat.github.text(of: lint.report, style: ReportFile.style)) }
    }
    if formats.contains(.sarif), SARIFReporter.left(of: lint.report) > 0 {
      run.warn(
        "\(SARIFReporter.left(of: lint.report)) findings are left out of the SARIF report: it holds "
          + "\(SARIFReporter.most) at most")
    }
    if arguments.has("show-files") { list(lint) } else { mention(lint.skipped.count) }
  }

  /// Says what failed; nil when nothing did.
  private func failure(_ lint: LintRun, besides others: [String] = []) -> ExitStatus? {
    let failures = inputs.failures + lint.failures + others
    for failure in failures { run.fail(failure) }
    if !failures.isEmpty { return .failure }
    guard lacksBrands(lint) else { return nil }
    run.fail("no brand found in \(inputs.paths.map { "'\($0)'" }.joined(separator: ", "))")
    return .failure
  }

  private func lacksBrands(_ lint: LintRun) -> Bool {
    lint.report.summary.files == 0 && !arguments.has("allow-empty")
  }

  private func mention(_ skipped: Int) {
    guard skipped > 0 else { return }
    run.warn("\(skipped) other \(skipped == 1 ? "file" : "files") skipped; --show-files lists them")
  }

  private func list(_ lint: LintRun) {
    let skipped = Set(lint.skipped)
    for file in inputs.files {
      run.warn("\(skipped.contains(file.path) ? "skipped" : "read") \(file.path.text)")
    }
    for path in lint.extended { run.warn("extended \(path)") }
  }
}
