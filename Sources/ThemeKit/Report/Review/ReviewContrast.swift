/// The contrast matrices of a brand's themes, side by side.
struct ReviewContrast: ReviewSection {
  let brand: ReviewedBrand

  func write(to html: inout HTMLWriter) {
    html.block("div", [.class("part contrast-part")]) { html in
      html.block("h3", text: "Contrast, as predicted")
      html.block("div", [.class("modes")]) { html in
        for theme in brand.themes.sorted(by: { $0.rank < $1.rank }) { table(theme, &html) }
      }
    }
  }

  private func table(_ theme: ReviewedTheme, _ html: inout HTMLWriter) {
    let matrix = ContrastMatrix(theme.judged)
    html.block("table", [.class("matrix")]) { html in
      html.block("caption", text: "\(theme.title): colour in the row on colour in the column")
      html.block("thead") { html in
        html.block("tr") { html in
          html.block("td", text: "")
          for surface in matrix.surfaces {
            html.block("th", [HTMLAttribute("scope", "col")]) { entry(surface, &$0) }
          }
        }
      }
      html.block("tbody") { html in
        for row in matrix.rows {
          html.block("tr") { html in
            html.block("th", [HTMLAttribute("scope", "row")]) { entry(row.foreground, &$0) }
            for cell in row.cells { self.cell(cell, &html) }
          }
        }
      }
    }
  }

  private func entry(_ entry: ContrastMatrix.Entry, _ html: inout HTMLWriter) {
    html.inline("span", [.class("name")], text: entry.name)
    html.text(" ")
    html.inline("span", [.class("color")]) { html in
      html.swatch(entry.color)
      html.text(entry.color.hex)
    }
    if entry.basis == .assumed {
      html.text(" ")
      ReviewMark.assumed.write("assumed", to: &html)
    }
  }

  private func cell(_ cell: ContrastMatrix.Cell, _ html: inout HTMLWriter) {
    html.block("td", cell.uses.isEmpty ? [] : [.class("used")]) { html in
      html.sample(cell.foreground, on: cell.surface)
      html.inline("span", [.class("ratio")], text: "\(ratio(cell)):1")
      for use in cell.uses { use.mark.write("\(use.name) \(use.word)", to: &html) }
      if cell.uses.isEmpty { html.inline("span", [.class("reads")], text: reading(cell)) }
    }
  }

  private func ratio(_ cell: ContrastMatrix.Cell) -> String {
    let strictest = cell.uses.map(\.limit).max { $0.value < $1.value }
    return cell.ratio.printed(against: strictest ?? .fourPointFive)
  }

  /// What a pair would be enough for that the module does not use.
  private func reading(_ cell: ContrastMatrix.Cell) -> String {
    if cell.foreground == cell.surface { return "same colour" }
    if cell.ratio.meets(.fourPointFive) { return "any text" }
    return cell.ratio.meets(.three) ? "large text" : "no text"
  }
}
