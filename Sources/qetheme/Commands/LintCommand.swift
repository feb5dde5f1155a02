import ThemeKit

/// `lint`: reads, checks and reports.
enum LintCommand: Command {
  static let specification = CommandSpecification(
    name: "lint", abstract: "Check brand files and report what is wrong.",
    discussion: """
      Reads XML and JSON brand files, checks their values and the contrast of their colours, and prints every finding \
      with the line it stands on.

      The exit status is 0 when nothing reaches the gate, 1 when a finding does, 2 when a file cannot be read or \
      written or no brand is found, 64 for a wrong command line.
      """,
    operands: [Inputs.operand],
    options: [
      .option(
        "format", "format", choices: ReportFormat.allCases.map(\.rawValue), default: "full",
        "How findings are printed; also set by QETHEME_FORMAT."),
      .option(
        "fail-on", "severity", choices: ["error", "warning", "note"], default: "error",
        "The least severity that makes the exit status 1."),
      .option("max-warnings", "number", "Exit with 1 when there are more warnings than this."),
      .flag("exit-zero", "Exit with 0 whatever is found."),
    ] + FixMode.options + [
      .flag("allow-empty", "Accept that there is no brand to check."),
      Inputs.stdinFilename,
      .flag("show-files", "List the files that were read or skipped, and those that were extended."),
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let gate = try Gate(arguments)
    let format = try format(arguments, run)
    let mode = try FixMode(arguments)
    let inputs = try Inputs(arguments, run.environment)
    guard let mode else {
      let lint = LintRun(inputs, run.environment, repairs: repairs(format))
      report(lint, inputs, format, arguments, run, on: run.environment.output)
      return status(lint, inputs, [], arguments, run) ?? gate.status(lint.report.summary)
    }
    return fix(mode, inputs, format, gate, arguments, run)
  }

  private static func fix(
    _ mode: FixMode, _ inputs: Inputs, _ format: ReportFormat, _ gate: Gate, _ arguments: ParsedArguments, _ run: Run
  ) -> ExitStatus {
    var fix = FixRun(
      inputs, run.environment, unsafe: mode.unsafe, repairs: mode.reports ? repairs(format) : .none)
    var output = FixOutput(run)
    switch mode.output {
    case .files: output.store(&fix)
    case .patch: output.printPatch(fix)
    }
    output.mentionRefused(fix)
    let lint = LintRun(
      fix.files, fix.results, run.environment, fixed: fix.mended.reduce(0) { $0 + $1.mending.mended })
    // Where standard output holds a text, the report goes beside it.
    let readsInput = fix.files.contains(where: \.isInput)
    if mode.reports {
      report(lint, inputs, format, arguments, run, on: readsInput ? run.environment.errors : run.environment.output)
    }
    if let failure = status(lint, inputs, output.failures, arguments, run) { return failure }
    switch mode.output {
    case .files: return mode.reports ? gate.status(lint.report.summary) : .success
    case .patch: return output.hasDifferences && !arguments.has("exit-zero") ? .findings : .success
    }
  }

  /// The repairs that a report in `format` shows.
  private static func repairs(_ format: ReportFormat) -> RepairSelection { format.showsRepairs ? .all : .none }

  private static func report(
    _ lint: LintRun, _ inputs: Inputs, _ format: ReportFormat, _ arguments: ParsedArguments, _ run: Run,
    on stream: OutputStream
  ) {
    if format.isForMachines || !isEmpty(lint, arguments) {
      stream.write(format.text(of: lint.report, style: run.reportStyle(stream)))
    }
    if arguments.has("show-files") { list(inputs, lint, run) } else { mention(lint.skipped.count, run) }
  }

  /// Says what failed; nil when nothing did.
  private static func status(
    _ lint: LintRun, _ inputs: Inputs, _ failures: [String], _ arguments: ParsedArguments, _ run: Run
  ) -> ExitStatus? {
    let failures = inputs.failures + lint.failures + failures
    for failure in failures { run.fail(failure) }
    if !failures.isEmpty { return .failure }
    guard isEmpty(lint, arguments) else { return nil }
    run.fail("no brand found in \(inputs.paths.map { "'\($0)'" }.joined(separator: ", "))")
    return .failure
  }

  private static func isEmpty(_ lint: LintRun, _ arguments: ParsedArguments) -> Bool {
    lint.report.summary.files == 0 && !arguments.has("allow-empty")
  }

  private static func format(_ arguments: ParsedArguments, _ run: Run) throws(UsageError) -> ReportFormat {
    if let format: ReportFormat = arguments.choice("format") { return format }
    guard let name = run.environment.setting("QETHEME_FORMAT") else { return .full }
    guard let format = ReportFormat(rawValue: name) else {
      let choices = ReportFormat.allCases.map(\.rawValue)
      throw UsageError(ArgumentParser.invalid(name, for: "the variable QETHEME_FORMAT", choices: choices))
    }
    return format
  }

  private static func mention(_ skipped: Int, _ run: Run) {
    guard skipped > 0 else { return }
    run.warn("\(skipped) other \(skipped == 1 ? "file" : "files") skipped; --show-files lists them")
  }

  private static func list(_ inputs: Inputs, _ lint: LintRun, _ run: Run) {
    let skipped = Set(lint.skipped)
    for file in inputs.files {
      run.warn("\(skipped.contains(file.path) ? "skipped" : "read") \(file.path.text)")
    }
    for path in lint.extended { run.warn("extended \(path)") }
  }
}
