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
