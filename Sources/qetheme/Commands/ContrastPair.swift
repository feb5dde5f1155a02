import ThemeKit

/// A colour on another, with its verdicts.
struct ContrastPair {
  let foreground: SRGBColor
  let background: SRGBColor
  let target: ContrastLimit

  private var ratio: ContrastRatio { ContrastRatio(foreground, background) }
  private var printed: String { ratio.printed(against: target) }
  var passes: Bool { ratio.meets(target) }

  /// The limits of WCAG 2.2, with what they are for.
  private static let limits: [(limit: ContrastLimit, digits: String, use: String)] = [
    (.three, "3", "parts of controls, large text"), (.fourPointFive, "4.5", "text, level AA"),
    (.seven, "7", "text, level AAA"),
  ]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.string("background", background.hex)
      json.literal("ratio", ContrastPair.short(ratio.cut(decimals: 12)))
      json.string("printed", printed)
      json.object("passes") { json in
        for row in ContrastPair.limits { json.boolean(row.digits, ratio.meets(row.limit)) }
      }
    }
  }

  func text(_ style: ReportStyle) -> String {
    let verdict = passes ? "reaches" : "is below"
    var text = "\(swatch(foreground, style))\(foreground.hex) on \(swatch(background, style))\(background.hex) is "
    text += "\(dressed(printed + ":1", passes, style)), which \(verdict) \(ContrastPair.short(target.value)):1\n\n"
    for row in ContrastPair.limits {
      let passes = ratio.meets(row.limit)
      let mark = dressed(passes ? "✓ passes" : "✗ fails ", passes, style)
      text += "  \(mark)  \(row.digits):1\(String(repeating: " ", count: 5 - row.digits.utf8.count))\(row.use)\n"
    }
    return text
  }

  private func dressed(_ text: String, _ passes: Bool, _ style: ReportStyle) -> String {
    style.color ? "\u{1B}[\(passes ? 32 : 31)m\(text)\u{1B}[0m" : text
  }

  private func swatch(_ color: SRGBColor, _ style: ReportStyle) -> String {
    style.swatches ? Swatch.block(color) + " " : ""
  }

  /// A decimal number without zeros at its end.
  private static func short(_ digits: String) -> String {
    guard digits.contains(".") else { return digits }
    var digits = Substring(digits)
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return String(digits)
  }

  private static func short(_ value: Double) -> String { short("\(value)") }
}
