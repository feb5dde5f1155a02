/// The two modes of a theme.
public enum ThemeMode: String, Sendable, CaseIterable {
  case light, dark
}
