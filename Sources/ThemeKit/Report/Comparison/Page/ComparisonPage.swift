/// A comparison as a page, of the same make as that of a review.
public struct ComparisonPage {
  private let report: ComparisonReport
  /// What could not be read: a sentence each.
  private let failures: [String]
  /// For each brand of the report, by theme.
  private let cards: [[ThemeKey: ComparedCards]]

  /// - Parameter cards: for each brand of the report, in its order.
  public init(_ report: ComparisonReport, cards: [[ThemeKey: ComparedCards]], failures: [String]) {
    precondition(cards.count == report.brands.count, "each brand has its cards")
    self.report = report
    self.cards = cards
    self.failures = failures
  }

  public var html: String {
    let shown = cards.flatMap(\.values).flatMap { $0.old + $0.new }
    return ReviewPage.document(
      title: "Theme comparison", skip: "Skip to the comparison", crops: Set(shown.map(\.crop)), hasFiles: true,
      furtherStyle: ComparisonStyleSheet.text,
      aside: { html in
        html.section(ReviewControls(brands: [], hasCards: !shown.isEmpty, hasFindings: false))
        navigation(&html)
      },
      main: { html in
        html.block("h1", text: "Theme comparison")
        html.section(ComparisonHead(report: report))
        html.section(ReviewFailures(failures: failures))
        html.section(ComparisonRegressions(report: report))
        for (index, brand) in report.brands.enumerated() {
          html.section(ComparedBrandSection(brand: brand, anchor: .init(brand: index), cards: cards[index]))
        }
        if !report.brands.isEmpty { html.section(ComparisonLegend()) }
      })
  }

  private func navigation(_ html: inout HTMLWriter) {
    guard !report.brands.isEmpty else { return }
    html.block("nav", [.label("Brands")]) { html in
      html.block("ul") { html in
        for (index, brand) in report.brands.enumerated() {
          html.block("li") { html in
            html.inline("a", [.href(.fragment(ComparisonAnchor(brand: index).brandID))]) { html in
              let worst = brand.regressions.map(\.severity).max()
              (worst.map { ReviewMark($0) } ?? .pass).write(to: &html)
              html.inline("bdi", text: brand.name)
              html.inline("span", [.class("unseen")], text: worst == nil ? ", nothing worse" : ", worse")
            }
          }
        }
      }
    }
  }
}
