/// Colours as pictures: presentation attributes, since the page's policy forbids inline styles. They print, too.
extension HTMLWriter {
  /// A small block of a colour.
  mutating func swatch(_ color: SRGBColor) {
    inline("svg", [.class("swatch"), HTMLAttribute("viewBox", "0 0 16 16"), .decorative]) { html in
      html.rectangle(width: 16, height: 16, color)
    }
  }

  /// The letters of samples, once for a page: lines, since what is drawn with a font would be judged as text of the page.
  mutating func sampleLetters() {
    block("symbol", [.id("letters"), HTMLAttribute("viewBox", "0 0 40 24")]) { html in
      let path = "M10 17.5 15 6.5l5 11m-8.2-4h6.4M29 12.5a3.3 3.3 0 1 0 0 2.9m0-5v7.1"
      html.inline("path", [HTMLAttribute("d", path)], text: "")
    }
  }

  /// A text of one colour on another.
  mutating func sample(_ foreground: SRGBColor, on surface: SRGBColor) {
    inline("svg", [.class("sample"), HTMLAttribute("viewBox", "0 0 40 24"), .decorative]) { html in
      html.rectangle(width: 40, height: 24, surface)
      html.inline("use", [HTMLAttribute("href", "#letters"), HTMLAttribute("stroke", foreground.hex)], text: "")
    }
  }

  /// A theme's surfaces, text and primary in one strip.
  mutating func palette(_ prediction: ThemePrediction) {
    let colors = [
      prediction.background.applied, prediction.paper.applied, prediction.text.applied, prediction.primary.applied,
    ]
    inline("svg", [.class("palette"), HTMLAttribute("viewBox", "0 0 64 16"), .decorative]) { html in
      for (index, color) in colors.enumerated() { html.rectangle(x: 16 * index, width: 16, height: 16, color) }
    }
  }

  private mutating func rectangle(x: Int = 0, width: Int, height: Int, _ color: SRGBColor) {
    var attributes = [
      HTMLAttribute("width", String(width)), HTMLAttribute("height", String(height)), HTMLAttribute("fill", color.hex),
    ]
    if x != 0 { attributes.insert(HTMLAttribute("x", String(x)), at: 0) }
    inline("rect", attributes, text: "")
  }

  /// A message, label or title: each `#rrggbb` in it with a block of its colour.
  mutating func prose(_ text: String) {
    for piece in Swatch.pieces(of: text) {
      if let color = piece.color {
        // The block stays with its colour when a line ends there.
        inline("span", [.class("color")]) { html in
          html.swatch(color)
          html.text(String(piece.text.prefix(7)))
        }
        self.text(String(piece.text.dropFirst(7)))
      } else {
        self.text(piece.text)
      }
    }
  }
}
