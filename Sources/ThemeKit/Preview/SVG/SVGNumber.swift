/// Prints lengths for SVG: at most two decimals, rounded, as short as they are.
enum SVGNumber {
  /// The same for people, who read 0.5 more easily than .5.
  static func label(_ value: Double) -> String {
    let text = text(value)
    return text.hasPrefix(".") ? "0\(text)" : text.hasPrefix("-.") ? "-0\(text.dropFirst())" : text
  }

  /// - Precondition: `value` is finite and below 10^12.
  static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole == 0 ? "" : String(whole)).\(rest / 10)" }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(rest < 10 ? "0" : "")\(rest)"
  }
}
