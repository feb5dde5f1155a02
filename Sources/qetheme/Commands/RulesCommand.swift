import ThemeKit

/// `rules`: the catalogue, from the table that the linter uses.
enum RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules", abstract: "List the rules that lint checks.",
    options: [
      .option("format", "format", choices: ["text", "json"], default: "text", "How the list is printed."),
      Run.colorOption,
    ])

  static func run(_ arguments: ParsedArguments, _ run: Run) throws -> ExitStatus {
    let rules = RuleRegistry.descriptions
    if arguments.value("format") == "json" {
      var json = JSONWriter()
      json.array { json in
        for rule in rules { RuleListing(rule).write(to: &json) }
      }
      run.print(json.text + "\n")
    } else {
      run.print(text(rules, run))
    }
    return .success
  }

  /// One rule a line, by category.
  private static func text(_ rules: [RuleDescription], _ run: Run) -> String {
    let idWidth = rules.map { $0.id.rawValue.utf8.count }.max() ?? 0
    let style = run.reportStyle
    var text = ""
    for category in RuleDescription.Category.allCases where rules.contains(where: { $0.category == category }) {
      text +=
        (text.isEmpty ? "" : "\n") + category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst() + "\n"
      for rule in rules where rule.category == category {
        let id = rule.id.rawValue + String(repeating: " ", count: idWidth - rule.id.rawValue.utf8.count)
        let severity = RuleListing.padded(rule.severity, style)
        let lines = TextWrapping.lines(rule.summary, width: run.textWidth - idWidth - 13)
        text += "  \(id)  \(severity)  \(lines[0])\n"
        for line in lines.dropFirst() { text += String(repeating: " ", count: idWidth + 13) + line + "\n" }
      }
    }
    return text + "\n\(rules.count) rules; qetheme explain <rule> says more about one\n"
  }
}
