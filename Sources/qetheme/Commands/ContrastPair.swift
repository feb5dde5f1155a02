import ThemeKit

/// A colour on another, with its verdicts.
struct ContrastPair {
  let foreground: TypedColor
  let background: TypedColor
  let target: ContrastLimit

  private var ratio: ContrastRatio { ContrastRatio(foreground.color, background.color) }
  private var printed: String { ratio.printed(against: target) }
  var passes: Bool { ratio.meets(target) }

  private typealias Row = (limit: ContrastLimit, digits: String, use: String)

  /// The limits of WCAG 2.2, with what they are for.
  private static let limits: [Row] = [
    (.three, "3", "parts of controls, large text"), (.fourPointFive, "4.5", "text, level AA"),
    (.seven, "7", "text, level AAA"),
  ]

  /// Those limits and the target, in ascending order.
  private var rows: [Row] {
    if Self.limits.contains(where: { $0.limit == target }) { return Self.limits }
    let own: Row = (target, ShortDecimal.text(target), "the target")
    return (Self.limits + [own]).sorted { $0.limit.value < $1.limit.value }
  }

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
    let width = rows.map(\.digits.utf8.count).max() ?? 0
    for row in rows {
      let passes = ratio.meets(row.limit)
      let mark = style.judged(passes ? "✓ passes" : "✗ fails ", passes)
      let gap = String(repeating: " ", count: width + 2 - row.digits.utf8.count)
      text += "  \(mark)  \(row.digits):1\(gap)\(row.use)\n"
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
