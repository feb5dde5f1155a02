import ThemeKit

/// When findings make the exit status 1.
struct Gate {
  /// The options that set it.
  static let options: [OptionSpecification] = [
    .option(
      "fail-on", "severity", choices: ["error", "warning", "note"], default: "error",
      "The least severity that makes the exit status 1."),
    .option("max-warnings", "number", "Exit with 1 when there are more warnings than this."),
    .flag("exit-zero", "Exit with 0 whatever is found."),
  ]

  private let severity: Severity
  private let mostWarnings: Int?
  private let isOpen: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    severity = arguments.severity("fail-on") ?? .error
    isOpen = arguments.has("exit-zero")
    mostWarnings = try arguments.value("max-warnings").map { text throws(UsageError) in
      guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        throw UsageError(
          "The value '\(text)' is invalid for '--max-warnings <number>'. Please provide a whole number from 0.")
      }
      // More digits than a number holds are more than there can be warnings.
      return Int(text) ?? .max
    }
  }

  /// The least severity that makes a run fail; nil when none does.
  var limit: Severity? { isOpen ? nil : severity }

  func status(_ summary: ReportSummary) -> ExitStatus {
    if isOpen { return .success }
    if summary.count(atLeast: severity) > 0 { return .findings }
    if let mostWarnings, summary.warnings > mostWarnings { return .findings }
    return .success
  }
}

extension ParsedArguments {
  /// The value of an option whose choices are the names of severities.
  func severity(_ option: String) -> Severity? {
    let name = value(option)
    return Severity.allCases.first { $0.name == name }
  }
}
