/// How a text is set: everything that its width depends on.
struct FontStyle: Hashable {
  /// In points.
  let size: Double
  let weight: FontWeight
  /// Figures of one width, so that numbers stand in columns.
  let tabular: Bool

  init(_ size: Double, _ weight: FontWeight = .regular, tabular: Bool = false) {
    self.size = size
    self.weight = weight
    self.tabular = tabular
  }

  /// From the top of a text to its baseline, in points: enough for accents in Inter and in most other fonts.
  var ascent: Double { size * 0.97 }
  /// From the baseline to the bottom of a text, in points.
  var descent: Double { size * 0.25 }
  /// The height of capital letters and figures, in points (Inter: 2048 of 2816 units).
  var capHeight: Double { size * 8 / 11 }
}
