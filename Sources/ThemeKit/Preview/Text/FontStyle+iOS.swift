/// The type sizes of iOS that cards use.
extension FontStyle {
  static let largeTitle = FontStyle(28, .bold)
  static let title = FontStyle(22, .bold)
  static let headline = FontStyle(17, .semibold)
  static let body = FontStyle(17)
  static let subhead = FontStyle(15)
  static let subheadStrong = FontStyle(15, .semibold)
  static let footnote = FontStyle(13)
  static let footnoteStrong = FontStyle(13, .semibold)
  static let caption = FontStyle(11)
  static let captionStrong = FontStyle(11, .semibold)
}
