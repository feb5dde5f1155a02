/// All that the page says of one brand.
struct ComparedBrandSection: ReviewSection {
  let brand: ComparedBrand
  let anchor: ComparisonAnchor
  let cards: [ThemeKey: ComparedCards]

  func write(to html: inout HTMLWriter) {
    let name = "\(anchor.brandID)-name"
    html.block("section", [.class("brand"), .id(anchor.brandID), .labelledBy(name)]) { html in
      head(name, &html)
      html.section(ComparedTable(brand.values, caption: "The brand, as written"))
      for (index, theme) in brand.themes.enumerated() where theme.isChanged {
        html.section(
          ComparedThemeSection(
            theme: theme, brand: brand.name, id: anchor.theme(index), cards: cards[theme.key],
            isKnownBefore: brand.old?.brand != nil || brand.old == nil))
      }
      findings(&html)
    }
  }

  private func head(_ id: String, _ html: inout HTMLWriter) {
    html.block("header") { html in
      html.block("h2", [.id(id)]) { html in
        html.inline("bdi", text: brand.name)
        if let status { html.text(" \(status)") }
      }
      html.block("p", [.class("meta")]) { html in
        let paths = [("old", brand.old), ("new", brand.new)].compactMap { name, version in
          version.map { (name: name, path: $0.relativePath) }
        }
        if paths.count == 2, ExactText(paths[0].path) == ExactText(paths[1].path) {
          html.inline("code", text: paths[0].path)
        } else {
          for (name, path) in paths { html.side(name, path) }
        }
      }
    }
    for (which, version) in [("old", brand.old), ("new", brand.new)] {
      guard let version, version.brand == nil else { continue }
      html.block("p") { html in
        ReviewMark.unchecked.write("not compared", to: &html)
        html.text(
          version.linted.brand == nil
            ? " The \(which) version cannot be read:" : " The \(which) version extends what cannot be read:")
      }
      list(version.errors.map { ("", ReviewMark($0.severity), $0) }, &html)
    }
  }

  private var status: String? {
    brand.unread.isEmpty ? brand.isAdded ? "added" : brand.isRemoved ? "removed" : nil : nil
  }

  private func findings(_ html: inout HTMLWriter) {
    // Why a version cannot be read has been said.
    let appeared = brand.new?.brand == nil ? [] : brand.appeared
    let gone = brand.old?.brand == nil ? [] : brand.gone
    guard !appeared.isEmpty || !gone.isEmpty else { return }
    html.block("h3", text: "Findings")
    list(
      appeared.map { ($0.before == nil ? "new" : "graver", ReviewMark($0.severity), $0) }
        + gone.map { ("gone", .pass, $0) }, &html)
  }

  private func list(_ findings: [(word: String, mark: ReviewMark, finding: ComparedFinding)], _ html: inout HTMLWriter)
  {
    html.block("ul", [.class("worse")]) { html in
      for (word, mark, finding) in findings {
        html.block("li") { html in
          mark.write("\(word.isEmpty ? "" : word + " ")\(finding.severity.name)", to: &html)
          html.text(" ")
          html.prose(finding.message)
          html.text(", ")
          html.inline("code", text: finding.source.machinePlace(of: finding.range, LineIndex(finding.source)))
          html.text(" (\(finding.rule.rawValue))")
        }
      }
    }
  }
}
