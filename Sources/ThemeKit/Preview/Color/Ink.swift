/// A colour of text and what it stands on.
struct Ink: Hashable {
  let color: SRGBColor
  let surface: SRGBColor

  init(_ color: SRGBColor, on surface: SRGBColor) {
    self.color = color
    self.surface = surface
  }
}
