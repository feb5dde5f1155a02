/// The cards of a brand: each screen in every mode, side by side.
struct ReviewScreens: ReviewSection {
  let brand: ReviewedBrand

  private var themes: [ReviewedTheme] {
    let themes = brand.themes.filter { !$0.cards.isEmpty }
    return themes.indices.sorted { (themes[$0].rank, $0) < (themes[$1].rank, $1) }.map { themes[$0] }
  }

  func write(to html: inout HTMLWriter) {
    let themes = themes
    html.block("div", [.class("part screens-part")]) { html in
      html.block("h3", text: "Screens, as predicted")
      guard !themes.isEmpty else {
        html.block("p", [.class("hint")], text: "No cards: the brand has no id of its own to name their files by.")
        return
      }
      html.block("div", [.class("screens")]) { html in
        for screen in Screen.allCases { figure(screen, themes, &html) }
      }
    }
  }

  private func figure(_ screen: Screen, _ themes: [ReviewedTheme], _ html: inout HTMLWriter) {
    html.block("figure") { html in
      html.block("figcaption", text: screen.rawValue)
      html.block("div", [.class("pair")]) { html in
        for theme in themes {
          guard let card = theme.cards.first(where: { $0.screen == screen }) else { continue }
          html.block("div", [.class("card")]) { html in
            html.block("p", [.class("mode")], text: theme.title)
            if card.isFile {
              html.block("a", [.class("view"), .href(card.link)]) { picture(card, theme, &$0) }
            } else {
              html.block("div", [.class("view")]) { picture(card, theme, &$0) }
            }
          }
        }
      }
    }
  }

  private func picture(_ card: ReviewedCard, _ theme: ReviewedTheme, _ html: inout HTMLWriter) {
    let mirrored: [HTMLAttribute] =
      card.mirrored.map { mirrored in
        [
          HTMLAttribute("data-rtl", mirrored.link.text), HTMLAttribute("data-rtl-crop", mirrored.crop.className),
          HTMLAttribute("data-rtl-height", String(mirrored.height)),
        ]
      } ?? []
    let mode = theme.judged.theme.writtenMode.map { "\($0.rawValue) mode" } ?? "no mode"
    html.void(
      "img",
      [
        .class(card.crop.className), .src(card.link),
        HTMLAttribute("alt", "\(brand.name), \(mode), \(card.screen.rawValue) screen as predicted"),
        HTMLAttribute("width", String(DrawnCard.width)), HTMLAttribute("height", String(card.height)),
        HTMLAttribute("loading", "lazy"), HTMLAttribute("decoding", "async"),
      ] + mirrored)
  }
}
