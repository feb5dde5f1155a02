/// The findings of a brand as it is written.
struct ReviewFindings: ReviewSection {
  let brand: ReviewedBrand

  func write(to html: inout HTMLWriter) {
    guard !brand.findings.isEmpty || !brand.unchecked.isEmpty || !brand.inherited.isEmpty else { return }
    html.block("div", [.class("part findings-part")]) { html in
      html.block("h3", text: "Findings, as written")
      let lines = LineIndex(brand.source)
      for diagnostic in brand.findings {
        html.section(ReviewFinding(diagnostic: diagnostic, source: brand.source, lines: lines))
      }
      inherited(&html)
      unchecked(lines, &html)
    }
  }

  private func inherited(_ html: inout HTMLWriter) {
    guard !brand.inherited.isEmpty else { return }
    html.block("h4", text: "Inherited")
    html.block("ul", [.class("remarks")]) { html in
      for finding in brand.inherited {
        html.block("li", [HTMLAttribute("data-severity", finding.severity.name)]) { html in
          ReviewMark(finding.severity).write(finding.severity.name, to: &html)
          html.text(" ")
          html.prose(finding.message)
          html.text(", in ")
          html.inline("code", text: finding.path)
        }
      }
    }
  }

  private func unchecked(_ lines: LineIndex, _ html: inout HTMLWriter) {
    let groups = UncheckedGroup.groups(of: brand.unchecked)
    guard !groups.isEmpty else { return }
    html.block("h4", text: "Not checked")
    html.block("ul", [.class("remarks")]) { html in
      for group in groups {
        html.block("li") { html in
          ReviewMark.unchecked.write("cannot tell", to: &html)
          html.text(" ")
          html.prose(group.message)
          html.text(", at ")
          html.inline("code", text: brand.source.machinePlace(of: group.range, lines))
        }
      }
    }
  }
}

extension SourceFile {
  /// `path:line:col`, the same wherever the program runs.
  func machinePlace(of range: SourceRange, _ lines: LineIndex) -> String {
    let position = lines.position(at: range.lowerBound)
    return "\(relativePath):\(position.line):\(position.column)"
  }
}
