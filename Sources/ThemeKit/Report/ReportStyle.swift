/// How a report for people is dressed.
public struct ReportStyle: Hashable, Sendable {
  /// Whether ANSI colours are used.
  public let color: Bool
  /// Whether a block of the colour itself stands before each `#rrggbb` (24-bit colour).
  public let swatches: Bool
  /// Cells a line may take; frames are cut to it, labels and remarks are wrapped.
  public let width: Int
  /// Whether headlines are wrapped as well: for a terminal. Elsewhere each stays on one line, to be searched for.
  public let wrapsHeadlines: Bool

  /// Width of frames where the terminal does not say otherwise.
  public static let defaultWidth = 140
  /// Below this nothing can be shown beside a line number.
  static let leastWidth = 40

  public init(
    color: Bool = false, swatches: Bool = false, width: Int = ReportStyle.defaultWidth,
    wrapsHeadlines: Bool = false
  ) {
    self.color = color
    self.swatches = swatches && color
    self.width = max(width, ReportStyle.leastWidth)
    self.wrapsHeadlines = wrapsHeadlines
  }

  /// Breaks prose into lines of at most `width` cells, with room for the swatches that will stand in it.
  func lines(_ text: String, width: Int) -> [String] {
    TextWrapping.lines(text, width: swatches ? width - Swatch.cells * Swatch.count(in: text) : width)
  }
}
