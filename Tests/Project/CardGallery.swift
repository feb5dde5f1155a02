import Foundation
import TestSupport

/// The page `Snapshots/README.md`: the cards of the sample brands as a code host shows them, light beside dark.
struct CardGallery {
  /// What a brand opens with; the others are folded.
  private static let first = ["overview", "terminal"]
  private static let others = ["wallet", "history", "account", "positions"]
  /// Points that a card is wide on the page: so that four of the first ones stand in a row, and two of the others.
  private static let (small, large) = (195, 390)

  struct Brand {
    let id: String
    /// As it stands in its cards, escaped for XML.
    let name: String
    /// The brand file, from the root of the checkout.
    let file: String
    /// Those there are cards of, light before dark.
    let modes: [String]
  }

  let brands: [Brand]

  /// The brands that have cards in `Snapshots`.
  static func recorded() throws -> CardGallery {
    let files = try Repository.paths(below: "brands")
    let cards = try Repository.paths(below: "Snapshots").filter { $0.hasSuffix("/terminal.svg") }
    var modes: [String: [String]] = [:]
    for card in cards {
      let parts = card.split(separator: "/").map(String.init)
      modes[parts[1], default: []].append(parts[2])
    }
    return CardGallery(
      brands: try modes.keys.sorted().map { id in
        // Light, dark, any.
        let modes = (modes[id] ?? []).sorted { left, right in
          let order = ["light", "dark", "any"]
          return (order.firstIndex(of: left) ?? 3, left) < (order.firstIndex(of: right) ?? 3, right)
        }
        let card = try Repository.text(of: "Snapshots/\(id)/\(modes[0])/terminal.svg")
        let title = card.firstMatch(of: /<title[^>]*>(.*), [a-z]+, terminal<\/title>/).map { String($0.output.1) }
        let file = files.first { $0 == "brands/\(id).xml" || $0 == "brands/\(id).json" }
        return Brand(id: id, name: title ?? id, file: file ?? "brands", modes: modes)
      })
  }

  var markdown: String {
    """
    # Cards of the sample brands

    Each screen of the trading module as qetheme predicts it for the brands in [brands](../brands), light beside dark, with
    the contrast of its colours and the payload of `theme_applied`. A card opens at its full size. Cards are recorded, never
    edited: [contributing](../CONTRIBUTING.md#files-that-are-recorded) says how.

    \(brands.map { "[\($0.name)](#\($0.id))" }.joined(separator: " · "))


    """ + brands.map(section).joined(separator: "\n")
  }

  private func section(of brand: Brand) -> String {
    let payloads = brand.modes.map { "[\($0)](\(brand.id)/\($0)/theme_applied.json)" }.joined(separator: ", ")
    return """
      <h2 id="\(brand.id)">\(brand.name)</h2>

      [\(brand.file)](../\(brand.file)) · payload: \(payloads)

      \(table([CardGallery.first], of: brand, width: CardGallery.small))
      <details><summary>\(CardGallery.others.joined(separator: ", "))</summary>

      \(table(CardGallery.others.map { [$0] }, of: brand, width: CardGallery.large))
      </details>

      """
  }

  /// A row for each list of screens, in it each screen in all modes.
  private func table(_ rows: [[String]], of brand: Brand, width: Int) -> String {
    let cells = rows.map { screens in
      screens.flatMap { screen in brand.modes.map { cell(screen, $0, of: brand, width: width) } }
        .joined(separator: "\n")
    }
    return "<table>\n" + cells.map { "<tr>\n\($0)\n</tr>\n" }.joined() + "</table>"
  }

  private func cell(_ screen: String, _ mode: String, of brand: Brand, width: Int) -> String {
    let path = "\(brand.id)/\(mode)/\(screen).svg"
    return "<td valign=\"top\"><a href=\"\(path)\"><img src=\"\(path)\" width=\"\(width)\" "
      + "alt=\"\(brand.name), \(mode), \(screen)\"></a></td>"
  }
}
