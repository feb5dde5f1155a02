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
  /// Where the theme refers to the colour, if the finding stands at the colour: the brand's palette has it, and the theme
  /// is inherited.
  let use: Place?
  /// The lowest ratio that the finding is about.
  public let worst: ContrastRatio
  /// The same in words: "2.71:1 on background #1b2128".
  let figure: String

  init(_ foreground: Foreground, theme: Int, use: Place?, worst: ContrastRatio, figure: String) {
    self.foreground = foreground
    themes = [theme]
    self.use = use
    self.worst = worst
    self.figure = figure
  }
}
