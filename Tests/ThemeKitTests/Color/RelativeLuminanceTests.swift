import Foundation
import Testing

@testable import ThemeKit

@Suite struct RelativeLuminanceTests {
  /// The table against the transfer function of IEC 61966-2-1 by the platform's own `pow`.
  @Test func tablesFollowTheTransferFunction() {
    for channel in 0...255 {
      let encoded = Double(channel) / 255
      let linear = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
      #expect(abs(RelativeLuminance.linear[channel] - linear) < 1e-15, "\(channel)")
      #expect(abs(Double(RelativeLuminance.weightedRed[channel]) / 0x1p58 - 0.2126 * linear) < 1e-15, "\(channel)")
      #expect(abs(Double(RelativeLuminance.weightedGreen[channel]) / 0x1p58 - 0.7152 * linear) < 1e-15, "\(channel)")
      #expect(abs(Double(RelativeLuminance.weightedBlue[channel]) / 0x1p58 - 0.0722 * linear) < 1e-15, "\(channel)")
    }
    #expect(Double(RelativeLuminance.scaledFlare) / 0x1p58 == 0.05)
  }
}
