/// What a contrast finding is about: which colour of which themes is too close to background or paper. Its repairs are
/// searched for from there.
public struct ContrastSubject: Hashable, Sendable {
  public enum Foreground: Hashable, Sendable {
    /// The text that a theme writes.
    case text
    /// The text that shows through where a theme writes none, or the module's own.
    case ownText
    /// Primary as a part of controls.
    case primary
    /// Primary as text.
    case link
  }

  public let foreground: Foreground
  /// Indices into `Brand.themes`, ascending: one, or several where what an own theme says is wrong in several.
  public internal(set) var themes: [Int]

  public init(_ foreground: Foreground, theme: Int) {
    self.foreground = foreground
    themes = [theme]
  }
}
