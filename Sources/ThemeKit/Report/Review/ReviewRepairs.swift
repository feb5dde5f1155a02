/// The repairs that a finding offers, the colours before and after, and the lines that the first one changes.
struct ReviewRepairs: ReviewSection {
  let diagnostic: Diagnostic
  let source: SourceFile
  let lines: LineIndex

  func write(to html: inout HTMLWriter) {
    guard !diagnostic.fixIts.isEmpty else { return }
    html.block("ol", [.class("repairs"), .label("Repairs")]) { html in
      for fixIt in diagnostic.fixIts { html.block("li") { repair(fixIt, &$0) } }
    }
    guard let first = diagnostic.fixIts.first(where: { !$0.edits.isEmpty }) else { return }
    let diff = DiffFrame(source, lines, first.edits)
    let gutter = Gutter(lastLine: diff.lastLine)
    html.code(diff.rows(gutter: gutter, width: ReviewFinding.frameWidth), label: "Lines changed by: \(first.title)")
  }

  private func repair(_ fixIt: FixIt, _ html: inout HTMLWriter) {
    html.inline("span", [.class("tag \(fixIt.applicability.rawValue)")], text: word(fixIt.applicability))
    html.text(" ")
    html.prose(fixIt.title)
    let changes = fixIt.edits.compactMap { edit -> (SRGBColor, SRGBColor)? in
      guard let before = SRGBColor(hex: source.text(in: edit.range)), let after = SRGBColor(hex: edit.text) else {
        return nil
      }
      return (before, after)
    }
    guard !changes.isEmpty else { return }
    html.inline("span", [.class("changes")]) { html in
      for (before, after) in changes {
        html.inline("span", [.class("change")]) { html in
          html.swatch(before)
          html.text("\(before.hex) → ")
          html.swatch(after)
          html.text(after.hex)
        }
      }
    }
  }

  private func word(_ applicability: FixIt.Applicability) -> String {
    switch applicability {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .display: "not made by --fix"
    }
  }
}
