/// The documentation page of a rule as Markdown: what `docs/rules/` holds and `explain` prints.
public struct RulePage: Sendable {
  private let description: RuleDescription

  private let isBesideOthers: Bool

  public init(_ description: RuleDescription) { self.init(description, isBesideOthers: true) }

  /// - Parameter isBesideOthers: whether other pages of the documentation can be linked to.
  init(_ description: RuleDescription, isBesideOthers: Bool) {
    self.description = description
    self.isBesideOthers = isBesideOthers
  }

  /// The file's name below `docs/rules/`.
  public var fileName: String { "\(description.id.rawValue).md" }

  /// The page, ending in a newline.
  public var markdown: String {
    var page = """
      # \(description.id.rawValue)

      **\(description.severity.name)** · \(description.category.rawValue)\(criterion)

      \(Self.sentence(description.summary))

      ## Why

      \(description.rationale)

      ## Source

      \(Self.sentence(description.source))
      """
    if let url = description.id.helpURL { page += "\n\n[Understanding the criterion](\(url))" }
    page += "\n\n## Repair\n\n\(repairs)\n"
    page += section("Bad", description.bad, reports: true)
    page += section("Good", description.good, reports: false)
    return page
  }

  private var criterion: String { description.id.criterion.map { " · \($0.citation)" } ?? "" }

  private var repairs: String {
    if description.repairs.isEmpty { return "None: what to change is the author's choice." }
    let rows = description.repairs.map { "- \($0.markdown)" }.joined(separator: "\n")
    let link = isBesideOthers ? ": [all repairs](../repairs.md)" : ""
    return rows + "\n\n`--fix` makes what is safe, `--unsafe-fixes` the rest\(link)."
  }

  private func section(_ title: String, _ examples: [RuleDescription.Example], reports: Bool) -> String {
    let parts = examples.map { example in
      let text = Self.unmarked(example)
      let block = "\n```\(example.language.rawValue)\n\(text)\n```\n"
      let files = example.neighbours.map { "\nwith `\($0.name)`:\n\n```\($0.language)\n\($0.text)\n```\n" }.joined()
      return reports ? block + findings(text, example) : block + files
    }
    return "\n## \(title)\n" + parts.joined()
  }

  /// What the linter says about an example: "4:14: error: …", one line each.
  private func findings(_ text: String, _ example: RuleDescription.Example) -> String {
    let file = example.lint(text)
    let lines = LineIndex(file.source)
    let rows = file.diagnostics.filter { $0.rule == description.id }.map { finding in
      let position = lines.position(at: finding.range.lowerBound)
      return "\(position.line):\(position.column): \(finding.severity.name): \(SafeText.terminal(finding.message))\n"
    }
    return rows.isEmpty ? "" : "\n```text\n\(rows.joined())```\n"
  }

  /// The example without the marks for its tests; Markdown has no way to show them.
  private static func unmarked(_ example: RuleDescription.Example) -> String {
    String(String.UnicodeScalarView(example.text.unicodeScalars.filter { $0 != "↓" }))
  }

  /// A phrase as a sentence.
  static func sentence(_ phrase: String) -> String {
    guard let first = phrase.first else { return phrase }
    // Names of fields and other code keep their letter case.
    let isCode = phrase.prefix { !$0.isWhitespace }.dropFirst().contains(where: \.isUppercase)
    return (isCode ? String(first) : first.uppercased()) + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }
}
