/// How colours look to people whose colour vision differs: a simulation in linear light.
///
/// Meant for flat fills on a screen; how much anybody sees differs from person to person.
public enum ColorVision: String, Sendable, CaseIterable {
  /// Without the cones for long waves (red), for middle ones (green), for short ones (blue).
  case protan, deutan, tritan
  /// Without any colour: relative luminance.
  case achroma

  /// For people who know the terms and those who do not.
  public var title: String {
    switch self {
    case .protan: "protan: no red cones"
    case .deutan: "deutan: no green cones"
    case .tritan: "tritan: no blue cones"
    case .achroma: "achroma: no colours"
    }
  }

  /// Whose model it is.
  public var source: String {
    switch self {
    case .protan, .deutan: "Machado 2009"
    case .tritan: "Brettel 1997"
    case .achroma: "WCAG's relative luminance"
    }
  }

  /// The colour as it is seen.
  public func seen(_ color: SRGBColor) -> SRGBColor {
    let light = [color.red, color.green, color.blue].map { RelativeLuminance.linear[Int($0)] }
    let seen = matrix(for: light).map { row in zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } }
    return SRGBColor(
      red: SRGBLevels.nearest(to: seen[0]), green: SRGBLevels.nearest(to: seen[1]),
      blue: SRGBLevels.nearest(to: seen[2]))
  }

  typealias Matrix = [[Double]]

  /// Red, green and blue from red, green and blue.
  private func matrix(for light: [Double]) -> Matrix {
    guard self == .tritan else { return matrix }
    let side = zip(ColorVision.tritanNormal, light).reduce(0) { $0 + $1.0 * $1.1 }
    return side >= 0 ? matrix : ColorVision.tritanFar
  }

  /// For tritan that of the near half-space.
  var matrix: Matrix {
    switch self {
    // Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009;
    // severity 1.0.
    case .protan:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deutan:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]
    case .tritan: ColorVision.tritanNear
    // The coefficients of relative luminance, WCAG 2.2.
    case .achroma: Matrix(repeating: [0.2126, 0.7152, 0.0722], count: 3)
    }
  }

  /// Brettel, Viénot, Mollon: Computerized simulation of color appearance for dichromats, 1997, on sRGB: one map for each
  /// of the half-spaces that a plane through the greys parts.
  static let tritanNear: Matrix = [
    [1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.805, 0.11911],
  ]
  static let tritanFar: Matrix = [
    [0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.1232], [-0.37562, 1.12767, 0.24796],
  ]
  /// The plane's normal, which points to the near half-space.
  static let tritanNormal = [0.03901, -0.02788, -0.01113]
}
