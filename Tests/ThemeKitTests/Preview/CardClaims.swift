@testable import ThemeKit

/// What a card claims of the contrast of its texts.
struct CardClaims {
  private let pairs: [CheckedPair]
  private let colors: IllustrationColors

  init(_ card: PreviewCard) {
    pairs = card.theme.pairs
    colors = IllustrationColors(card.theme.prediction, profile: card.profile)
  }

  /// What is claimed of a text, and the ratio as it is printed or must be reached: "4.50"; empty where none is claimed.
  func claim(_ text: PlacedText) -> (words: String, ratio: String) {
    // Either colour may be the one of the letters: a toast is the text's colour with the background's letters.
    let pair = pairs.first {
      ($0.foreground, $0.surface) == (text.color, text.surface)
        || ($0.surface, $0.foreground) == (text.color, text.surface)
    }
    if let pair { return (pair.kind.title, pair.ratio.printed(against: pair.kind.limit)) }
    if [colors.background, colors.paper].contains(where: { $0.disabled == text.color }) { return ("disabled", "") }
    // The module's own colour for what went wrong, which it does not document.
    if text.color == colors.danger { return ("danger", "") }
    return ("at least", "4.5")
  }
}
