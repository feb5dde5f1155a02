import Testing

@testable import ThemeKit

@Suite struct CardLayoutTests {
  @Test(arguments: CardFixture.all, Screen.allCases) func textsStayInTheirPlaces(
    _ fixture: CardFixture, _ screen: Screen
  ) {
    for layout in fixture.layouts(screen) {
      let card = Rect(x: 0, y: 0, width: 390, height: layout.height)
      for text in layout.canvas.texts {
        #expect(text.box.contains(text.frame, tolerance: 0.01), "\(text.content) leaves \(text.box)")
        #expect(card.contains(text.box, tolerance: 0.01), "\(text.content) leaves the card")
      }
    }
  }

  @Test(arguments: CardFixture.all, Screen.allCases) func textsKeepApart(_ fixture: CardFixture, _ screen: Screen) {
    for layout in fixture.layouts(screen) {
      let texts = layout.canvas.texts.map { ($0.content, $0.frame) }
      for (index, (content, frame)) in texts.enumerated() {
        for (other, otherFrame) in texts[(index + 1)...] where frame.overlaps(otherFrame) {
          Issue.record("\(content) lies on \(other)")
        }
      }
    }
  }

  @Test(arguments: CardFixture.all, Screen.allCases) func shapesStayOnTheCard(_ fixture: CardFixture, _ screen: Screen)
  {
    for layout in fixture.layouts(screen) {
      let card = Rect(x: 0, y: 0, width: 390, height: layout.height)
      for case .rectangle(let rect, let radius, _, _, _) in layout.canvas.shapes {
        #expect(card.contains(rect), "\(rect) leaves the card")
        #expect(rect.width > 0 && rect.height > 0 && radius >= 0, "\(rect) is empty")
        #expect(radius <= min(rect.width, rect.height) / 2, "\(radius) is too round for \(rect)")
      }
    }
  }

  /// What a text claims to be readable on is what it stands on; outside the screen all of it is at least 4.5:1.
  @Test(arguments: CardFixture.all, Screen.allCases) func chromeIsReadable(_ fixture: CardFixture, _ screen: Screen) {
    let chrome = [
      ChromeColors.page, ChromeColors.panel, ChromeColors.passTint, ChromeColors.warningTint, ChromeColors.failTint,
    ]
    let inks = [
      ChromeColors.text, ChromeColors.secondary, ChromeColors.pass, ChromeColors.warning, ChromeColors.fail,
    ]
    for text in fixture.layout(screen).canvas.texts where chrome.contains(text.surface) && inks.contains(text.color) {
      #expect(ContrastRatio(text.color, text.surface).meets(.fourPointFive), "\(text.content)")
    }
  }

  @Test func tradersReadTheScreenInThePredictedColours() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "replaced" })
    let texts = CardLayout(fixture.card(), .terminal).canvas.texts
    let price = try #require(texts.first { $0.content == "1.08421" })
    #expect(price.color == .black)
    #expect(price.surface == SRGBColor(rgb: 0xffffff))
    let link = try #require(texts.first { $0.content == "Close all" })
    #expect(link.color == SRGBColor(rgb: 0xffb3c7))
    #expect(link.surface == SRGBColor(rgb: 0xf4f5f7))
  }

  @Test func pairsShowPredictedAndWrittenRatio() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "replaced" })
    let texts = CardLayout(fixture.card(), .overview).canvas.texts.map(\.content)
    #expect(texts.contains("text on paper"))
    #expect(texts.contains("19.25:1"))
    #expect(texts.contains("as written: #8a8f98, 2.97:1, fails"))
  }

  @Test func pairsThatCannotBeToldSaySo() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "empty" })
    let texts = CardLayout(fixture.card(), .overview).canvas.texts.map(\.content)
    #expect(texts.contains("primary is assumed"))
    #expect(texts.contains("cannot tell"))
    #expect(texts.contains("not written"))
  }

  @Test func payloadShowsWrittenBesideApplied() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "replaced" })
    let texts = CardLayout(fixture.card(), .overview).canvas.texts
    let written = try #require(texts.first { $0.content == "40.50" })
    let applied = try #require(texts.first { $0.content == "32" && $0.baseline == written.baseline })
    #expect(applied.x > written.box.maxX)
    #expect(texts.contains { $0.content == "clamped, documented: clamped to 0 … 32" })
  }

  /// However long a font's name is, the sentence behind it is whole.
  @Test(arguments: [
    "W", "WWWW ", "الخط العربي", "ـ", "明朝体", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "&\u{301}\u{301}\u{301}\u{301}", "ꙮ\u{20E3}", "i", "\u{202E}",
    "𒐫",
    "\u{FDFD}", "\u{2003}", "-",
  ]) func longFontNamesLeaveTheSentenceWhole(_ part: String) throws {
    for count in [1, 10, 20, 40, 300] {
      let fixture = CardFixture(
        id: "font", name: "Font", file: "brands/font.xml",
        values: [(.mode, "dark"), (.fontFamily, String(repeating: part, count: count) + "x")])
      for screen in Screen.allCases {
        let texts = fixture.layout(screen).canvas.texts
        let start = try #require(texts.firstIndex { $0.content.hasPrefix("Font: ") })
        let lines = texts[start...].map(\.content)
        let sentence = lines.joined(separator: " ")
        #expect(lines.count <= 2)
        #expect(
          sentence.hasSuffix(
            " This picture is drawn in the fallback stack: Inter, else the system's own font."), "\(sentence)")
        for text in texts[start...] { #expect(text.box.contains(text.frame, tolerance: 0.01)) }
      }
    }
  }

  @Test func cutNamesEndInAnEllipsis() throws {
    let fixture = try #require(CardFixture.all.first { $0.id == "long-name" })
    let texts = CardLayout(fixture.card(), .overview).canvas.texts.map(\.content)
    #expect(texts[1] == "The Honourable and Ancient")
    #expect(texts[2].hasPrefix("Company of Merchant") && texts[2].hasSuffix("…"))
    #expect(texts.contains { $0.hasPrefix("…") && $0.hasSuffix("merchant-adventurers-dark.xml") })
  }
}
