/// What a review shows of one theme.
public struct ReviewedTheme: Sendable {
  let judged: JudgedTheme
  /// The cards, in the order of `Screen`; empty where none could be written.
  let cards: [ReviewedCard]

  public init(_ judged: JudgedTheme, cards: [ReviewedCard]) {
    self.judged = judged
    self.cards = cards
  }

  /// `light`, `dark` or `any`.
  var mode: String { judged.theme.modeName }

  /// "Light", "Dark", "No mode"
  var title: String {
    switch judged.theme.writtenMode {
    case .light: "Light"
    case .dark: "Dark"
    case nil: "No mode"
    }
  }

  /// Light, dark, none: the order in which themes stand side by side.
  var rank: Int {
    switch judged.theme.writtenMode {
    case .light: 0
    case .dark: 1
    case nil: 2
    }
  }
}
