extension PreviewCard {
  /// The card as a self-contained SVG document, 390 units wide, ending in a newline. The same card gives the same
  /// bytes.
  public func svg(_ screen: Screen) -> String { drawn(screen).svg }

  /// The card, and where what is on it stands.
  public func drawn(_ screen: Screen) -> DrawnCard {
    let layout = CardLayout(self, screen)
    let svg = SVGWriter.write(
      layout.canvas, height: layout.height, id: idPrefix(screen), title: title(screen), description: description(screen)
    )
    return DrawnCard(
      svg: svg, height: Int(layout.height), screenTop: Int(layout.screenTop.rounded(.up)),
      screenBottom: Int(layout.screenBottom.rounded(.down)))
  }

  /// Unique among the cards of a run: brands differ in their ids, the themes of a brand in their modes.
  private func idPrefix(_ screen: Screen) -> String {
    let id = brandID.unicodeScalars.prefix(64).map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": String(scalar)
      default: "_"
      }
    }
    return "\(id.joined())-\(theme.theme.modeName)-\(screen.rawValue)\(variant.suffix.replacing(".", with: "-"))"
  }

  private func title(_ screen: Screen) -> String {
    let name = TextFitter.fit(DisplayText.clean(brandName), width: 1000, style: .footnote)
    return ([name, theme.theme.modeName, screen.rawValue] + variant.words).joined(separator: ", ")
  }

  /// The verdicts in words.
  private func description(_ screen: Screen) -> String {
    let verdict = LintVerdict(errors: errors, warnings: warnings).text
    let pairs = theme.pairs.map { pair in
      let ratio = "\(pair.kind.title) \(pair.ratio.printed(against: pair.kind.limit)):1"
      if let unchecked = pair.unchecked { return "\(ratio) cannot tell: \(unchecked.reason)" }
      let written = pair.written.map { " (as written \($0.ratio.printed(against: pair.kind.limit)):1)" } ?? ""
      return "\(ratio) \(pair.passes ? "passes" : "fails")\(written)"
    }
    let shown = shown(on: screen)
    let parts = shown.isEmpty ? "" : " Shown as an illustration: \(shown.names)."
    let remarks = variant.remarks.map { " \($0)" }.joined()
    return "As written: \(verdict). Predicted theme: \(pairs.joined(separator: "; ")).\(parts)\(remarks)"
  }
}
