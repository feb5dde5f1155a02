/// How the screen of a card differs from the usual one; names its files.
public struct CardVariant: Hashable, Sendable {
  public let direction: ScreenDirection
  /// Nil for the usual colour vision.
  public let vision: ColorVision?

  public init(direction: ScreenDirection = .leftToRight, vision: ColorVision? = nil) {
    self.direction = direction
    self.vision = vision
  }

  /// What stands behind the screen in the name of a file: "", ".rtl", ".protan", ".rtl.protan".
  public var suffix: String {
    (direction == .rightToLeft ? ".\(direction.rawValue)" : "") + (vision.map { ".\($0.rawValue)" } ?? "")
  }

  /// In the words of a card: ["right to left", "protan"].
  var words: [String] {
    (direction == .rightToLeft ? ["right to left"] : []) + (vision.map { [$0.rawValue] } ?? [])
  }

  /// What a card says of its variant, a sentence each.
  var remarks: [String] {
    var remarks: [String] = []
    if direction == .rightToLeft {
      remarks.append(
        "Right to left: the screen is mirrored, with sample content in Arabic; charts and figures are not mirrored.")
    }
    if let vision {
      remarks.append(
        "Colour vision \(vision.title), simulated after \(vision.source), on the screen alone: ratios and payload are "
          + "those of the real colours.")
    }
    return remarks
  }
}
