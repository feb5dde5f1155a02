/// The neutral colours of a card outside the screen it shows. Every text is at least 4.5:1 on every surface it is
/// used on; a test checks it.
enum ChromeColors {
  static let page = SRGBColor.white
  /// Behind the payload and the legend.
  static let panel = SRGBColor(rgb: 0xf5f6f8)
  static let hairline = SRGBColor(rgb: 0xdfe3e8)
  /// Around swatches, so that a white one has an edge.
  static let swatchBorder = SRGBColor(rgb: 0xc3c9d1)
  static let text = SRGBColor(rgb: 0x15181c)
  static let secondary = SRGBColor(rgb: 0x565e6a)
  static let pass = SRGBColor(rgb: 0x0b6b44)
  static let passTint = SRGBColor(rgb: 0xe2f3ea)
  static let warning = SRGBColor(rgb: 0x7d4e00)
  static let warningTint = SRGBColor(rgb: 0xfcf0d9)
  static let fail = SRGBColor(rgb: 0xb3241b)
  static let failTint = SRGBColor(rgb: 0xfce8e6)
}
