/// What the words and signs of the page mean.
struct ComparisonLegend: ReviewSection {
  func write(to html: inout HTMLWriter) {
    html.block("section", [.class("legend"), .labelledBy("legend")]) { html in
      html.block("h2", [.id("legend")], text: "How to read this page")
      for paragraph in ComparisonLegend.paragraphs { html.block("p", text: paragraph) }
      html.block("dl") { html in
        entry({ ReviewMark.fail.write("worse", to: &$0) }, "no longer passes, as grave as an error", &html)
        entry({ ReviewMark.warning.write("worse", to: &$0) }, "the same, as grave as a warning: a control", &html)
        entry({ ReviewMark.note.write("worse", to: &$0) }, "the same, as grave as a note: primary as a link", &html)
        entry({ ReviewMark.pass.write("better", to: &$0) }, "passes now, or is less grave", &html)
        entry(
          { $0.inline("span", [.class("tag changed")], text: "changed") }, "different, and no verdict became worse",
          &html)
        entry(
          { $0.inline("span", [.class("tag changed")], text: "same value") },
          "written otherwise, the same to the module",
          &html)
        entry({ ReviewMark.unchecked.write("cannot tell", to: &$0) }, "a colour is invalid or assumed", &html)
        entry({ ReviewMark.assumed.write("assumed", to: &$0) }, "not documented: a guess, named as such", &html)
      }
    }
  }

  private func entry(_ sign: (inout HTMLWriter) -> Void, _ meaning: String, _ html: inout HTMLWriter) {
    html.block("div") { html in
      html.block("dt") { sign(&$0) }
      html.block("dd", text: meaning)
    }
  }

  private static let paragraphs = [
    "The old version stands on the left, the new one on the right. What is not the same has a border in the new column, and a "
      + "word beside it. Themes and brands that are the same in both versions are left out.",
    "A pair of colours is judged as lint does: where the module replaces the text, the text as written counts; where that "
      + "one passes, the one that takes its place, if it reads worse. Screens and payload are what the module is predicted to make of the "
      + "theme. Ratios are cut, never rounded up.",
  ]
}
