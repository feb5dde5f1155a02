/// The rules that found something, in the order of every listing: where findings link to.
struct ReviewRules: ReviewSection {
  let rules: Set<RuleID>

  func write(to html: inout HTMLWriter) {
    guard !rules.isEmpty else { return }
    html.block("section", [.class("rules"), .labelledBy("rules")]) { html in
      html.block("h2", [.id("rules")], text: "Rules that found something")
      for description in RuleRegistry.descriptions where rules.contains(description.id) {
        html.block("section", [.id("rule-\(description.id.rawValue)")]) { html in
          html.block("h3", text: description.id.rawValue)
          html.block("p") { $0.prose(RulePage.sentence(description.summary)) }
          html.block("p") { $0.prose(description.rationale) }
          html.block("p", [.class("meta")]) { $0.prose("Source: \(RulePage.sentence(description.source))") }
        }
      }
    }
  }
}
