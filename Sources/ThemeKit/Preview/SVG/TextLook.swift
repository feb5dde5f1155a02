/// What texts have in common that stand in one group.
struct TextLook: Hashable {
  let style: FontStyle
  let color: SRGBColor
  let anchor: PlacedText.Anchor

  /// As presentation attributes, each with a space before it.
  var attributes: String {
    var attributes = " font-size=\"\(SVGNumber.text(style.size))\""
    if style.weight != .regular { attributes += " font-weight=\"\(style.weight.rawValue)\"" }
    attributes += " fill=\"\(SVGWriter.text(color))\""
    switch anchor {
    case .start: break
    case .middle: attributes += " text-anchor=\"middle\""
    case .end: attributes += " text-anchor=\"end\""
    }
    return attributes
  }
}

extension Canvas {
  /// The texts in groups of one look, in the order in which the looks first occur.
  var textsByLook: [(look: TextLook, texts: [PlacedText])] {
    var indices: [TextLook: Int] = [:]
    var groups: [(look: TextLook, texts: [PlacedText])] = []
    for text in texts {
      let look = TextLook(style: text.style, color: text.color, anchor: text.anchor)
      if let index = indices[look] {
        groups[index].texts.append(text)
      } else {
        indices[look] = groups.count
        groups.append((look, [text]))
      }
    }
    return groups
  }
}
