import TestSupport
import Testing

@testable import ThemeKit

/// Cards that between them show every state and every kind of name.
struct CardFixture: Sendable, CustomTestStringConvertible {
  let id: String
  let name: String
  let file: String
  let values: [(ThemeField, String)]
  var own: [(ThemeField, String)] = []
  var errors = 0
  var warnings = 0

  var testDescription: String { id }

  func card(
    profile: ModuleProfile = .builtIn, shown: Set<ModulePart> = [], variant: CardVariant = CardVariant()
  ) -> PreviewCard {
    let theme = CardFixture.theme(.theme, values)
    let ownThemes = own.isEmpty ? [] : [CardFixture.theme(.ownTheme, own)]
    let prediction = ThemePrediction(theme: theme, ownThemes: ownThemes, profile: profile)
    return PreviewCard(
      brandID: id, brandName: name, fileName: file,
      theme: JudgedTheme(
        theme: theme, prediction: prediction,
        pairs: CheckedPair.pairs(of: theme, prediction: prediction, profile: profile)),
      profile: profile, errors: errors, warnings: warnings, shown: shown, variant: variant)
  }

  private static func theme(_ role: Theme.Role, _ values: [(ThemeField, String)]) -> Theme {
    TestTheme(role, values: values).theme
  }

  private static let dark: [(ThemeField, String)] = [
    (.mode, "dark"), (.primary, "#ff7a1a"), (.background, "#101418"), (.paper, "#171c22"), (.text, "#f2f4f7"),
    (.radius, "14"), (.fontFamily, "SF Pro Text"), (.fontURL, "https://fonts.acme.example/sf-pro.css"),
  ]
  private static let light: [(ThemeField, String)] = [
    (.mode, "light"), (.primary, "#2F5D50"), (.background, "#FBFAF7"), (.paper, "#FFFFFF"), (.text, "#1D2321"),
    (.radius, "20"), (.fontFamily, "Source Serif 4"),
  ]

  private static func named(_ id: String, _ name: String, file: String? = nil) -> CardFixture {
    CardFixture(id: id, name: name, file: file ?? "brands/\(id).xml", values: dark)
  }

  private static func font(_ id: String, _ name: String) -> CardFixture {
    CardFixture(
      id: id, name: "Long Font", file: "brands/\(id).xml",
      values: dark.filter { $0.0 != .fontFamily } + [(.fontFamily, name)])
  }

  static let all: [CardFixture] = [
    CardFixture(id: "dark", name: "Acme Markets", file: "brands/acme.xml", values: dark),
    CardFixture(id: "light", name: "Halden Private", file: "brands/halden.json", values: light),
    CardFixture(
      id: "replaced", name: "Pale Harbour", file: "brands/pale-harbour.xml",
      values: [
        (.mode, "light"), (.primary, "#ffb3c7"), (.background, "#ffffff"), (.paper, "#f4f5f7"), (.text, "#8a8f98"),
        (.radius, "40.50"), (.fontFamily, "Inter"), (.fontURL, "http://fonts.example/a.css"),
      ], errors: 2, warnings: 3),
    CardFixture(
      id: "paper-only", name: "Threshold", file: "brands/threshold.xml",
      values: [
        (.mode, "light"), (.primary, "#6750a4"), (.background, "#ffffff"), (.paper, "#dfe3ea"), (.text, "#6b6f76"),
        (.radius, "12"),
      ], errors: 1),
    CardFixture(
      id: "malformed", name: "Broken Colours", file: "brands/broken.json",
      values: [
        (.mode, "dusk"), (.primary, "rgb(255, 122, 26)"), (.background, "#fa0"), (.text, "00ECB2 or so"),
        (.radius, "12px"), (.fontFamily, "Inter"),
      ], errors: 6),
    CardFixture(id: "empty", name: "Nothing Written", file: "stdin", values: [], warnings: 1),
    CardFixture(
      id: "own", name: "House of Own Themes", file: "brands/own.xml", values: [(.mode, "dark"), (.radius, "10")],
      own: [
        (.mode, "dark"), (.primary, "#7cc4ff"), (.background, "#0b1020"), (.paper, "#141b33"), (.text, "#e8ecff"),
        (.fontFamily, "IBM Plex Sans"),
      ]),
    CardFixture(
      id: "radius-0", name: "Monolith", file: "brands/monolith.xml",
      values: dark.filter { $0.0 != .radius && $0.0 != .primary } + [(.radius, "0"), (.primary, "#e8e8e8")]),
    CardFixture(
      id: "radius-32", name: "Pebble", file: "brands/pebble.xml",
      values: light.filter { $0.0 != .radius } + [(.radius, "32")]),
    CardFixture(
      id: "mid-grey", name: "Middle Grey", file: "brands/grey.xml",
      values: [
        (.mode, "dark"), (.primary, "#767676"), (.background, "#777777"), (.paper, "#808080"), (.text, "#000000"),
        (.radius, "6"),
      ], warnings: 4),
    named(
      "long-name", "The Honourable and Ancient Company of Merchant Adventurers Trading into the Northern Seas, Limited",
      file: "clients/northern/merchant-adventurers/branding/2026/themes/brands/merchant-adventurers-dark.xml"),
    named("one-word", String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 4)),
    named("cjk", "東京証券取引マーケット株式会社グループホールディングスアジア太平洋"),
    named("korean", "한국 투자 증권 거래소"),
    named("arabic", "شركة الأسواق المالية (نور) للتداول والاستثمار"),
    named("hebrew", "בית ההשקעות הראשון Acme בע״מ"),
    named("emoji", "👩‍👩‍👧‍👦 Family 🇩🇪🇯🇵 Broker 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🧑🏽‍🚀"),
    named("markup", "\"><script>alert(1)</script>&amp;'<!--"),
    named("controls", "a\u{0}b\u{1B}[31m\u{202E}fdp.exe\u{2066}x\nnew line"),
    named("marks", "Z\u{301}\u{316}\u{317}\u{318}\u{319}\u{31A}\u{31B}\u{31C}\u{31D}algo Ti\u{1EBF}ng Vi\u{1EC7}t"),
    named("thai", "ตลาดหลักทรัพย์แห่งประเทศไทย"),
    named("devanagari", "राष्ट्रीय शेयर बाज़ार लिमिटेड"),
    CardFixture(
      id: "long-font", name: "Long Font", file: "brands/long-font.xml",
      values: dark.filter { $0.0 != .fontFamily } + [
        (.fontFamily, "Helvetica Neue Condensed Black Extended Oblique for Very Small Screens and Large Watches")
      ]),
    font("font-w", String(repeating: "W", count: 300)),
    font("font-arabic", String(repeating: "الخط العربي ", count: 20)),
    font("font-cjk", String(repeating: "明朝体", count: 40)),
    font("font-emoji", String(repeating: "👩‍👩‍👧‍👦🇩🇪", count: 40)),
    CardFixture(
      id: "hostile", name: String(repeating: "\"&<>", count: 60), file: String(repeating: "&<\">/", count: 60),
      values: [
        (.mode, String(repeating: "&", count: 90)), (.primary, String(repeating: "\"", count: 90)),
        (.background, String(repeating: "<", count: 90)), (.paper, String(repeating: "🏴󠁧󠁢󠁥󠁮󠁧󠁿", count: 40)),
        (.text, String(repeating: "&", count: 90)), (.radius, String(repeating: "\"", count: 200)),
        (.fontFamily, String(repeating: "&\u{301}\u{301}\u{301}\u{301}", count: 200)),
        (.fontURL, "nowhere"),
      ], errors: 1_000_000, warnings: 1_000_000),
  ]
}
