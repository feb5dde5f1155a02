/// From linear light to the 256 levels of an sRGB channel.
enum SRGBLevels {
  /// The level that encodes an amount of light best; amounts outside 0 … 1 are cut.
  static func nearest(to light: Double) -> UInt8 {
    var low = 0
    var high = limits.count
    while low < high {
      let middle = (low + high) / 2
      if light < limits[middle] { high = middle } else { low = middle + 1 }
    }
    return UInt8(low)
  }

  /// The light half a level above each level but the last.
  private static let limits: [Double] = (0..<255).map { linear((Double($0) + 0.5) / 255) }

  /// IEC 61966-2-1: the light of an encoded value, 0 … 1. The power 2.4 is made of a square and a fifth root, so that no
  /// platform's `pow` takes part.
  private static func linear(_ encoded: Double) -> Double {
    if encoded <= 0.04045 { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    let square = base * base
    return square * fifthRoot(square)
  }

  /// By Newton's iteration from above, for numbers from 0.001 to 1.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }
}
