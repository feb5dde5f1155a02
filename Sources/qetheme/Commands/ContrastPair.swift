import ThemeKit

/// A colour on another, with its verdicts.
struct ContrastPair {
  let foreground: TypedColor
  let background: TypedColor
  let target: ContrastLimit

  private var ratio: ContrastRatio { ContrastRatio(foreground.color, background.color) }
  private var printed: String { ratio.printed(against: target) }
  var passes: Bool { ratio.meets(target) }

  /// The limits of WCAG 2.2, with what they are for.
  private static let limits: [(limit: ContrastLimit, digits: String, use: String)] = [
    (.three, "3", "parts of controls, large text"), (.fourPointFive, "4.5", "text, level AA"),
    (.seven, "7", "text, level AAA"),
  ]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.string("background", background.color.hex)
      json.literal("ratio", ShortDecimal.text(ratio.cut(decimals: 12)))
      json.string("printed", printed)
      json.object("passes") { json in
        for row in ContrastPair.limits { json.boolean(row.digits, ratio.meets(row.limit)) }
      }
    }
  }

  func text(_ style: ReportStyle) -> String {
    let verdict = passes ? "reaches" : "is below"
    var text = "\(style.swatched(foreground.color, foreground.text)) on "
    text += "\(style.swatched(background.color, background.text)) is \(style.judged(printed + ":1", passes)), "
    text += "which \(verdict) \(ShortDecimal.text(target)):1\n\n"
    for row in ContrastPair.limits {
      let passes = ratio.meets(row.limit)
      let mark = style.judged(passes ? "✓ passes" : "✗ fails ", passes)
      text += "  \(mark)  \(row.digits):1\(String(repeating: " ", count: 5 - row.digits.utf8.count))\(row.use)\n"
    }
    return text
  }
}

extension ReportStyle {
  /// A verdict, or what it is about.
  func judged(_ text: String, _ passes: Bool) -> String {
    color ? "\u{1B}[\(passes ? 32 : 31)m\(text)\u{1B}[0m" : text
  }

  /// A colour's spelling, with a block of the colour before it.
  func swatched(_ color: SRGBColor, _ spelling: String) -> String {
    swatches ? Swatch.block(color) + " " + spelling : spelling
  }
}
