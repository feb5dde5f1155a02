/// A theme, what the module is predicted to make of it, and its checked pairs.
///
/// Immutable, and a class because of its size: every rule looks at every theme, and a copy would cost a reference
/// count for each value that is written.
public final class JudgedTheme: Sendable {
  public let theme: Theme
  public let prediction: ThemePrediction
  /// One for each `CheckedPair.Kind`, in that order.
  public let pairs: [CheckedPair]

  public init(theme: Theme, prediction: ThemePrediction, pairs: [CheckedPair]) {
    self.theme = theme
    self.prediction = prediction
    self.pairs = pairs
  }
}
