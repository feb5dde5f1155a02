/// A card as an SVG document, with its measures in points.
public struct DrawnCard: Sendable {
  /// Of every card.
  public static let width = Int(Canvas.width)

  public let svg: String
  public let height: Int
  /// Where the screen begins, below the card's header.
  public let screenTop: Int
  /// Where the screen ends, above the checked pairs.
  public let screenBottom: Int
}
