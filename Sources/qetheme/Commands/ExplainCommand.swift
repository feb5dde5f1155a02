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
      throw UsageError("There is no rule '\(name)'. \(hint(for: name, among: rules.map(\.id.rawValue)))")
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

  /// A name that is spelt alike, or else those that hold a word of it.
  private static func hint(for name: String, among rules: [String]) -> String {
    if let near = NearMiss.match(for: name, among: rules, limit: 3) { return "Did you mean '\(near)'?" }
    let words = name.lowercased().split { !$0.isLetter }.filter { $0.utf8.count >= shortestWord }
    let matches = rules.map { rule in
      (rule: rule, count: words.count { word in rule.split(separator: "-").contains { $0.hasPrefix(word) } })
    }
    guard let most = matches.map(\.count).max(), most > 0 else { return "'qetheme rules' lists them." }
    let best = matches.filter { $0.count == most }.map { "'\($0.rule)'" }
    return "Did you mean \(best.joined(separator: ", "))?"
  }

  /// Fewest bytes of a word by which rules are looked up.
  private static let shortestWord = 3
}
