/// How corners follow from the theme's radius.
enum CornerRadius {
  /// The radius of a shape that lies `inset` inside one with the radius `outer`: concentric where the outer corner is
  /// round enough for it, else half of the outer radius, so that a small radius does not end in sharp corners inside
  /// round ones. 0 stays 0.
  static func inner(_ outer: Double, inset: Double) -> Double { max(outer - inset, outer / 2) }

  /// `radius`, but no more than makes a shape of this height a capsule.
  static func capped(_ radius: Double, height: Double) -> Double { min(radius, height / 2) }
}
