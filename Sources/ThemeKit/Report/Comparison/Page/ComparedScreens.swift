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
