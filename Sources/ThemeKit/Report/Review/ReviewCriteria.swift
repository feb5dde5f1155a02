/// Findings and pairs for each success criterion.
struct ReviewCriteria: ReviewSection {
  let totals: ReviewTotals

  func write(to html: inout HTMLWriter) {
    html.block("section", [.labelledBy("criteria")]) { html in
      html.block("h2", [.id("criteria")], text: "By criterion")
      html.block("table", [.class("criteria")]) { html in
        html.block(
          "caption",
          text: "Findings are about themes as written, pairs about themes as predicted. A finding that several brands "
            + "inherit counts once.")
        head(&html)
        html.block("tbody") { html in
          for severity in Severity.allCases.reversed() {
            row(ReviewMark(severity), "\(severity.name)s", &html) { $0.count(severity) }
          }
          row(.pass, "pairs pass", &html) { $0.criterion == nil ? nil : $0.passing }
          row(.fail, "pairs fail", &html) { $0.criterion == nil ? nil : $0.failing }
          row(.unchecked, "cannot tell", &html) { $0.criterion == nil ? nil : $0.unchecked }
        }
      }
    }
  }

  private func head(_ html: inout HTMLWriter) {
    html.block("thead") { html in
      html.block("tr") { html in
        html.block("td", text: "")
        for row in totals.rows {
          html.block("th", [HTMLAttribute("scope", "col")]) { html in
            guard let criterion = row.criterion else {
              html.text("other rules")
              return
            }
            html.inline(
              "a", [.href(.page(criterion.url)), HTMLAttribute("rel", "noreferrer")],
              text: "\(criterion.number) \(criterion.title)")
            html.text(", level \(criterion.level)")
          }
        }
      }
    }
  }

  /// - Parameter number: nil where there can be none.
  private func row(
    _ mark: ReviewMark, _ name: String, _ html: inout HTMLWriter, number: (ReviewTotals.Row) -> Int?
  ) {
    html.block("tr") { html in
      html.block("th", [HTMLAttribute("scope", "row")]) { mark.write(name, to: &$0) }
      for row in totals.rows {
        let number = number(row)
        html.block("td", (number ?? 0) == 0 ? [.class("zero")] : [], text: number.map(String.init) ?? "–")
      }
    }
  }
}
