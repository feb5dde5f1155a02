/// The contrast ratio of two colours, as WCAG 2.2 defines it: (L1 + 0.05) / (L2 + 0.05) with the lighter
/// relative luminance on top; from 1 to 21.
///
/// Verdicts against 3, 4.5 and 7 are decided in integers, so they are the same on every platform; they are
/// never rounded before comparing. No two 8-bit colours have a ratio of exactly 4.5.
public struct ContrastRatio: Hashable, Sendable {
  /// The greater and the smaller of (relative luminance + 0.05), scaled by 2^58.
  private let lighter: Int
  private let darker: Int

  public init(_ first: SRGBColor, _ second: SRGBColor) {
    self.init(scaledLuminances: first.scaledLuminance, second.scaledLuminance)
  }

  /// From relative luminances times 2^58.
  init(scaledLuminances first: Int, _ second: Int) {
    lighter = max(first, second) + RelativeLuminance.scaledFlare
    darker = min(first, second) + RelativeLuminance.scaledFlare
  }

  /// The ratio in double precision, for printing and for limits that have no integer form.
  public var value: Double { Double(lighter) / Double(darker) }

  /// The ratio times 10^`decimals`, cut to a whole number; exact, `decimals` 0 … 15.
  func quotient(decimals: Int) -> UInt64 {
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale *= 10 }
    return UInt64(darker).dividingFullWidth(UInt64(lighter).multipliedFullWidth(by: scale)).quotient
  }

  /// Whether the ratio reaches `limit`.
  public func meets(_ limit: ContrastLimit) -> Bool {
    switch limit {
    case .three: lighter >= 3 * darker
    case .fourPointFive: 2 * lighter >= 9 * darker
    case .seven: lighter >= 7 * darker
    case .other(let ratio): value >= ratio
    }
  }
}

/// A contrast ratio to be reached.
public enum ContrastLimit: Hashable, Sendable {
  /// WCAG 2.2 SC 1.4.11, and large text in SC 1.4.3.
  case three
  /// WCAG 2.2 SC 1.4.3, level AA.
  case fourPointFive
  /// WCAG 2.2 SC 1.4.6, level AAA.
  case seven
  /// Any other limit, from 1 to 21, decided in double precision.
  case other(Double)

  /// The limit with this value; 3, 4.5 and 7 are the cases of their own.
  public init(_ value: Double) {
    switch value {
    case 3: self = .three
    case 4.5: self = .fourPointFive
    case 7: self = .seven
    default: self = .other(value)
    }
  }

  public var value: Double {
    switch self {
    case .three: 3
    case .fourPointFive: 4.5
    case .seven: 7
    case .other(let value): value
    }
  }
}

extension ContrastRatio: Comparable {
  /// By ratio, decided in 128-bit integers.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.lighter.multipliedFullWidth(by: right.darker) < right.lighter.multipliedFullWidth(by: left.darker)
  }
}
