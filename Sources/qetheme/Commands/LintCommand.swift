import ThemeKit

/// `lint`: reads, checks and reports.
enum LintCommand: Command {
  static let specification = CommandSpecification(
    name: "lint", abstract: "Check brand files and report what is wrong.",
    discussion: """
      Reads XML and JSON brand files, checks their values and the contrast of their colours, and prints every finding \
      with the line it stands on.

      The exit status is 0 when nothing reaches the gate, 1 when a finding does, 2 when a file cannot be read or no \
      brand is found, 64 for a wrong command line.
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
      .flag("allow-empty", "Accept that there is no brand to check."),
      Inputs.stdinFilename,
      .flag("show-files", "List the files that were read and those that were skipped."),
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let gate = try Gate(arguments)
    let format = try format(arguments, run)
    let inputs = try Inputs(arguments, run.environment)
    let lint = LintRun(inputs, run.environment, repairs: format.showsRepairs ? .all : .none)
    let summary = lint.report.summary
    let failures = inputs.failures + lint.failures
    let isEmpty = summary.files == 0 && !arguments.has("allow-empty")

    if format.isForMachines || !isEmpty { run.print(format.text(of: lint.report, style: run.reportStyle)) }
    if arguments.has("show-files") { list(inputs, lint, run) } else { mention(lint.skipped.count, run) }
    for failure in failures { run.fail(failure) }
    if !failures.isEmpty { return .failure }
    if isEmpty {
      run.fail("no brand found in \(inputs.paths.map { "'\($0)'" }.joined(separator: ", "))")
      return .failure
    }
    return gate.status(summary)
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
  }
}
