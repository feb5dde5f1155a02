/// How a report for people is dressed.
public struct ReportStyle: Hashable, Sendable {
  /// Whether ANSI colours are used.
  public let color: Bool
  /// Whether a block of the colour itself stands before each `#rrggbb` (24-bit colour).
  public let swatches: Bool
  /// Cells a line may take; frames are cut to it, notes are wrapped.
  public let width: Int

  /// Width of frames where the terminal does not say otherwise.
  public static let defaultWidth = 140
  /// Below this nothing can be shown beside a line number.
  static let leastWidth = 40

  public init(color: Bool = false, swatches: Bool = false, width: Int = ReportStyle.defaultWidth) {
    self.color = color
    self.swatches = swatches && color
    self.width = max(width, ReportStyle.leastWidth)
  }
}
