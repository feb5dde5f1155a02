import ThemeKit

/// The help of a command, in the layout of swift-argument-parser.
struct HelpPage {
  /// Where the explanations begin.
  private static let labelWidth = 26
  /// Where they begin, below the labels, when there is too little room beside them.
  private static let narrowIndentation = 6
  /// The least number of cells that explanations take beside labels.
  private static let leastWidth = 20

  let specification: CommandSpecification
  /// The commands to list, with their abstracts; for the program's own page.
  var subcommands: [CommandSpecification] = []
  let width: Int

  var text: String {
    var text = wrapped("OVERVIEW: " + specification.abstract)
    if !specification.discussion.isEmpty { text += "\n" + wrapped(specification.discussion) }
    text += "\n" + usage("USAGE: ") + "\n"
    text += section("ARGUMENTS:", specification.operands.map { ("<\($0.name)>", $0.help) })
    text += section("OPTIONS:", specification.allOptions.map { (HelpPage.label($0), HelpPage.help($0)) })
    if !subcommands.isEmpty {
      text += section("SUBCOMMANDS:", subcommands.map { ($0.name, $0.abstract) })
      text += "  See 'qetheme help <subcommand>' for detailed help.\n"
    } else {
      // No blank line at the end.
      text.removeLast()
    }
    return text
  }

  /// `Usage: qetheme lint [<path> ...] [--format <format>]`, without a blank line behind it.
  func usage(_ head: String) -> String {
    var words = ["qetheme"]
    if !specification.name.isEmpty { words.append(specification.name) }
    words += subcommands.isEmpty ? [] : ["<subcommand>"]
    words += specification.operands.map(\.usage) + specification.options.map(\.usage)
    var lines = [head + words[0]]
    // An option stays on one line with its value.
    for word in words.dropFirst() {
      if DisplayWidth.cells(of: lines[lines.count - 1]) + 1 + DisplayWidth.cells(of: word) > width {
        lines.append("  " + word)
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ rows: [(label: String, help: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return title + "\n" + rows.map { row($0.label, $0.help) }.joined() + "\n"
  }

  func row(_ label: String, _ help: String) -> String {
    let isNarrow = width - HelpPage.labelWidth < HelpPage.leastWidth
    let indentation = isNarrow ? HelpPage.narrowIndentation : HelpPage.labelWidth
    let lines = TextWrapping.lines(help, width: width - indentation)
    var text = "  " + label
    var rest = lines[...]
    if !isNarrow, text.utf8.count < indentation, let first = rest.popFirst() {
      text += String(repeating: " ", count: indentation - text.utf8.count) + first
    }
    for line in rest { text += "\n" + String(repeating: " ", count: indentation) + line }
    return text + "\n"
  }

  private func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { TextWrapping.lines(String($0), width: width) }.joined(separator: "\n") + "\n"
  }

  private static func label(_ option: OptionSpecification) -> String {
    option.short.map { "-\($0), \(option.label)" } ?? option.label
  }

  private static func help(_ option: OptionSpecification) -> String {
    var facts: [String] = []
    if !option.choices.isEmpty { facts.append("values: " + option.choices.joined(separator: ", ")) }
    if let standard = option.standard { facts.append("default: " + standard) }
    return facts.isEmpty ? option.help : "\(option.help) (\(facts.joined(separator: "; ")))"
  }
}
