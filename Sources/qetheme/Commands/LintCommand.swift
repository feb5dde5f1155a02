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
        "How findings are printed; also set by QETHEME_FORMAT."), ReportFile.option,
    ] + Gate.options + FixMode.options + [
      .flag("allow-empty", "Accept that there is no brand to check."),
      Inputs.stdinFilename,
      .flag("show-files", "List the files that were read or skipped, and those that were extended."),
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let gate = try Gate(arguments)
    let format = try format(arguments, run)
    let files = try ReportFile.all(arguments)
    let mode = try FixMode(arguments)
    let session = LintSession(
      inputs: try Inputs(arguments, run.environment), format: format ?? .full, files: files, gate: gate,
      annotates: format == nil && run.environment.setting("GITHUB_ACTIONS") == "true", arguments: arguments, run: run)
    return mode.map(session.fix) ?? session.lint()
  }

  /// What was chosen; nil for the format that holds without a choice.
  private static func format(_ arguments: ParsedArguments, _ run: Run) throws(UsageError) -> ReportFormat? {
    if let format: ReportFormat = arguments.choice("format") { return format }
    guard let name = run.environment.setting("QETHEME_FORMAT") else { return nil }
    guard let format = ReportFormat(rawValue: name) else {
      let choices = ReportFormat.allCases.map(\.rawValue)
      throw UsageError(ArgumentParser.invalid(name, for: "the variable QETHEME_FORMAT", choices: choices))
    }
    return format
  }
}
