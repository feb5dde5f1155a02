/// An opaque 8-bit sRGB colour (IEC 61966-2-1).
public struct SRGBColor: Hashable, Sendable {
  /// Channels, 0 to 255.
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From the low 24 bits of `0xRRGGBB`; higher bits are ignored.
  @inlinable
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// The colour as `0xRRGGBB`: its place in the order that breaks ties.
  @inlinable
  public var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  public static let black = SRGBColor(rgb: 0x000000)
  public static let white = SRGBColor(rgb: 0xffffff)

  /// `#rrggbb` in lower case.
  public var hex: String { spelled(with: Array("0123456789abcdef".utf8)) }
  /// `#RRGGBB` in upper case.
  public var upperCaseHex: String { spelled(with: Array("0123456789ABCDEF".utf8)) }

  private func spelled(with digits: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 7) { text in
      text[0] = UInt8(ascii: "#")
      for (index, channel) in [red, green, blue].enumerated() {
        text[1 + 2 * index] = digits[Int(channel >> 4)]
        text[2 + 2 * index] = digits[Int(channel & 15)]
      }
      return 7
    }
  }
}
