/// A surface of the theme, and the colours that cards derive for it.
///
/// The module documents none of the derived ones; the legend of a card names them. They are mixed in sRGB, as a
/// translucent text would be.
struct ThemeSurface: Hashable {
  let fill: SRGBColor
  /// The predicted text.
  let text: SRGBColor
  /// Text of less weight: `text` mixed towards the surface by `secondaryShare`.
  let secondary: SRGBColor
  /// In percent, 0 … 40: as much as leaves 4.5:1; 0 where the text itself is below.
  let secondaryShare: Int
  /// 12 % text.
  let hairline: SRGBColor
  /// 38 % text. Disabled controls are exempt from WCAG 2.2 SC 1.4.3 and 1.4.11.
  let disabled: SRGBColor

  init(fill: SRGBColor, text: SRGBColor) {
    self.fill = fill
    self.text = text
    // A text that is too weak is not mixed at all, though a few mixtures would be stronger by a hair.
    let most = ContrastRatio(text, fill).meets(.fourPointFive) ? 40 : 0
    secondaryShare =
      stride(from: most, to: 0, by: -1).first {
        ContrastRatio(text.mixed(with: fill, percent: $0), fill).meets(.fourPointFive)
      } ?? 0
    secondary = text.mixed(with: fill, percent: secondaryShare)
    hairline = fill.mixed(with: text, percent: 12)
    disabled = fill.mixed(with: text, percent: 38)
  }

  var textInk: Ink { Ink(text, on: fill) }
  var secondaryInk: Ink { Ink(secondary, on: fill) }
}

extension SRGBColor {
  /// `percent` of `other`, the rest of this colour, channel by channel; 0 … 100.
  func mixed(with other: SRGBColor, percent: Int) -> SRGBColor {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Int(from) * (100 - percent) + Int(to) * percent + 50) / 100)
    }
    return SRGBColor(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue))
  }
}
