/// The checked pairs of the predicted theme, with ratio and verdict, and beside them what was written.
struct PairsSection {
  let theme: JudgedTheme

  private let left = Canvas.margin
  private let right = Canvas.width - Canvas.margin
  private let textLeft = Canvas.margin + 48 + 12
  private let ink = Ink(ChromeColors.text, on: ChromeColors.page)
  private let secondary = Ink(ChromeColors.secondary, on: ChromeColors.page)

  init(theme: JudgedTheme) { self.theme = theme }

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    canvas.text("Contrast", .headline, ink, x: left, baseline: top + 29, width: 120)
    canvas.text(
      "predicted theme, WCAG 2.2", .footnote, secondary, x: right, baseline: top + 29, width: 220, anchor: .end)
    var y = top + 44
    for pair in theme.pairs { y = row(pair, on: &canvas, top: y) }
    return y + 8
  }

  private func row(_ pair: CheckedPair, on canvas: inout Canvas, top: Double) -> Double {
    sample(of: pair, on: &canvas, Rect(x: left, y: top + 6, width: 48, height: 36))
    canvas.text(pair.kind.title, .subhead, ink, x: textLeft, baseline: top + 21, width: 168)
    canvas.text(
      "\(pair.foreground.hex) on \(pair.surface.hex)", .caption, secondary, x: textLeft,
      baseline: top + 38, width: 160)

    let verdict = Verdict(pair)
    let verdictInk = Ink(verdict.color, on: ChromeColors.page)
    canvas.text(
      "\(pair.ratio.printed(against: pair.kind.limit)):1", .subheadStrong, ink, x: 308,
      baseline: top + 21, width: 62, anchor: .end)
    canvas.text(
      "needs \(SVGNumber.label(pair.kind.limit.value)):1", .caption, secondary, x: 308,
      baseline: top + 38, width: 72, anchor: .end)
    canvas.mark(verdict.mark, x: right - 8, y: top + 15.5, color: verdict.color, on: ChromeColors.page)
    canvas.text(
      verdict.word, .captionStrong, verdictInk, x: right, baseline: top + 38, width: 62, anchor: .end)
    if pair.basis == .assumed { canvas.mark(Basis.assumed, x: 320, y: top + 16) }

    var bottom = top + 48
    if let written = pair.written {
      let passes = written.ratio.meets(pair.kind.limit)
      let color = passes ? ChromeColors.pass : ChromeColors.fail
      let text =
        "as written: \(written.foreground.hex), \(written.ratio.printed(against: pair.kind.limit)):1, "
        + (passes ? "passes" : "fails")
      canvas.text(
        text, .captionStrong, Ink(color, on: ChromeColors.page), x: textLeft,
        baseline: bottom + 6, width: right - textLeft)
      bottom += 16
    }
    if let unchecked = pair.unchecked {
      canvas.text(
        unchecked.reason, .caption, secondary, x: textLeft, baseline: bottom + 6, width: right - textLeft)
      bottom += 16
    }
    return bottom
  }

  /// The pair at work: letters for text, a control for parts of controls.
  private func sample(of pair: CheckedPair, on canvas: inout Canvas, _ rect: Rect) {
    canvas.rectangle(rect, radius: 8, fill: pair.surface, border: ChromeColors.hairline)
    switch pair.kind {
    case .primaryOnBackground, .primaryOnPaper:
      let track = Rect(x: rect.midX - 14, y: rect.midY - 8, width: 28, height: 16)
      canvas.rectangle(track, radius: 8, fill: pair.foreground)
      canvas.add(.circle(x: track.maxX - 8, y: track.midY, radius: 6, fill: pair.surface))
    case .textOnBackground, .textOnPaper, .labelOnPrimary, .linkOnBackground, .linkOnPaper:
      canvas.centered("Aa", .subheadStrong, Ink(pair.foreground, on: pair.surface), in: rect)
      if pair.kind == .linkOnBackground || pair.kind == .linkOnPaper {
        canvas.rectangle(Rect(x: rect.midX - 10, y: rect.midY + 8, width: 20, height: 1.5), fill: pair.foreground)
      }
    }
  }

  /// Whether the predicted colours reach the limit, where lint can tell.
  struct Verdict {
    let mark: Canvas.Mark
    let word: String
    let color: SRGBColor

    init(_ pair: CheckedPair) {
      if pair.unchecked != nil {
        (mark, word, color) = (.unchecked, "cannot tell", ChromeColors.secondary)
      } else if pair.passes {
        (mark, word, color) = (.pass, "passes", ChromeColors.pass)
      } else {
        (mark, color) = Verdict.failure(pair)
        word = "fails"
      }
    }

    /// One sign for each severity, as lint gives it: a pair with an assumed colour is a warning at most.
    private static func failure(_ pair: CheckedPair) -> (Canvas.Mark, SRGBColor) {
      switch pair.kind.level {
      case .error where pair.basis != .assumed: (.fail, ChromeColors.fail)
      case .error, .warning: (.warning, ChromeColors.warning)
      case .note, .information: (.note, ChromeColors.secondary)
      }
    }
  }
}
