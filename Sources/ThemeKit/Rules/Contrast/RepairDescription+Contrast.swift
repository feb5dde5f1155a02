/// The repairs that contrast findings share.
extension RepairDescription {
  /// Those of text that the module judges: a colour of the same hue is safe there.
  static let ofText: [RepairDescription] =
    [
      .safe(
        .sameHue,
        change: "text becomes the nearest colour of the same hue that passes on every surface it stands on",
        reason: "its hue stays, and nothing changes but text that people cannot read or that the module would replace"),
      .unsafe(
        .sameHue,
        change: "text that shares its palette colour with something else becomes the nearest colour of the same hue",
        reason: "what else has the colour changes with it"),
    ]
    + others("text")

  /// Those of primary.
  static let ofPrimary: [RepairDescription] =
    [
      .unsafe(
        .sameHue,
        change: "primary becomes the nearest colour of the same hue that passes on background and paper",
        reason: "it is the colour that a brand is known by")
    ] + others("primary")

  /// Those of primary as text: whether the module sets text in it is not documented.
  static let ofLink: [RepairDescription] = [
    .display(
      .sameHue, .nearest, change: "the nearest colours with 4.5:1 are named, of the same hue and of all",
      reason: "whether the module sets text in primary is not documented")
  ]

  private static func others(_ subject: String) -> [RepairDescription] {
    [
      .unsafe(
        .nearest, change: "\(subject) becomes the nearest of all 16,777,216 colours that passes",
        reason: "its hue may be another"),
      .unsafe(
        .background, change: "background, paper or both become the nearest colours on which \(subject) passes",
        reason: "it changes the look of every screen"),
      .unsafe(
        .joint, change: "\(subject) and surfaces move together, by the smallest sum of distances",
        reason: "it changes more than one colour; it is offered only where it is smaller than every other repair"),
      .display(
        .bestPossible, change: "where no \(subject) passes on both surfaces, the one that does best is named",
        reason: "it does not pass"),
      .display(
        .sameHue, .nearest,
        change:
          "what a brand could write in its own file is named, where the colour is inherited from a file outside the run",
        reason: "files outside the run are never changed"),
    ]
  }
}
