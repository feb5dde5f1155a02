import Foundation
public import ThemeKit

/// What counts as the same hue, as the rule is stated: OKLCH hue within 2 degrees, chroma at most 0.01 more, no grey.
public struct HueWedge: Sendable {
  private let hue: Double
  private let chroma: Double

  public init(around color: SRGBColor) {
    let lab = OKLab(color)
    hue = atan2(lab.b, lab.a)
    chroma = hypot(lab.a, lab.b)
  }

  public func contains(_ color: SRGBColor, _ lab: OKLab) -> Bool {
    if color.red == color.green, color.green == color.blue { return false }
    return abs(turn(to: lab)) <= 2 && hypot(lab.a, lab.b) <= chroma + 0.01
  }

  /// In degrees, -180 to 180.
  private func turn(to lab: OKLab) -> Double {
    let turn = (atan2(lab.b, lab.a) - hue) * 180 / .pi
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }

  /// Whether a rectangle lies outside the wedge for sure: all four corners more than 2 degrees to the same side of its
  /// middle line, or all behind.
  func isMissed(by a: (Double, Double), _ b: (Double, Double)) -> Bool {
    let corners = [(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)]
    func all(beyond angle: Double) -> Bool {
      corners.allSatisfy { $0.0 * cos(hue + angle) + $0.1 * sin(hue + angle) < -1e-9 }
    }
    let edge = (90 - 2) * Double.pi / 180
    return all(beyond: edge) || all(beyond: -edge) || all(beyond: 0)
  }
}
