/// The line that names the module, in words alone: it has no logo that we know of.
struct BrandingLine {
  static let height = 32.0

  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) {
    let surface = painter.colors.background
    let words = painter.words(BarWords.poweredBy)
    let style = FontStyle.caption
    let name = FontStyle.captionStrong
    let first = TextMeasurer.width(of: words, style: style)
    let second = TextMeasurer.width(of: BarWords.module, style: name)
    let x = Canvas.width / 2 - (first + 4 + second) / 2
    canvas.text(words, style, surface.secondaryInk, x: x, baseline: top + 20, width: first)
    canvas.text(BarWords.module, name, surface.textInk, x: x + first + 4, baseline: top + 20, width: second)
  }
}
