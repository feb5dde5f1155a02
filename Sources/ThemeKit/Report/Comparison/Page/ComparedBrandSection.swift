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

/// All that the page says of one theme.
struct ComparedThemeSection: ReviewSection {
  let theme: ComparedTheme
  /// Its name.
  let brand: String
  let id: String
  let cards: ComparedCards?
  let isKnownBefore: Bool

  func write(to html: inout HTMLWriter) {
    html.block("div", [.class("compared-theme")]) { html in
      html.block("h3", [.id(id)], text: title)
      guard theme.isThere else { return }
      html.section(ComparedTable(theme.values, caption: "As written"))
      if theme.new != nil, !theme.changesPayload {
        html.block("p", [.class("hint")], text: "The payload is the same, and so are the screens.")
      }
      html.section(ComparedScreens(brand: brand, mode: theme.key.mode, cards: cards))
      html.block("div", [.class("modes compared-tables")]) { html in
        html.section(ComparedTable(theme.pairs, caption: "Contrast, as lint judges it"))
        html.section(ComparedTable(theme.fields, caption: "theme_applied, as predicted"))
      }
    }
  }

  private var title: String {
    let name = theme.key.title.prefix(1).uppercased() + theme.key.title.dropFirst()
    if !theme.isThere { return "\(name), removed" }
    if theme.wasThere { return name }
    return isKnownBefore ? "\(name), added" : "\(name), not known before"
  }
}

/// Both cards of each screen, the old one on the left.
struct ComparedScreens: ReviewSection {
  let brand: String
  let mode: String
  let cards: ComparedCards?

  func write(to html: inout HTMLWriter) {
    guard let cards, !cards.old.isEmpty || !cards.new.isEmpty else { return }
    html.block("div", [.class("screens")]) { html in
      for screen in Screen.allCases {
        html.block("figure") { html in
          html.block("figcaption", text: screen.rawValue)
          html.block("div", [.class("pair")]) { html in
            card("old", cards.old.first { $0.screen == screen }, &html)
            card("new", cards.new.first { $0.screen == screen }, &html)
          }
        }
      }
    }
  }

  private func card(_ version: String, _ card: ReviewedCard?, _ html: inout HTMLWriter) {
    html.block("div", [.class("card")]) { html in
      html.block("p", [.class("mode")], text: card == nil ? "\(version): no card" : version)
      guard let card else { return }
      html.block("a", [.class("view"), .href(card.link)]) { html in
        html.void(
          "img",
          [
            .class(card.crop.className), .src(card.link),
            HTMLAttribute("alt", "\(brand), \(mode), \(card.screen.rawValue) screen as predicted, \(version)"),
            HTMLAttribute("width", String(DrawnCard.width)), HTMLAttribute("height", String(card.height)),
            HTMLAttribute("loading", "lazy"), HTMLAttribute("decoding", "async"),
          ])
      }
    }
  }
}
