/// What the program calls itself.
public enum Tool {
  public static let name = "qetheme"
  /// Semantic version.
  public static let version = "0.1.0"
}
