/// The functions `rgb()`, `rgba()`, `hsl()` and `hsla()` of CSS Color Module Level 4, with commas or with white space
/// between their values.
///
/// Relative colours, `calc()` and `var()` are not read.
public enum CSSColorFunction {
  public enum Reading: Hashable, Sendable {
    case opaque(SRGBColor)
    /// `alpha` is as written.
    case translucent(alpha: String)
  }

  /// The names that `read` knows.
  public static let names: Set<String> = ["rgb", "rgba", "hsl", "hsla"]

  /// The name before the opening parenthesis in lower case; nil when `text` does not begin like a function.
  public static func name(of text: String) -> String? {
    guard let open = text.firstIndex(of: "("), open != text.startIndex else { return nil }
    let name = text[..<open]
    let isIdentifier = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0))
    }
    return isIdentifier ? name.lowercased() : nil
  }

  /// Reads a whole function; nil when it is not well-formed, or none of `names`.
  public static func read(_ text: String) -> Reading? {
    guard let name = name(of: text), names.contains(name), text.hasSuffix(")"),
      let values = values(of: text.dropFirst(name.count + 1).dropLast())
    else { return nil }
    let color = name.hasPrefix("rgb") ? rgb(values.channels) : hsl(values.channels)
    guard let color else { return nil }
    guard let alpha = values.alpha else { return .opaque(color) }
    guard let share = Value(alpha), share.unit == .none || share.unit == .percent else { return nil }
    return share.number >= (share.unit == .percent ? 100 : 1) ? .opaque(color) : .translucent(alpha: alpha)
  }

  /// Three channels and perhaps an alpha: `a, b, c`, `a, b, c, d`, `a b c` or `a b c / d`.
  private static func values(of arguments: Substring) -> (channels: [Value], alpha: String?)? {
    var parts: [String]
    var alpha: String?
    if arguments.contains(",") {
      parts = arguments.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
      if parts.count == 4 { alpha = parts.removeLast() }
    } else {
      let halves = arguments.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2, let first = halves.first else { return nil }
      if halves.count == 2 { alpha = trimmed(halves[1]) }
      parts = first.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    let channels = parts.compactMap(Value.init)
    return parts.count == 3 && channels.count == 3 ? (channels, alpha) : nil
  }

  /// Numbers from 0 to 255 or percentages, each clamped and rounded.
  private static func rgb(_ values: [Value]) -> SRGBColor? {
    let channels = values.compactMap { value -> UInt8? in
      switch value.unit {
      case .none: channel(value.number / 255)
      case .percent: channel(value.number / 100)
      case .degrees: nil
      }
    }
    return channels.count == 3 ? SRGBColor(red: channels[0], green: channels[1], blue: channels[2]) : nil
  }

  /// Hue in degrees, saturation and lightness in percent (or numbers from 0 to 100), by section 7.1 of the module.
  private static func hsl(_ values: [Value]) -> SRGBColor? {
    guard values[0].unit != .percent, values[1].unit != .degrees, values[2].unit != .degrees else { return nil }
    let turns = values[0].number / 360
    let hue = (turns - turns.rounded(.down)) * 12
    let saturation = min(max(values[1].number / 100, 0), 1)
    let lightness = min(max(values[2].number / 100, 0), 1)
    func share(_ offset: Double) -> UInt8 {
      let k = (offset + hue).truncatingRemainder(dividingBy: 12)
      let amplitude = saturation * min(lightness, 1 - lightness)
      return channel(lightness - amplitude * max(-1, min(k - 3, 9 - k, 1)))
    }
    return SRGBColor(red: share(0), green: share(8), blue: share(4))
  }

  private static func channel(_ share: Double) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }

  /// One number with its unit.
  private struct Value {
    enum Unit { case none, percent, degrees }

    let number: Double
    let unit: Unit

    init?(_ text: String) {
      let lower = text.lowercased()
      if lower == "none" {
        (number, unit) = (0, .none)
        return
      }
      let suffix = lower.reversed().prefix { $0 == "%" || $0.isLetter }.reversed()
      let digits = lower.dropLast(suffix.count)
      guard digits.unicodeScalars.allSatisfy({ "0123456789.+-e".unicodeScalars.contains($0) }),
        let number = Double(digits), number.isFinite
      else { return nil }
      switch String(suffix) {
      case "": (self.number, unit) = (number, .none)
      case "%": (self.number, unit) = (number, .percent)
      case "deg": (self.number, unit) = (number, .degrees)
      case "grad": (self.number, unit) = (number * 0.9, .degrees)
      case "rad": (self.number, unit) = (number * 180 / Double.pi, .degrees)
      case "turn": (self.number, unit) = (number * 360, .degrees)
      default: return nil
      }
    }
  }
}
