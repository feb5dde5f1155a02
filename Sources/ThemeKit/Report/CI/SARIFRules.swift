/// The catalogue of rules as SARIF's tool component has it.
enum SARIFRules {
  private static let indices = Dictionary(
    uniqueKeysWithValues: RuleRegistry.descriptions.enumerated().map { ($1.id, $0) })

  /// The rule's place in the catalogue.
  static func index(of rule: RuleID) -> Int? { indices[rule] }

  /// The members of `driver`. There is no page of the tool's own to point at, so none is named.
  static func writeDriver(to json: inout JSONWriter) {
    json.string("name", Tool.name)
    json.string("semanticVersion", Tool.version)
    json.array("rules") { json in
      for rule in RuleRegistry.descriptions { json.object { write(rule, to: &$0) } }
    }
  }

  private static func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    json.string("id", rule.id.rawValue)
    json.object("shortDescription") { $0.string("text", RulePage.sentence(rule.summary)) }
    json.object("fullDescription") { $0.string("text", rule.rationale) }
    json.object("help") { json in
      json.string("text", help(rule))
      json.string("markdown", RulePage(rule, isBesideOthers: false).markdown)
    }
    if let url = rule.id.helpURL { json.string("helpUri", url) }
    json.object("defaultConfiguration") { $0.string("level", rule.severity.name) }
    json.object("properties") { json in
      json.array("tags") { json in
        json.string(nil, rule.category.rawValue)
        if rule.wcag != nil { json.string(nil, "accessibility") }
        if let criterion = rule.wcag { json.string(nil, "WCAG \(criterion)") }
      }
      json.string("precision", "very-high")
      json.string("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.name)
    }
  }

  private static func help(_ rule: RuleDescription) -> String {
    ([rule.rationale, "Source: " + RulePage.sentence(rule.source)] + rule.repairs.map { "Repair: " + $0.text })
      .joined(separator: "\n\n")
  }
}
