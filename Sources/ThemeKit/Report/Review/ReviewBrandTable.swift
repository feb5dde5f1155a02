/// The brands of a review, one a row.
struct ReviewBrandTable: ReviewSection {
  let rows: [ReviewRow]

  func write(to html: inout HTMLWriter) {
    guard !rows.isEmpty else { return }
    html.block("section", [.labelledBy("brands")]) { html in
      html.block("h2", [.id("brands")], text: "Brands")
      html.block("table", [.class("brands")]) { html in
        html.block("thead") { html in
          html.block("tr") { html in
            for title in ["brand", "themes, as predicted", "findings, as written"] {
              html.block("th", [HTMLAttribute("scope", "col")], text: title)
            }
          }
        }
        html.block("tbody") { html in
          for row in rows { self.row(row, &html) }
        }
      }
    }
  }

  private func row(_ row: ReviewRow, _ html: inout HTMLWriter) {
    html.block("tr", [HTMLAttribute("data-brand", row.anchor), HTMLAttribute("data-found", row.found)]) { html in
      html.block("th", [HTMLAttribute("scope", "row")]) { html in
        html.inline("a", [.href(row.link)]) { $0.inline("bdi", text: row.name) }
        html.block("div", [.class("meta")]) { $0.inline("code", text: row.path) }
      }
      html.block("td") { html in
        for theme in row.themes {
          html.inline("span", [.class("theme")]) { html in
            html.palette(theme.prediction)
            html.text(theme.title.lowercased())
          }
        }
        if row.themes.isEmpty { html.text("–") }
      }
      html.block("td") { html in
        html.inline("span", [.class("verdict")]) { html in
          for (count, severity) in [(row.errors, Severity.error), (row.warnings, .warning), (row.notes, .note)]
          where count > 0 {
            ReviewMark(severity).write(counted(count, severity.name), to: &html)
          }
          if row.worst == nil { ReviewMark.pass.write("lints clean", to: &html) }
        }
      }
    }
  }
}
