/// What the words and signs of a page mean.
struct ReviewLegend: ReviewSection {
  private struct Entry {
    let mark: ReviewMark?
    let word: String
    let meaning: String
  }

  func write(to html: inout HTMLWriter) {
    html.block("section", [.class("legend"), .labelledBy("legend")]) { html in
      html.block("h2", [.id("legend")], text: "How to read this page")
      html.block(
        "p",
        text: "Findings are about a theme as it is written in the brand file. Screens, contrast and payload are what "
          + "the module is predicted to make of it: it replaces text that it cannot read, clamps radii and fills in "
          + "what is not written. How sure a predicted value is:")
      list(ReviewLegend.bases, &html)
      html.block("p", text: "In the contrast tables the pairs that the module uses have a border and a verdict:")
      list(ReviewLegend.verdicts, &html)
      html.block(
        "p",
        text:
          "The other pairs say what they would be enough for: any text (4.5:1), large text (3:1) or no text. Ratios "
          + "are cut, never rounded up. Every sign has a shape of its own and a word beside it.")
      html.block(
        "p",
        text:
          "Repairs are safe when they keep what the author meant: lint --fix makes them. Unsafe ones change what was "
          + "chosen and need --unsafe-fixes as well.")
    }
  }

  private func list(_ entries: [Entry], _ html: inout HTMLWriter) {
    html.block("dl") { html in
      for entry in entries {
        html.block("div") { html in
          html.block("dt") { entry.mark?.write(entry.word, to: &$0) }
          html.block("dd", text: entry.meaning)
        }
      }
    }
  }

  private static let bases = [
    Entry(mark: .documented, word: "documented", meaning: "the public documentation of QEEmbedTheme says it"),
    Entry(mark: .brand, word: "brand", meaning: "the brand's own theme, as its file says"),
    Entry(mark: .observed, word: "observed", meaning: "learnt from events of a real module"),
    Entry(mark: .assumed, word: "assumed", meaning: "not documented: a guess, named as such wherever it is used"),
  ]

  private static let verdicts = [
    Entry(mark: .pass, word: "passes", meaning: "4.5:1 for text, links and labels, 3:1 for controls (WCAG 2.2, AA)"),
    Entry(mark: .fail, word: "fails", meaning: "an error: text that cannot be read"),
    Entry(mark: .warning, word: "fails", meaning: "a warning: a control, or a text of which a colour is assumed"),
    Entry(mark: .note, word: "fails", meaning: "a note: primary as a link"),
    Entry(mark: .unchecked, word: "cannot tell", meaning: "a colour is invalid or assumed; the reason stands above"),
  ]
}
