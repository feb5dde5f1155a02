/// What became worse, as the first thing on the page.
struct ComparisonRegressions: ReviewSection {
  let report: ComparisonReport

  func write(to html: inout HTMLWriter) {
    guard report.brands.contains(where: { !$0.regressions.isEmpty }) else { return }
    html.block("section", [.labelledBy("worse")]) { html in
      html.block("h2", [.id("worse")], text: "What became worse")
      html.block("ul", [.class("worse")]) { html in
        for (index, brand) in report.brands.enumerated() {
          for regression in brand.regressions { item(regression, brand, .init(brand: index), &html) }
        }
      }
    }
  }

  private func item(
    _ regression: Regression, _ brand: ComparedBrand, _ anchor: ComparisonAnchor, _ html: inout HTMLWriter
  ) {
    let theme = regression.theme.flatMap { key in brand.themes.firstIndex { $0.key == key } }
    html.block("li") { html in
      ReviewMark(regression.severity).write(regression.severity.name, to: &html)
      html.text(" ")
      html.inline("a", [.href(.fragment(theme.map(anchor.theme) ?? anchor.brandID))]) { html in
        html.inline("bdi", text: brand.name)
        if let key = regression.theme { html.text(" \(key.title)") }
      }
      html.text(": ")
      switch regression.cause {
      case .pair(let pair): html.text(pair.sentence)
      case .finding(let finding):
        html.prose(finding.message)
        html.text(" (\(finding.rule.rawValue))")
      }
    }
  }
}
