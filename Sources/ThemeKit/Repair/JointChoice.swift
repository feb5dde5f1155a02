/// A foreground and a colour for each changeable surface, with the sum of their distances.
struct JointChoice {
  let foreground: NearestColor
  private(set) var surfaces: [NearestColor] = []
  private(set) var total: Double

  init(foreground: NearestColor) {
    self.foreground = foreground
    total = foreground.distance
  }

  mutating func add(_ surface: NearestColor) {
    surfaces.append(surface)
    total += surface.distance
  }
}
