/// Kinds of colour vision, as filters that the browser lays over pictures: linear maps of linear light.
struct VisionFilter {
  let vision: ColorVision

  static let allCases = ColorVision.allCases.map(VisionFilter.init)

  var name: String { vision.rawValue }
  var title: String { vision.title }

  /// Beside the switch.
  static let remark =
    "An approximation of screens and colours: Machado 2009, Brettel 1997 for tritan, luminance for achroma. The browser "
    + "reckons in 256 steps, so that dark colours may be a few steps off."

  /// Makes a step of the way across the plane: far above the 8 bits in which filters reckon.
  private static let steepness = 20_000.0

  /// All filters, once for a page.
  static func writeDefinitions(to html: inout HTMLWriter) {
    for filter in allCases {
      html.block(
        "filter",
        [
          .id("vision-\(filter.name)"), HTMLAttribute("color-interpolation-filters", "linearRGB"),
          HTMLAttribute("x", "0"), HTMLAttribute("y", "0"), HTMLAttribute("width", "1"), HTMLAttribute("height", "1"),
        ]
      ) { filter.write(to: &$0) }
    }
  }

  private func write(to html: inout HTMLWriter) {
    guard vision == .tritan else {
      html.matrix(values(vision.matrix), result: nil)
      return
    }
    // Both maps; the near one is laid over the far one where the plane says so.
    html.matrix(values(ColorVision.tritanFar), result: "far")
    html.matrix(values(ColorVision.tritanNear), result: "near")
    let plane = ColorVision.tritanNormal.map { VisionFilter.number($0 * VisionFilter.steepness) }
    let zeros = [String](repeating: "0", count: 15)
    html.matrix((zeros + plane + ["0", "1"]).joined(separator: " "), result: "side")
    html.inline(
      "feComposite",
      [
        HTMLAttribute("in", "near"), HTMLAttribute("in2", "side"), HTMLAttribute("operator", "in"),
        HTMLAttribute("result", "part"),
      ], text: "")
    html.inline("feMerge") { html in
      for name in ["far", "part"] { html.inline("feMergeNode", [HTMLAttribute("in", name)], text: "") }
    }
  }

  /// The 20 numbers of `feColorMatrix`: alpha stays as it is.
  private func values(_ matrix: ColorVision.Matrix) -> String {
    let rows = matrix.map { row in row.map(VisionFilter.number) + ["0", "0"] }
    return (rows.flatMap { $0 } + ["0", "0", "0", "1", "0"]).joined(separator: " ")
  }

  /// With up to six decimals, as the sources print them.
  private static func number(_ value: Double) -> String {
    let millionths = Int((value * 1_000_000).rounded())
    let digits = String(abs(millionths) % 1_000_000)
    var fraction = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    let whole = "\(millionths < 0 ? "-" : "")\(abs(millionths) / 1_000_000)"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}

extension HTMLWriter {
  fileprivate mutating func matrix(_ values: String, result: String?) {
    let named = result.map { [HTMLAttribute("result", $0)] } ?? []
    inline("feColorMatrix", [HTMLAttribute("in", "SourceGraphic"), HTMLAttribute("values", values)] + named, text: "")
  }
}
