public import ThemeKit

/// Random numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Each of the 16,777,216 colours as likely as any other.
  public mutating func color() -> SRGBColor { SRGBColor(rgb: UInt32(truncatingIfNeeded: next() >> 40)) }

  /// A colour whose channels are at most `spread` away from another's.
  public mutating func color(near color: SRGBColor, spread: Int) -> SRGBColor {
    func moved(_ channel: UInt8, _ by: Int) -> UInt8 { UInt8(min(max(Int(channel) + by, 0), 255)) }
    let moves = (0..<3).map { _ in Int.random(in: -spread...spread, using: &self) }
    return SRGBColor(
      red: moved(color.red, moves[0]), green: moved(color.green, moves[1]), blue: moved(color.blue, moves[2]))
  }
}
