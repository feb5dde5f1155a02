/// One finding: what is wrong, its source frames, and what would mend it.
struct ReviewFinding: ReviewSection {
  /// Cells of a frame's line: what a wide window shows beside its margins.
  static let frameWidth = 100

  let diagnostic: Diagnostic
  let source: SourceFile
  let lines: LineIndex

  private var style: ReportStyle { ReportStyle(width: ReviewFinding.frameWidth) }

  func write(to html: inout HTMLWriter) {
    let severity = diagnostic.severity
    let attributes: [HTMLAttribute] = [
      .class("finding \(ReviewMark(severity).name)"), HTMLAttribute("data-severity", severity.name),
    ]
    html.block("article", attributes) { html in
      html.block("h4") { html in
        ReviewMark(severity).write(severity.name, to: &html)
        html.text(" ")
        html.prose(diagnostic.message)
      }
      html.block("p", [.class("meta")]) { html in
        html.inline("code", text: source.machinePlace(of: diagnostic.range, lines))
        html.text(" · ")
        html.inline("a", [.href(.fragment("rule-\(diagnostic.rule.rawValue)"))], text: diagnostic.rule.rawValue)
        if let criterion = diagnostic.rule.criterion {
          html.text(" · WCAG 2.2 SC \(criterion.number) \(criterion.title), level \(criterion.level)")
        }
      }
      // As in the report for people, a note is what it says.
      if severity != .note { frames(&html) }
      html.section(ReviewRepairs(diagnostic: diagnostic, source: source, lines: lines))
      remarks(&html)
    }
  }

  private func frames(_ html: inout HTMLWriter) {
    let frames = FindingFrames(diagnostic, source, lines)
    let gutter = Gutter(lastLine: frames.lastLine)
    for (index, part) in frames.parts.enumerated() {
      let place = part.frame.source.machinePlace(of: part.range, part.frame.lines)
      if index > 0 { html.block("p", [.class("meta")]) { $0.inline("code", text: place) } }
      html.code(part.frame.rows(gutter: gutter, style), label: "Source, \(place)")
    }
  }

  private func remarks(_ html: inout HTMLWriter) {
    let notes = diagnostic.notes.filter { $0 != diagnostic.rule.criterion?.citation }
    let remarks = (diagnostic.help.map { [$0] } ?? []) + notes
    guard !remarks.isEmpty else { return }
    html.block("ul", [.class("remarks")]) { html in
      for remark in remarks { html.block("li") { $0.prose(remark) } }
    }
  }
}

extension HTMLWriter {
  /// Lines of source in a box that scrolls by itself where they are too long.
  mutating func code(_ rows: [StyledText], label: String) {
    block("pre", [.class("frame"), .focusable, HTMLAttribute("role", "group"), .label(label)]) { html in
      html.inline("code") { html in
        for (index, row) in rows.enumerated() {
          if index > 0 { html.lineBreak() }
          row.write(to: &html)
        }
      }
    }
  }
}
