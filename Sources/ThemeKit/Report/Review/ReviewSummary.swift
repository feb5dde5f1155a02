/// The figures of a run: what was read and checked, what was found, and what could not be read.
struct ReviewSummary: ReviewSection {
  let review: Review

  func write(to html: inout HTMLWriter) {
    let summary = review.summary
    html.block("p", [.class("lead")]) { html in
      let mark: ReviewMark = summary.errors > 0 ? .fail : summary.warnings > 0 ? .warning : .pass
      mark.write(to: &html)
      html.text(verdict)
    }
    html.block("dl", [.class("figures")]) { html in
      figure("brands", summary.files, &html)
      figure("themes", summary.themes, &html)
      figure("pairs checked", summary.pairsChecked, &html)
      figure("not checked", summary.pairsUnchecked, &html)
      figure("errors", summary.errors, &html)
      figure("warnings", summary.warnings, &html)
      figure("notes", summary.notes, &html)
      figure("fixable with --fix", summary.fixable, &html)
    }
    html.section(ReviewFailures(failures: review.failures))
    html.section(ReviewCriteria(totals: review.totals))
  }

  private var verdict: String {
    let summary = review.summary
    let found = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return found.isEmpty ? "Nothing found." : "Found: \(found.joined(separator: ", "))."
  }

  private func figure(_ name: String, _ number: Int, _ html: inout HTMLWriter) {
    html.block("div") { html in
      html.block("dt", text: name)
      html.block("dd", text: String(number))
    }
  }
}

/// What could not be read.
struct ReviewFailures: ReviewSection {
  let failures: [String]

  func write(to html: inout HTMLWriter) {
    guard !failures.isEmpty else { return }
    html.block("section", [.class("failures"), .labelledBy("failures")]) { html in
      html.block("h2", [.id("failures")], text: "Could not be read")
      html.block("ul") { html in
        for failure in failures { html.block("li", text: failure) }
      }
    }
  }
}
