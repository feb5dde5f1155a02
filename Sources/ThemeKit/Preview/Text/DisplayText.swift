/// Makes a string of a brand file fit to be drawn: one line, nothing invisible that acts, nothing that XML forbids.
enum DisplayText {
  /// Longer strings are cut here, before anything else: no place on a card holds that many.
  static let maximumScalars = 400
  /// Marks that one letter may carry; more would climb out of the line.
  static let maximumMarks = 4

  /// - Control characters become their control pictures; bidirectional controls, C1 controls and line separators
  ///   become their number in brackets, `⟨U+202E⟩`; noncharacters become U+FFFD.
  /// - Characters without a width of their own are dropped, except where they join or vary what stands before them.
  /// - White space keeps its width: spaces at the ends and after spaces become no-break spaces, since SVG would
  ///   collapse them.
  static func clean(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    var marks = 0
    var isSpaceBefore = true
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == maximumScalars {
        result.append("…")
        break
      }
      if scalar == " " {
        result.append(isSpaceBefore ? "\u{A0}" : " ")
        (isSpaceBefore, marks) = (true, 0)
        continue
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        marks += 1
        // A mark without a letter gets a place of its own.
        if result.isEmpty { result.append("\u{25CC}") }
        if marks <= maximumMarks { result.append(scalar) }
      case .control, .lineSeparator, .paragraphSeparator, .format, .unassigned:
        guard let visible = visible(scalar) else {
          // A flag of a region is a black flag, five or six tags and their end.
          let limit = isTag(scalar) ? 2 * maximumMarks : maximumMarks
          if isTag(scalar) || isJoiner(scalar), !isSpaceBefore, marks < limit {
            result.append(scalar)
            marks += 1
          }
          continue
        }
        result.append(contentsOf: visible.unicodeScalars)
        marks = 0
      default:
        result.append(scalar)
        marks = scalar.properties.isDefaultIgnorableCodePoint ? marks : 0
      }
      isSpaceBefore = false
    }
    if result.last == " " {
      result.removeLast()
      result.append("\u{A0}")
    }
    return String(result)
  }

  /// Whether `text` is fit as it is, as far as a look at its bytes tells: ASCII without control characters, none of its
  /// spaces at an end or beside another.
  private static func isPlain(_ text: String) -> Bool {
    let space = UInt8(ascii: " ")
    var previous = space
    var count = 0
    for byte in text.utf8 {
      guard (space...UInt8(ascii: "~")).contains(byte), byte != space || previous != space else { return false }
      previous = byte
      count += 1
    }
    return previous != space && count <= maximumScalars
  }

  /// What stands for a scalar that must not be drawn as it is; nil when it has no width and does no harm.
  private static func visible(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x1F: String(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: "⟨U+\(hexadecimal(scalar.value))⟩"
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: String(scalar)
    default: scalar.properties.generalCategory == .unassigned ? unassigned(scalar) : nil
    }
  }

  private static func unassigned(_ scalar: Unicode.Scalar) -> String? {
    if scalar.properties.isNoncharacterCodePoint { return "\u{FFFD}" }
    return scalar.properties.isDefaultIgnorableCodePoint ? nil : String(scalar)
  }

  /// Zero width joiner and non-joiner, left-to-right and right-to-left marks.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    (0x200C...0x200F).contains(scalar.value) || scalar.value == 0x061C
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
