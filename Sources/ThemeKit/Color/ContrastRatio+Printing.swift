extension ContrastRatio {
  /// The ratio in decimal digits, cut and never rounded up.
  ///
  /// Two decimals, as designers know ratios; more only where a passing pair would otherwise read as below its
  /// limit, which takes a limit with more than two decimals.
  ///
  /// - Parameter limit: the limit that the ratio is printed beside; nil for a ratio by itself.
  public func printed(against limit: ContrastLimit? = nil) -> String {
    guard let limit, meets(limit) else { return cut(decimals: 2) }
    var decimals = 2
    while decimals < 15, scaled(by: decimals) < (limit.value * powerOfTen(decimals)).rounded(.up) { decimals += 1 }
    return cut(decimals: decimals)
  }

  /// The ratio cut to `decimals` places, 0 … 15, trailing zeros kept.
  public func cut(decimals: Int) -> String {
    precondition((0...15).contains(decimals), "0 to 15 decimals")
    let digits = String(quotient(decimals: decimals))
    guard decimals > 0 else { return digits }
    // A ratio is at least 1, so there is always a digit before the point.
    return "\(digits.dropLast(decimals)).\(digits.suffix(decimals))"
  }

  private func scaled(by decimals: Int) -> Double { Double(quotient(decimals: decimals)) }
}

private func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}
