/// A card on a page.
public struct ReviewedCard: Sendable {
  let screen: Screen
  /// In points, as is everything of a card.
  let height: Int
  let crop: CardCrop
  /// The file, or the picture itself.
  let link: HTMLLink
  /// Whether the card is a file of its own, which can be opened.
  let isFile: Bool
  /// The same card from right to left, which the page loads when it is wanted; nil where there is none.
  private(set) var mirrored: Mirrored?

  struct Mirrored: Sendable {
    let link: HTMLLink
    let height: Int
    let crop: CardCrop
  }

  /// The crops of the card in both directions.
  var crops: [CardCrop] { [crop] + (mirrored.map { [$0.crop] } ?? []) }

  /// The card with another one from right to left.
  ///
  /// - Parameter path: of its file from the page.
  public func mirrored(_ drawn: DrawnCard, path: String) -> ReviewedCard {
    var card = self
    card.mirrored = Mirrored(
      link: .file(path), height: drawn.height,
      crop: CardCrop(top: drawn.screenTop, bottom: drawn.screenBottom, height: drawn.height))
    return card
  }

  /// - Parameter path: of the card's file from the page; nil for a page that holds its cards itself.
  public init(_ screen: Screen, _ drawn: DrawnCard, path: String?) {
    self.screen = screen
    height = drawn.height
    crop = CardCrop(top: drawn.screenTop, bottom: drawn.screenBottom, height: drawn.height)
    link = path.map(HTMLLink.file) ?? .inlined(svg: drawn.svg)
    isFile = path != nil
  }
}

/// The part of a card that shows its screen: what stands around it the page says itself.
struct CardCrop: Hashable, Comparable, Sendable {
  /// In points.
  let top: Int
  let bottom: Int
  /// Of the whole card.
  let height: Int

  /// The name of its rule in the style sheet.
  var className: String { "crop-\(top)-\(bottom)-\(height)" }

  /// A policy that forbids inline styles leaves rules in the style sheet: one for each crop of the page.
  ///
  /// The picture fills the width of its box, and its position is the share of what is cut off that is cut off above.
  var rule: String {
    let isCut = height > bottom - top
    let share = isCut ? 100 * Double(top) / Double(height - (bottom - top)) : 0
    let ratio = "\(DrawnCard.width)/\(bottom - top)"
    return ".\(className){aspect-ratio:\(ratio);object-position:0 \(SVGNumber.label(share))%}\n"
  }

  static func < (left: CardCrop, right: CardCrop) -> Bool {
    (left.top, left.bottom, left.height) < (right.top, right.bottom, right.height)
  }
}
