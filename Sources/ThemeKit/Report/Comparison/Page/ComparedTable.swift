/// A table of things before and after, with a word for each row on how it changed. Cells that are not the same have a
/// border, so that no change is told by colour alone.
struct ComparedTable: ReviewSection {
  /// What is said of a row.
  enum Verdict {
    case worse(Severity)
    case better
    case changed(String)
    case same
  }

  struct Row {
    let name: String
    /// Below the name; empty for nothing.
    var detail = ""
    /// Nil where that version does not have the thing.
    let old: ((inout HTMLWriter) -> Void)?
    let new: ((inout HTMLWriter) -> Void)?
    let verdict: Verdict
  }

  let caption: String
  /// Of the first column.
  let title: String
  let rows: [Row]

  func write(to html: inout HTMLWriter) {
    guard !rows.isEmpty else { return }
    html.block("table", [.class("compared")]) { html in
      html.block("caption", text: caption)
      html.block("thead") { html in
        html.block("tr") { html in
          for title in [title, "old", "new", "change"] {
            html.block("th", [HTMLAttribute("scope", "col")], text: title)
          }
        }
      }
      html.block("tbody") { html in
        for row in rows { html.block("tr", row.isSame ? [] : [.class("is-changed")]) { self.row(row, &$0) } }
      }
    }
  }

  private func row(_ row: Row, _ html: inout HTMLWriter) {
    html.block("th", [HTMLAttribute("scope", "row")]) { html in
      html.text(row.name)
      if !row.detail.isEmpty { html.inline("span", [.class("reads")], text: row.detail) }
    }
    cell(row.old, [], &html)
    cell(row.new, row.isSame ? [] : [.class("after")], &html)
    html.block("td") { html in
      switch row.verdict {
      case .worse(let severity): ReviewMark(severity).write("worse", to: &html)
      case .better: ReviewMark.pass.write("better", to: &html)
      case .changed(let word): html.inline("span", [.class("tag changed")], text: word)
      case .same: html.inline("span", [.class("none")], text: "same")
      }
    }
  }

  private func cell(
    _ write: ((inout HTMLWriter) -> Void)?, _ attributes: [HTMLAttribute], _ html: inout HTMLWriter
  ) {
    html.block("td", attributes) { html in
      if let write { write(&html) } else { html.inline("span", [.class("none")], text: "–") }
    }
  }
}

extension ComparedTable.Row {
  fileprivate var isSame: Bool {
    if case .same = verdict { true } else { false }
  }
}
