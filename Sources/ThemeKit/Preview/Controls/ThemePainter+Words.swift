extension ThemePainter {
  /// `text` in the language that the card is drawn in.
  func words(_ text: SampleText) -> String {
    switch direction {
    case .leftToRight: text.english
    case .rightToLeft: text.arabic
    }
  }
}
