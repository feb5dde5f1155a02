/// A corner radius in px (one iOS point), as a decimal number.
///
/// Kept with its digits, so that 14.5 is printed as 14.5 and never as a binary fraction's neighbour.
public struct Radius: Hashable, Sendable {
  /// The documented range of QEEmbedTheme's `radius`: values outside are clamped to it.
  public static let range = 0.0...32.0

  /// Finite.
  public let value: Double
  /// The shortest plain decimal form: no exponent, no leading zeros, no trailing zeros, no `-0`.
  public let digits: String

  public init(value: Double, digits: String) {
    self.value = value
    self.digits = digits
  }

  public init(_ whole: Int) { self.init(value: Double(whole), digits: String(whole)) }

  public var isInRange: Bool { Radius.range.contains(value) }

  /// The radius the module applies.
  public var clamped: Radius {
    if value < Radius.range.lowerBound { return Radius(0) }
    if value > Radius.range.upperBound { return Radius(32) }
    return self
  }
}
