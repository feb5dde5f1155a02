import Testing

@testable import ThemeKit

/// Layouts from right to left, without any SVG. The canvas is 390 points wide.
@Suite struct MirroringTests {
  private static let color = SRGBColor(rgb: 0x101418)

  @Test func rectanglesAndCirclesChangeSides() {
    var canvas = Canvas()
    canvas.rectangle(Rect(x: 16, y: 10, width: 100, height: 40), radius: 8, fill: Self.color)
    canvas.add(.circle(x: 30, y: 20, radius: 5, fill: Self.color))
    #expect(
      canvas.mirrored().shapes == [
        .rectangle(Rect(x: 274, y: 10, width: 100, height: 40), radius: 8, fill: Self.color),
        .circle(x: 360, y: 20, radius: 5, fill: Self.color),
      ])
  }

  @Test func pathsAreSeenInAMirror() {
    var path = PathBuilder()
    path.move(10, 20)
    path.line(14, 24)
    path.horizontal(to: 30)
    path.vertical(to: 40)
    path.arc(radius: 8, to: 46, 40)
    path.close()
    path.polygon((100, 5), (104, 9), (96, 9))
    #expect(path.path.text == "M10 20L14 24H30V40A8 8 0 0 1 46 40ZM100 5l4 4l-8 0Z")
    #expect(path.path.mirrored(in: 390).text == "M380 20L376 24H360V40A8 8 0 0 0 344 40ZM290 5l-4 4l8 0Z")
    #expect(path.path.moved(by: 5).text == "M15 20L19 24H35V40A8 8 0 0 1 51 40ZM105 5l4 4l-8 0Z")
    #expect(path.path.mirrored(in: 390).mirrored(in: 390) == path.path)
  }

  @Test func textsEndWhereTheyBegan() {
    var canvas = Canvas()
    let ink = Ink(.black, on: .white)
    canvas.text("start", .body, ink, x: 16, baseline: 20, width: 100)
    canvas.text("end", .body, ink, x: 374, baseline: 20, width: 80, anchor: .end)
    canvas.text("middle", .body, ink, x: 100, baseline: 40, width: 60, anchor: .middle)
    let texts = canvas.mirrored().texts
    #expect(texts.map(\.content) == ["start", "end", "middle"])
    #expect(texts.map(\.x) == [374, 16, 290])
    #expect(texts.map(\.anchor) == [.end, .start, .middle])
    #expect(texts.map(\.box.x) == [274, 16, 260])
    for text in texts { #expect(text.box.contains(text.frame), "\(text.content)") }
  }

  /// What begins with a figure or a Latin word is a sentence from right to left all the same.
  @Test func sentencesKnowTheirDirection() {
    var canvas = Canvas()
    let ink = Ink(.black, on: .white)
    for text in ["10.00 USD لكل نقطة", "+184.00 USD", "إيداع"] {
      canvas.text(text, .body, ink, x: 16, baseline: 20, width: 300)
    }
    #expect(canvas.mirrored().texts.map(\.direction) == [.rightToLeft, .leftToRight, .rightToLeft])
  }

  @Test func chartsMoveAndStayAsTheyAre() {
    var canvas = Canvas()
    let region = Rect(x: 16, y: 0, width: 100, height: 50)
    canvas.unmirrored(in: region) { canvas in
      canvas.rectangle(Rect(x: 20, y: 10, width: 10, height: 10), fill: Self.color)
      canvas.text("10:00", .caption, Ink(.black, on: .white), x: 40, baseline: 40, width: 50)
    }
    let mirrored = canvas.mirrored()
    // 16 points from the left, 16 from the right then.
    #expect(mirrored.shapes == [.rectangle(Rect(x: 278, y: 10, width: 10, height: 10), radius: 0, fill: Self.color)])
    #expect(mirrored.texts.map(\.x) == [298])
    #expect(mirrored.texts.map(\.anchor) == [.start])
  }

  /// A check mark is one everywhere, a chevron points onward.
  @Test func signsStayAndChevronsTurn() throws {
    var canvas = Canvas()
    canvas.icon(.check, x: 100, y: 10, color: Self.color)
    let fixture = try #require(CardFixture.all.first)
    ThemePainter(card: fixture.card()).chevron(on: &canvas, x: 200, y: 10, color: Self.color)
    let paths = canvas.mirrored().shapes.map { shape -> String in
      if case .stroke(let path, _, _, _) = shape { path.text } else { "" }
    }
    #expect(paths == ["M285.5 10.5L288.5 13.5L294.5 6.5", "M194 6L190 10L194 14"])
  }

  /// Nothing but sides and words differs: the screen is as high as the one from left to right.
  @Test(arguments: Screen.allCases) func screensKeepTheirHeight(_ screen: Screen) throws {
    for fixture in CardFixture.all {
      let usual = fixture.layout(screen)
      let mirrored = fixture.layout(screen, variant: CardVariant(direction: .rightToLeft))
      #expect(mirrored.screenTop == usual.screenTop)
      #expect(mirrored.screenBottom == usual.screenBottom)
      #expect(mirrored.screen.shapes.count == usual.screen.shapes.count)
    }
  }
}
