/// In which direction the module's screens are laid out: right-to-left languages flip them.
public enum ScreenDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  /// Drawn with sample content in Arabic.
  case rightToLeft = "rtl"
}
