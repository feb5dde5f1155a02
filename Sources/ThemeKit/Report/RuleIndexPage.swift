/// The list of all rules as Markdown: `docs/rules/README.md`.
public struct RuleIndexPage: Sendable {
  private let descriptions: [RuleDescription]

  /// - Parameter descriptions: in the order of the list.
  public init(_ descriptions: [RuleDescription]) { self.descriptions = descriptions }

  /// The page, ending in a newline.
  public var markdown: String {
    var page = """
      # Rules

      Each page says what a rule reports, why, where that is written down, and how it is mended. The pages are made
      from the descriptions that the linter uses, and the examples on them are its tests.

      """
    for category in RuleDescription.Category.allCases {
      let rules = descriptions.filter { $0.category == category }
      guard !rules.isEmpty else { continue }
      page += "\n## \(title(of: category))\n\n| rule | severity | reports |\n|---|---|---|\n"
      for rule in rules {
        let id = rule.id.rawValue
        page += "| [`\(id)`](\(id).md) | \(rule.severity.name) | \(rule.summary) |\n"
      }
    }
    return page
  }

  private func title(of category: RuleDescription.Category) -> String {
    switch category {
    case .reading: "Reading: what keeps a file from being read as a brand"
    case .values: "Values: what one value says"
    case .contrast: "Contrast: what people can read and make out"
    case .consistency: "Consistency: what the values say together"
    }
  }
}
