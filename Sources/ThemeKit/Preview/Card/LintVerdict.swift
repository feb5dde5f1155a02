/// Lint's verdict on a theme as written, in words and colours.
struct LintVerdict {
  let text: String
  let mark: Canvas.Mark
  let color: SRGBColor
  let tint: SRGBColor

  init(errors: Int, warnings: Int) {
    let words = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { count, word in
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    if errors > 0 {
      (mark, color, tint) = (.fail, ChromeColors.fail, ChromeColors.failTint)
    } else if warnings > 0 {
      (mark, color, tint) = (.warning, ChromeColors.warning, ChromeColors.warningTint)
    } else {
      (mark, color, tint) = (.pass, ChromeColors.pass, ChromeColors.passTint)
    }
    text = words.isEmpty ? "lints clean" : words.joined(separator: ", ")
  }
}
