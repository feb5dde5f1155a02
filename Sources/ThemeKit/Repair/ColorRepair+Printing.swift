extension ColorRepair {
  /// The distance in decimal digits, rounded to the nearest (halves away from zero), trailing zeros kept.
  ///
  /// - Parameter decimals: 1 to 12.
  public func roundedDistance(decimals: Int) -> String {
    precondition((1...12).contains(decimals), "1 to 12 decimals")
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    // Distances are sums of a few numbers up to 1.
    let scaled = Int((distance * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: decimals - fraction.utf8.count))\(fraction)"
  }
}
