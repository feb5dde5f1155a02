/// Writes a laid-out card as SVG.
///
/// Only presentation attributes are used, which Chromium, librsvg and resvg read alike and a content security policy
/// lets through: no style sheet, script, link, event attribute, external file, clip path or opacity.
struct SVGWriter {
  /// Inter is what texts are measured in; the others are the system fonts of phones and desktops.
  static let fontStack =
    "Inter, -apple-system, system-ui, 'SF Pro Text', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  private var output = ""

  /// - Parameters:
  ///   - id: what the ids in the document begin with.
  ///   - title: the document's accessible name; `description` tells what the picture shows.
  static func write(_ canvas: Canvas, height: Double, id: String, title: String, description: String) -> String {
    var writer = SVGWriter()
    let width = SVGNumber.text(Canvas.width)
    let height = SVGNumber.text(height)
    writer.output = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="\(id)-title \(id)-desc" font-family="\(escaped(fontStack))" \
      font-variant="tabular-nums no-contextual" stroke-linecap="round" text-rendering="geometricPrecision">
      <title id="\(id)-title">\(escaped(title))</title>
      <desc id="\(id)-desc">\(escaped(description))</desc>

      """
    for shape in canvas.shapes { writer.write(shape) }
    for group in canvas.textsByLook { writer.write(group) }
    writer.output += "</svg>\n"
    return writer.output
  }

  private mutating func write(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect, let radius, let fill, let border, let borderWidth):
      // SVG draws a stroke on the edge; a border lies inside it.
      let inset = border == nil ? 0 : borderWidth / 2
      let rect = rect.inset(by: inset)
      output += "<rect"
      attribute("x", rect.x, unless: 0)
      attribute("y", rect.y, unless: 0)
      attribute("width", rect.width)
      attribute("height", rect.height)
      attribute("rx", max(0, radius - inset), unless: 0)
      paint(fill: fill, border: border, borderWidth: borderWidth)
    case .circle(let x, let y, let radius, let fill, let border, let borderWidth):
      output += "<circle"
      attribute("cx", x)
      attribute("cy", y)
      attribute("r", border == nil ? radius : radius - borderWidth / 2)
      paint(fill: fill, border: border, borderWidth: borderWidth)
    case .fill(let path, let color):
      output += "<path d=\"\(path.text)\" fill=\"\(SVGWriter.text(color))\"/>\n"
    case .stroke(let path, let color, let width, let isDashed):
      output += "<path d=\"\(path.text)\" fill=\"none\" stroke=\"\(SVGWriter.text(color))\""
      attribute("stroke-width", width, unless: 1)
      output += isDashed ? " stroke-linecap=\"butt\" stroke-dasharray=\"3 3\"/>\n" : "/>\n"
    }
  }

  private mutating func paint(fill: SRGBColor?, border: SRGBColor?, borderWidth: Double) {
    output += " fill=\"\(fill.map(SVGWriter.text) ?? "none")\""
    if let border {
      output += " stroke=\"\(SVGWriter.text(border))\""
      attribute("stroke-width", borderWidth, unless: 1)
    }
    output += "/>\n"
  }

  private mutating func write(_ group: (look: TextLook, texts: [PlacedText])) {
    let isAlone = group.texts.count == 1
    output += isAlone ? "" : "<g\(group.look.attributes)>\n"
    for text in group.texts {
      output += "<text"
      attribute("x", text.x)
      attribute("y", text.baseline)
      output += isAlone ? group.look.attributes : ""
      output += ">\(SVGWriter.escaped(text.direction.isolating(text.content)))</text>\n"
    }
    output += isAlone ? "" : "</g>\n"
  }

  private mutating func attribute(_ name: String, _ value: Double, unless usual: Double? = nil) {
    if value != usual { output += " \(name)=\"\(SVGNumber.text(value))\"" }
  }

  /// `#abc` where that says the same as `#aabbcc`.
  static func text(_ color: SRGBColor) -> String {
    let hex = Array(color.hex)
    if hex[1] == hex[2], hex[3] == hex[4], hex[5] == hex[6] { return String([hex[0], hex[1], hex[3], hex[5]]) }
    return String(hex)
  }

  private static let escapedBytes = Array("&<>\"".utf8)

  /// For element content and for attribute values in double quotes.
  static func escaped(_ text: String) -> String {
    if !text.utf8.contains(where: { escapedBytes.contains($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
