/// Kinds of colour vision, as filters that the browser lays over pictures: linear maps of linear light.
enum VisionFilter: String, CaseIterable {
  case protan, deutan, tritan, achroma

  var name: String { rawValue }

  /// For people who know the terms and those who do not.
  var title: String {
    switch self {
    case .protan: "protan: no red cones"
    case .deutan: "deutan: no green cones"
    case .tritan: "tritan: no blue cones"
    case .achroma: "achroma: no colours"
    }
  }

  /// Beside the switch.
  static let remark =
    "An approximation of screens and colours: Machado 2009, Brettel 1997 for tritan, luminance for achroma. The browser "
    + "reckons in 256 steps, so that dark colours may be a few steps off."

  private typealias Matrix = [[Double]]

  /// Red, green and blue from red, green and blue.
  private var matrix: Matrix {
    switch self {
    // Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009;
    // severity 1.0.
    case .protan:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deutan:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]
    case .tritan: VisionFilter.tritanNear
    // The coefficients of relative luminance, WCAG 2.2.
    case .achroma: Matrix(repeating: [0.2126, 0.7152, 0.0722], count: 3)
    }
  }

  /// Brettel, Viénot, Mollon: Computerized simulation of color appearance for dichromats, 1997, on sRGB: one map for each
  /// of the half-spaces that a plane through the greys parts.
  private static let tritanNear: Matrix = [
    [1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.805, 0.11911],
  ]
  private static let tritanFar: Matrix = [
    [0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.1232], [-0.37562, 1.12767, 0.24796],
  ]
  /// The plane's normal, which points to the near half-space.
  private static let tritanNormal = [0.03901, -0.02788, -0.01113]
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
    guard self == .tritan else {
      html.matrix(values(matrix), result: nil)
      return
    }
    // Both maps; the near one is laid over the far one where the plane says so.
    html.matrix(values(VisionFilter.tritanFar), result: "far")
    html.matrix(values(matrix), result: "near")
    let plane = VisionFilter.tritanNormal.map { VisionFilter.number($0 * VisionFilter.steepness) }
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
  private func values(_ matrix: Matrix) -> String {
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
