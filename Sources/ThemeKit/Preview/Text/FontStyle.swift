/// How a text is set: everything that its width depends on.
struct FontStyle: Hashable {
  /// In points.
  let size: Double
  let weight: FontWeight

  init(_ size: Double, _ weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// From the top of a text to its baseline, in points: enough for accents in Inter and in most other fonts.
  var ascent: Double { size * 0.97 }
  /// From the baseline to the bottom of a text, in points.
  var descent: Double { size * 0.25 }
  /// The height of capital letters and figures, in points (Inter: 2048 of 2816 units).
  var capHeight: Double { size * 8 / 11 }
}
