/// What was compared, the verdict, and the figures.
struct ComparisonHead: ReviewSection {
  let report: ComparisonReport

  private var summary: ComparisonSummary { report.summary }
  private var worse: Int { summary.regressions(atLeast: .note) }

  func write(to html: inout HTMLWriter) {
    html.block("p", [.class("meta")]) { html in
      html.side("old", report.old.relativePath)
      html.side("new", report.new.relativePath)
    }
    html.block("p", [.class("lead")]) { html in
      let worst = summary.regressions.filter { $0.value > 0 }.keys.max()
      let mark = worst.map { ReviewMark($0) } ?? (report.isUnreadable ? .unchecked : .pass)
      mark.write(to: &html)
      html.text(verdict)
    }
    guard !summary.isUnchanged else { return }
    html.block("dl", [.class("figures")]) { html in
      figure("brands compared", summary.compared, &html)
      figure("changed", summary.changed, &html)
      figure("added", summary.added, &html)
      figure("removed", summary.removed, &html)
      if summary.unread > 0 { figure("not readable", summary.unread, &html) }
      figure("became worse", worse, &html)
      figure("became better", summary.improvements, &html)
    }
  }

  private var verdict: String {
    if summary.isUnchanged {
      return "Nothing changed in \(counted(summary.compared, "brand")) with \(counted(summary.themes, "theme"))."
    }
    if report.isUnreadable { return "Nothing could be compared." }
    return worse == 0 ? "No verdict became worse." : "\(counted(worse, "verdict")) became worse."
  }

  private func figure(_ name: String, _ number: Int, _ html: inout HTMLWriter) {
    html.block("div") { html in
      html.block("dt", text: name)
      html.block("dd", text: String(number))
    }
  }
}

extension HTMLWriter {
  /// A file or folder of one of the versions.
  mutating func side(_ name: String, _ path: String) {
    inline("span", [.class("side")]) { html in
      html.text("\(name): ")
      html.inline("code", text: path)
    }
  }
}
