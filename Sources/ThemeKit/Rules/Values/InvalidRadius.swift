/// A radius that is no plain decimal number.
///
/// QEEmbedTheme's `radius` is a number of px. Brand files spell it as JSON does, in both formats: no unit, no leading
/// zero or plus sign, a point for the fraction.
/// Source: QEEmbedTheme, `radius`; RFC 8259, section 6.
enum InvalidRadius: Rule {
  static var description: RuleDescription {
    RuleDescription(
      id: .invalidRadius, category: .values, severity: .error,
      summary: "radius is not a plain decimal number",
      rationale: """
        QEEmbedTheme takes the radius as a number of px. A unit, a decimal comma or a word is no number; how the module \
        treats one is not documented.
        """,
      source: "QEEmbedTheme, field radius; number grammar of RFC 8259, section 6",
      repairs: [
        .safe(
          .value,
          change: "a number with px, a plus sign or needless zeros is written plainly",
          reason: "the number stays the same"),
        .unsafe(
          .value,
          change: "a decimal comma becomes a point",
          reason: "a comma can stand between thousands too"),
        .unsafe(
          .value,
          change: "a number that is outside 0 … 32 as well becomes the nearest one inside",
          reason: "two mistakes in one value may mean that something else was meant"),
      ],
      bad: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <radius>↓14px</radius>
            </theme>
            <ownTheme mode="dark">
              <radius>↓round</radius>
            </ownTheme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "dark", "radius": ↓1e999 } ] }
          """),
      ],
      good: [
        .xml(
          """
          <brand id="acme">
            <theme mode="dark">
              <radius>14.5</radius>
            </theme>
          </brand>
          """),
        .json(
          """
          { "id": "acme", "themes": [ { "mode": "dark", "radius": 0 } ] }
          """),
      ])
  }

  static func check(_ context: LintContext, into diagnostics: inout [Diagnostic]) {
    context.forEachTheme { theme, judged in
      guard let radius = theme.radius.unreported else { return }
      diagnostics.append(
        Diagnostic(
          .invalidRadius, .error, message(radius.text), at: radius.place,
          label: context.absentLabel(.radius, judged), fixIts: fixIts(for: radius)))
    }
  }

  private static func fixIts(for radius: ResolvedValue) -> [FixIt] {
    guard radius.text.utf8.count <= longest else { return [] }
    let (number, isCertain) = plain(radius.text)
    guard let meant = Radius(text: number) else { return [] }
    let clamped = meant.clamped
    guard clamped.digits.utf8.count <= longestSuggestion else { return [] }
    if !meant.isInRange {
      return [.value(clamped.digits, for: radius.written.range, .unsafe, remark: meant.clampingRemark)]
    }
    return [.value(meant.digits, for: radius.written.range, isCertain ? .safe : .unsafe)]
  }

  /// Longest number that is suggested, in bytes: one with more digits says nothing to a reader.
  private static let longestSuggestion = 20

  /// Longest text that is looked into, in bytes.
  private static let longest = 64

  /// The text without its unit, plus sign and needless zeros, and whether that can be meant otherwise.
  private static func plain(_ text: String) -> (number: String, isCertain: Bool) {
    var digits = Substring(text)
    if digits.lowercased().hasSuffix("px") { digits = digits.dropLast(2) }
    while digits.last == " " { digits.removeLast() }
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let isCertain = !digits.contains(",")
    var number = String(digits.map { $0 == "," ? "." : $0 })
    while number.hasPrefix("0"), number.count > 1, number.dropFirst().first != "." { number.removeFirst() }
    if number.hasPrefix(".") { number = "0" + number }
    if number.hasSuffix(".") { number.removeLast() }
    return (isNegative ? "-" + number : number, isCertain)
  }

  private static func message(_ text: String) -> String {
    "radius \(Quoted.value(text)) must be a plain decimal number \(reason(text))"
  }

  private static func reason(_ text: String) -> String {
    guard text.utf8.count <= longest else { return "like 14 or 14.5" }
    let number = text.prefix { "0123456789.+-".contains($0) }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    if Radius(text: String(number)) != nil, !unit.isEmpty, unit.allSatisfy({ $0.isLetter || $0 == "%" }) {
      return "without a unit"
    }
    if text.contains(",") { return "with a decimal point" }
    if Double(text)?.isInfinite == true { return "that is finite" }
    return "like 14 or 14.5"
  }
}
