import ThemeKit

/// `explain`: all that is to be said about one rule.
enum ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain", abstract: "Explain a rule: what, why, where it comes from, and examples.",
    operands: [
      OperandSpecification(
        name: "rule", isRequired: true, isRepeating: false, help: "The rule, such as low-text-contrast.")
    ],
    options: [
      .option("format", "format", choices: ["text", "json"], default: "text", "How the explanation is printed."),
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let name = arguments.operands[0].text
    let rules = RuleRegistry.descriptions
    guard let rule = rules.first(where: { $0.id.rawValue == name }) else {
      let near = NearMiss.match(for: name, among: rules.map(\.id.rawValue), limit: 3)
      let hint = near.map { "Did you mean '\($0)'?" } ?? "'qetheme rules' lists them."
      throw UsageError("There is no rule '\(name)'. \(hint)")
    }
    let listing = RuleListing(rule)
    if arguments.value("format") == "json" {
      var json = JSONWriter()
      listing.write(to: &json)
      run.print(json.text + "\n")
    } else {
      run.print(listing.text(run.reportStyle, width: min(run.textWidth, 100)))
    }
    return .success
  }
}
